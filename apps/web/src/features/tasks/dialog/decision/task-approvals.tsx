import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskApprovals_task$key } from '../../../../__generated__/taskApprovals_task.graphql.ts';
import { useIntl } from '../../../../lib/intl/use-intl.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { taskLook } from '../../../../lib/status/task-look.ts';
import { AvatarGroup } from '../../../../ui/avatar/avatar-group.tsx';
import { StatusIcon } from '../../../../ui/status-icon/status-icon.tsx';
import { DueText } from '../../due/due-text.tsx';
import { TaskExpired } from '../facts/task-expired.tsx';
import { TaskHands } from '../../hands/task-hands.tsx';
import { TaskInquiries } from '../../hands/task-inquiries.tsx';
import { TaskTally } from '../../hands/task-tally.tsx';
import { ContentChange } from '../../shared/content-change.tsx';
import { TaskCounter } from '../../shared/task-counter.tsx';
import type { ActingTask } from './task-action.ts';
import { TaskVotes } from './task-votes.tsx';
import classes from './task-approvals.module.css';

export interface TaskApprovalsProps {
  readonly task: taskApprovals_task$key;
  /** The approvals whose refusals are loaded. */
  readonly acting: readonly ActingTask[];
}

/** The approvals of a task by level, with all decisions. */
export function TaskApprovals({ task, acting }: TaskApprovalsProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const { approvals } = useFragment(
    graphql`
      fragment taskApprovals_task on Task {
        approvals {
          id
          level
          rule
          type
          displayStatus
          dueOn
          dueOnClass
          completedAt
          requiresComment
          assignees {
            id
            name
            kind
          }
          ...taskExpired_task
          ...taskVotes_task
          ...taskTally_task
          ...taskInquiries_task
          ...taskHands_task
          ...taskCounter_task
          ...contentChange_task
        }
      }
    `,
    task,
  );
  if (approvals.length === 0) return null;
  const levels = [...new Set(approvals.map(({ level }) => level))].toSorted((a, b) => a - b);
  return (
    <section className={classes.root}>
      <h3 className={classes.title}>
        {t('tasks.approvals.title')}
        <span className={classes.count}>
          {t('tasks.approvals.count', {
            done: approvals.filter((approval) => taskLook(approval).shape === 'approved').length,
            count: approvals.length,
          })}
        </span>
      </h3>
      {levels.map((level) => (
        <div key={level} className={classes.level}>
          {levels.length > 1 && (
            <h4 className={classes.levelTitle}>{t('tasks.approvals.level', { level })}</h4>
          )}
          <ul className={classes.list}>
            {approvals
              .filter((approval) => approval.level === level)
              .map((approval) => {
                const look = taskLook(approval);
                const names = intl.formatList(
                  approval.assignees.map(({ name }) => name),
                  { type: approval.rule === 'ALL' ? 'conjunction' : 'disjunction' },
                );
                return (
                  <li key={approval.id} className={classes.approval}>
                    <div className={classes.head}>
                      <StatusIcon shape={look.shape} label={t(look.text)} />
                      <AvatarGroup parties={approval.assignees} />
                      <span className={classes.names}>{names}</span>
                      <span className={classes.facts}>
                        <span>{t(look.text)}</span>
                        <DueText
                          dueOn={approval.dueOn}
                          dueClass={approval.dueOnClass}
                          completedAt={approval.completedAt}
                          withLateness
                        />
                      </span>
                    </div>
                    <TaskExpired task={approval} />
                    <TaskTally task={approval} />
                    <TaskVotes task={approval} />
                    <TaskInquiries task={approval} />
                    <ContentChange task={approval} />
                    <TaskHands
                      task={approval}
                      menu={{
                        label: t('tasks.approvals.more', { names }),
                        refusals: acting.find(({ id }) => id === approval.id)?.permissions.refusals,
                      }}
                    />
                    <TaskCounter task={approval} />
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </section>
  );
}
