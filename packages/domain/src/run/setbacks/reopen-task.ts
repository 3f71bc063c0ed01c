import { nextState } from '../../core/state-table.ts';
import { startRequest } from '../flow/begin-calls.ts';
import { reopenStage } from './cascade.ts';
import { renewedDue, dueForRework } from '../dates/due-date.ts';
import type { DecisionRecord, TaskPatch } from '../../run-model/event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { reopenWorkflow } from '../flow/reopen-workflow.ts';
import { resetChildren } from './reset.ts';
import type { RunTask } from '../../run-model/run.ts';
import { stageOf } from '../../run-model/run-view.ts';
import type { TaskTransition } from '../tables/task-table.ts';

/** Marks an optional task as needed, so that its stage doesn't skip it immediately. */
export const reactivatedPatch = ({ plan: { need }, isWantedBack }: RunTask): TaskPatch =>
  need === 'OPTIONAL' && !isWantedBack ? { isWantedBack: true } : {};

interface Why {
  readonly row: TaskTransition;
  readonly comment: string;
  /** Whether a rejection sends it back. */
  readonly isRework?: boolean;
  readonly patch?: TaskPatch;
  readonly decisions?: readonly DecisionRecord[];
}

/**
 * Reopens a task with its workflow and stage, and resets its approvals. The last submitter stays
 * recorded until the next submission, since a later approval may check it.
 */
export const reopenTask = (ledger: Ledger, task: RunTask, why: Why): void => {
  reopenWorkflow(ledger);
  reopenStage(ledger, stageOf(ledger, task));
  resetChildren(ledger, task);
  const due = (why.isRework === true ? dueForRework : renewedDue)(ledger, task);
  recordTask(
    ledger,
    'TASK_REOPENED',
    task,
    {
      status: nextState(why.row, task.status),
      completedAt: null,
      reopenedCount: task.reopenedCount + 1,
      isReopened: task.status === 'COMPLETED',
      ...reactivatedPatch(task),
      ...due.patch,
      // An automated task repeats its request.
      ...(task.type === 'AUTOMATION' && startRequest(ledger, task)),
      ...why.patch,
    },
    {
      cause: why.row.cause,
      comment: why.comment,
      decisions: [...due.decisions, ...(why.decisions ?? [])],
    },
  );
};
