import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskStatus_task$key } from '../../../__generated__/taskStatus_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { taskLook } from '../../../lib/status/task-look.ts';
import { useWaitingText } from '../../../lib/waiting/use-waiting-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { useApproversText } from '../people/use-approvers-text.ts';
import { TaskWhy } from './task-why.tsx';
import classes from './task-body.module.css';

/** The status of the task, what it waits for, and its explanation, below the title. */
export function TaskStatus({ task }: { readonly task: taskStatus_task$key }): ReactNode {
  const t = useText();
  const waitingText = useWaitingText();
  const approversText = useApproversText();
  const data = useFragment(
    graphql`
      fragment taskStatus_task on Task {
        id
        workflowId
        type
        displayStatus
        mark
        skippedAt
        completedAt
        isReopened
        isLate
        waitingFor {
          code
          params {
            name
            value
          }
          names
        }
        approvals {
          id
          rule
          awaitedApprovers {
            id
            name
          }
        }
      }
    `,
    task,
  );
  const look = taskLook(data);
  const waiting =
    data.waitingFor == null ? approversText(data.approvals) : waitingText(data.waitingFor);
  return (
    <div className={classes.status}>
      <StatusIcon shape={look.shape} label={t(look.text)} showLabel />
      {data.isReopened && <Badge tone="due-soon">{t('status.reopened')}</Badge>}
      {data.isLate && data.completedAt != null && (
        <Badge tone="late">{t('status.completedLate')}</Badge>
      )}
      <TaskWhy taskId={data.id} workflowId={data.workflowId} />
      {waiting !== null && <span className={classes.waiting}>{waiting}</span>}
    </div>
  );
}
