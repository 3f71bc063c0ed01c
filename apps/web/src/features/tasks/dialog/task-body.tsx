import type { ReactNode } from 'react';
import { Hourglass } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { taskBody_task$key } from '../../../__generated__/taskBody_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useWaitingText } from '../../../lib/waiting/use-waiting-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { TaskCalls } from '../calls/task-calls.tsx';
import { TaskForm } from '../form/task-form.tsx';
import { TaskProblem } from '../flow/task-problem.tsx';
import { TaskReport } from '../flow/task-report.tsx';
import { LinkedWorkflows } from '../linked/linked-workflows.tsx';
import { UnsentTaskDrafts } from './unsent-task-drafts.tsx';
import { TaskApprovals } from './task-approvals.tsx';
import { TaskExpired } from './task-expired.tsx';
import { TaskHands } from '../hands/task-hands.tsx';
import { TaskInquiries } from '../hands/task-inquiries.tsx';
import { TaskTally } from '../hands/task-tally.tsx';
import { TaskWaitedFor } from '../hands/task-waited-for.tsx';
import { ContentChange } from '../shared/content-change.tsx';
import { TaskCounter } from '../shared/task-counter.tsx';
import { useApproversText } from '../people/use-approvers-text.ts';
import { TaskRemarks } from './task-remarks.tsx';
import { TaskTexts } from './task-texts.tsx';
import { TaskVotes } from './task-votes.tsx';
import classes from './task-body.module.css';

export interface TaskBodyProps {
  readonly task: taskBody_task$key;
  /** Content above the title, such as the approval context. */
  readonly lead?: ReactNode;
}

/** Description, form, and discussion of a task. */
export function TaskBody({ task, lead }: TaskBodyProps): ReactNode {
  const t = useText();
  const waitingText = useWaitingText();
  const approversText = useApproversText();
  const data = useFragment(
    graphql`
      fragment taskBody_task on Task {
        id
        startedAt
        isReopened
        isLate
        completedAt
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
        ...taskTexts_task
        ...taskProblem_task
        ...taskReport_task
        ...taskExpired_task
        ...taskRemarks_task
        ...taskForm_task
        ...linkedWorkflows_task
        ...taskCalls_task
        ...taskApprovals_task
        ...taskVotes_task
        ...taskTally_task
        ...taskInquiries_task
        ...taskHands_task
        ...taskCounter_task
        ...contentChange_task
        ...taskWaitedFor_task
      }
    `,
    task,
  );
  const waiting =
    data.waitingFor == null ? approversText(data.approvals) : waitingText(data.waitingFor);
  return (
    <>
      {lead}
      <TaskProblem task={data} />
      <TaskRemarks task={data} />
      {waiting !== null && (
        <p className={classes.waiting}>
          <Hourglass size={15} aria-hidden="true" />
          {waiting}
        </p>
      )}
      <TaskExpired task={data} />
      <TaskTexts
        task={data}
        badges={
          (data.isReopened || (data.isLate && data.completedAt != null)) && (
            <p className={classes.badges}>
              {data.isReopened && <Badge tone="due-soon">{t('status.reopened')}</Badge>}
              {data.isLate && data.completedAt != null && (
                <Badge tone="late">{t('status.completedLate')}</Badge>
              )}
            </p>
          )
        }
      />
      <TaskForm task={data} />
      <TaskWaitedFor task={data} />
      <ContentChange task={data} />
      <TaskHands task={data} />
      <TaskCounter task={data} />
      <LinkedWorkflows task={data} />
      <TaskCalls task={data} />
      <TaskApprovals task={data} />
      <div className={classes.votes}>
        <TaskTally task={data} />
        <TaskVotes task={data} />
        <TaskInquiries task={data} />
      </div>
      <TaskReport task={data} />
      <UnsentTaskDrafts taskId={data.id} startedAt={data.startedAt ?? null} />
    </>
  );
}
