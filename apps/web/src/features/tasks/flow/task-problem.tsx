import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskProblem_task$key } from '../../../__generated__/taskProblem_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import { ResolveDialog } from './problem-dialog.tsx';
import { TaskFlowDialog } from './task-flow-dialog.tsx';
import type { TaskFlowCommand } from './task-flow-mutations.ts';
import classes from './task-problem.module.css';

/** An open problem, or a rejection that needs a decision. */
export function TaskProblem({ task }: { readonly task: taskProblem_task$key }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState<TaskFlowCommand | 'RESOLVE' | null>(null);
  const data = useFragment(
    graphql`
      fragment taskProblem_task on Task {
        id
        name
        version
        workflowId
        type
        exception {
          category
          text
          at
          reportedBy {
            name
          }
        }
        sendBackTargets {
          id
          name
        }
        permissions {
          resolveException
          decideRejection
          overrideRejection
          refusals {
            ...refusalText_refusal
          }
        }
      }
    `,
    task,
  );
  const { exception, permissions } = data;
  const close = (): void => setOpen(null);
  const category = exception?.category;
  return (
    <>
      {exception != null && category !== undefined && (
        <section className={classes.root} aria-label={t(`flow.problem.${category}`)}>
          <TriangleAlert className={classes.icon} size={16} aria-hidden="true" />
          <div className={classes.body}>
            <p className={classes.head}>{t(`flow.problem.${category}`)}</p>
            <p className={classes.who}>
              {exception.reportedBy != null &&
                t('flow.problem.by', { name: exception.reportedBy.name })}{' '}
              <Moment at={exception.at} />
            </p>
            {exception.text !== '' && category !== 'LINKED_WORKFLOW' && (
              <p className={classes.text}>{exception.text}</p>
            )}
            <Button
              size="small"
              disabledReason={refusalTip(t, permissions.refusals, 'resolveException')}
              onClick={() => setOpen('RESOLVE')}
            >
              {t('flow.problem.resolve')}
            </Button>
          </div>
        </section>
      )}
      {permissions.decideRejection && (
        <section className={classes.root} aria-label={t('flow.rejected.title')}>
          <TriangleAlert className={classes.icon} size={16} aria-hidden="true" />
          <div className={classes.body}>
            <p className={classes.head}>{t('flow.rejected.title')}</p>
            <p className={classes.text}>{t('flow.rejected.text')}</p>
            <p className={classes.actions}>
              {data.sendBackTargets.length > 0 && (
                <Button size="small" onClick={() => setOpen('SEND_BACK')}>
                  {t('flow.SEND_BACK.action')}
                </Button>
              )}
              <Button
                size="small"
                disabledReason={refusalTip(t, permissions.refusals, 'overrideRejection')}
                onClick={() => setOpen('OVERRIDE_REJECTION')}
              >
                {t('flow.OVERRIDE_REJECTION.action')}
              </Button>
              <Button size="small" kind="subtle" onClick={() => setOpen('END')}>
                {t('flow.END.action')}
              </Button>
            </p>
          </div>
        </section>
      )}
      {open === 'RESOLVE' && <ResolveDialog task={data} onClose={close} />}
      {open !== null && open !== 'RESOLVE' && (
        <TaskFlowDialog command={open} task={data} targets={data.sendBackTargets} onClose={close} />
      )}
    </>
  );
}
