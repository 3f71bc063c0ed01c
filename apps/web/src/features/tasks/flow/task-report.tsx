import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskReport_task$key } from '../../../__generated__/taskReport_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ReportDialog } from './problem-dialog.tsx';
import { TaskFlowDialog } from './task-flow-dialog.tsx';
import classes from './task-problem.module.css';

/** What is seldom said of a task, below what there is to do: that something is wrong with it. */
export function TaskReport({ task }: { readonly task: taskReport_task$key }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState<'REPORT' | 'REOPEN' | null>(null);
  const data = useFragment(
    graphql`
      fragment taskReport_task on Task {
        id
        version
        workflowId
        type
        exception {
          category
        }
        permissions {
          reportException
          reopen
        }
      }
    `,
    task,
  );
  const { reportException, reopen } = data.permissions;
  const close = (): void => setOpen(null);
  if (!reportException || data.exception != null) return null;
  return (
    <p className={classes.report}>
      <Button
        kind="subtle"
        size="small"
        icon={<TriangleAlert size={14} aria-hidden="true" />}
        onClick={() => setOpen('REPORT')}
      >
        {t('flow.problem.report')}
      </Button>
      {reopen && (
        <Button kind="subtle" size="small" onClick={() => setOpen('REOPEN')}>
          {t('flow.REOPEN.action')}
        </Button>
      )}
      {open === 'REPORT' && <ReportDialog task={data} onClose={close} />}
      {open === 'REOPEN' && (
        <TaskFlowDialog command={open} task={data} targets={[]} onClose={close} />
      )}
    </p>
  );
}
