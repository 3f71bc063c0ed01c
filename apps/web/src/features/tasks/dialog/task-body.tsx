import { Suspense, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskBody_task$key } from '../../../__generated__/taskBody_task.graphql.ts';
import { lazyComponent } from '../../../lib/lazy/lazy-component.ts';
import { TaskCalls } from '../calls/task-calls.tsx';
import { TaskForm } from '../form/task-form.tsx';
import { TaskProblem } from '../flow/task-problem.tsx';
import { LinkedWorkflows } from '../linked/linked-workflows.tsx';
import { UnsentTaskDrafts } from './unsent-task-drafts.tsx';
import type { ActingTask } from './decision/task-action.ts';
import { TaskApprovals } from './decision/task-approvals.tsx';
import { TaskExpired } from './facts/task-expired.tsx';
import { TaskHands } from '../hands/task-hands.tsx';
import { TaskInquiries } from '../hands/task-inquiries.tsx';
import { TaskTally } from '../hands/task-tally.tsx';
import { TaskWaitedFor } from '../hands/task-waited-for.tsx';
import { ContentChange } from '../shared/content-change.tsx';
import { TaskCounter } from '../shared/task-counter.tsx';
import { TaskRemarks } from './task-remarks.tsx';
import { TaskTexts } from './task-texts.tsx';
import { TaskVotes } from './decision/task-votes.tsx';
import classes from './task-body.module.css';

/** Few tasks are sent to guests. */
const GuestLinkList = lazyComponent(
  async () => (await import('../guests/guest-link-list.tsx')).GuestLinkList,
);

export interface TaskBodyProps {
  readonly task: taskBody_task$key;
  /** The task and its approvals whose refusals are loaded. */
  readonly acting: readonly ActingTask[];
  /** Content above the title, such as the approval context. */
  readonly lead?: ReactNode;
  /** Status below the title. */
  readonly status: ReactNode;
}

/** Description, form, and discussion of a task. */
export function TaskBody({ task, acting, lead, status }: TaskBodyProps): ReactNode {
  const data = useFragment(
    graphql`
      fragment taskBody_task on Task {
        id
        startedAt
        workflowId
        hasGuests
        ...taskTexts_task
        ...taskProblem_task
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
  return (
    <>
      {lead}
      <TaskProblem task={data} />
      <TaskRemarks task={data} />
      <TaskExpired task={data} />
      <TaskTexts task={data} status={status} />
      <TaskForm task={data} />
      <TaskWaitedFor task={data} />
      <ContentChange task={data} />
      <TaskHands task={data} />
      {data.hasGuests && (
        <Suspense>
          <GuestLinkList taskId={data.id} workflowId={data.workflowId} />
        </Suspense>
      )}
      <TaskCounter task={data} />
      <LinkedWorkflows task={data} />
      <TaskCalls task={data} />
      <TaskApprovals task={data} acting={acting} />
      <div className={classes.votes}>
        <TaskTally task={data} />
        <TaskVotes task={data} />
        <TaskInquiries task={data} />
      </div>
      <UnsentTaskDrafts taskId={data.id} startedAt={data.startedAt ?? null} />
    </>
  );
}
