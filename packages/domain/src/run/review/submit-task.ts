import { personOf } from '../../party/actor.ts';
import type { PartyId } from '../../core/ids.ts';
import { dueOnceConfirmed } from '../dates/due-date.ts';
import { nextState } from '../../core/state-table.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { completeTask } from '../flow/complete-task.ts';
import { remarkedValues, openFieldComments } from '../values/field-comments.ts';
import { repeatApprovals, recountVotes, hasChangedSince } from './review-again.ts';
import type { RunTask, Vote } from '../../run-model/run.ts';
import type { TaskTransition } from '../tables/task-table.ts';

interface Submission {
  readonly row: TaskTransition;
  /** The assignees, if someone else submits for them. */
  readonly onBehalfOf: RunTask['submittedFor'];
  readonly comment: string | null;
  /** The last submitter, if no one submits now. */
  readonly by?: PartyId;
}

/** Submits the task: completes it, or requests its approvals in a new round. */
export const submitTask = (
  ledger: Ledger,
  task: RunTask,
  { row, onBehalfOf, comment, by }: Submission,
): void => {
  const submitter = by ?? personOf(ledger.agent);
  const remarked = remarkedValues(ledger, task);
  const begin = ledger.events.length;
  // People who submitted a part count as submitters.
  const parts = task.handedIn.map((receipt) => receipt.by);
  const together = [...new Set([...onBehalfOf, ...parts])].filter((party) => party !== submitter);
  let votes: readonly Vote[] = [];
  completeTask(ledger, task, {
    kind: 'TASK_SUBMITTED',
    row,
    answers: 'ALL',
    comment,
    patch: () => {
      votes = repeatApprovals(ledger, task, {
        isChanged: hasChangedSince(ledger, begin),
        doers: submitter === null ? together : [submitter, ...together],
      });
      return {
        submittedBy: submitter,
        ...((together.length > 0 || task.submittedFor.length > 0) && { submittedFor: together }),
        ...(task.handedIn.length > 0 && { handedIn: [] }),
        ...openFieldComments(ledger, task, remarked),
        // Only the owner or an admin can submit a task with an exception: this resolves it.
        ...(task.hasException && { hasException: false, exception: null, rejectCycles: 0 }),
      };
    },
  });
  recountVotes(ledger, votes, row.cause, task.round + 1);
};

/** Records one of several required submissions. */
export const submitPart = (
  ledger: Ledger,
  task: RunTask,
  row: TaskTransition,
  handedIn: RunTask['handedIn'],
): void => {
  const status = nextState(row, task.status);
  const { patch, decisions } = dueOnceConfirmed(ledger, task);
  recordTask(
    ledger,
    'TASK_PART_SUBMITTED',
    task,
    { status, handedIn, ...patch },
    { cause: row.cause, decisions },
  );
};
