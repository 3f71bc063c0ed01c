import { isDeepEqual } from '../../core/equality.ts';
import { systemRow, takeRow } from '../../core/state-table.ts';
import { refuse } from '../../core/refusal.ts';
import {
  followedLinks,
  isDone,
  isJoined,
  neededCount,
  problemOfLink,
  problemOfTask,
  type LinkProblem,
} from '../../linked-workflow/child-link.ts';
import { linkedTable } from '../../linked-workflow/linked-table.ts';
import { joinedOutputs } from '../../linked-workflow/mapped-values.ts';
import { isReported } from '../../task/exception.ts';
import { isExpired } from '../../task/settled.ts';
import type { DecisionRecord } from '../event.ts';
import { recordTask, recordValue, type Ledger } from '../command/ledger.ts';
import { completeTask } from '../flow/complete-task.ts';
import { reopenTask } from '../setbacks/reopen-task.ts';
import { resetChildren } from '../setbacks/reset.ts';
import type { RunTask } from '../run.ts';
import { childrenOf, valueAt } from '../run-view.ts';

const why = (task: RunTask, result: string): DecisionRecord => {
  const followed = followedLinks(task);
  const troubled = followed.find((link) => problemOfLink(link) !== null);
  return {
    rule: 'LINKED_WORKFLOWS',
    operands: {
      completed: followed.filter(isDone).length,
      needed: neededCount(task),
      of: followed.length,
      ...(troubled !== undefined && { workflow: troubled.workflowId }),
    },
    result,
  };
};

/** Writes what the linked workflows return to the fields of the task. */
const takeOutputs = (ledger: Ledger, task: RunTask, row: string): void => {
  for (const { to, value: committed } of joinedOutputs(ledger, task)) {
    const place = valueAt(ledger, to);
    if (place === undefined) continue;
    if (place.draft === null && isDeepEqual(place.committed, committed)) continue;
    const note = { row, origin: 'LINKED_WORKFLOW' } as const;
    recordValue(ledger, 'VALUE_COMMITTED', place, { committed, draft: null }, note);
  }
};

/** L2: done with its children, or on to those who approve what came of them. */
const completeLinked = (ledger: Ledger, task: RunTask): void => {
  const hasApprovals = childrenOf(ledger, task).length > 0;
  const row = takeRow(linkedTable, task.status, 'enoughCompleted', {
    guard: () => null,
    holds: (name) => (name === 'hasApprovals') === hasApprovals,
    unknown: () => refuse('TaskNotOpen', { status: task.status }),
  });
  if (!row.ok) return;
  takeOutputs(ledger, task, row.value.row);
  resetChildren(ledger, task);
  completeTask(ledger, task, {
    kind: 'TASK_COMPLETED',
    row: row.value,
    answers: 'VALID',
    patch: () => ({
      submittedBy: null,
      ...(task.hasException && { hasException: false, exception: null }),
    }),
    decisions: [why(task, 'COMPLETED')],
  });
};

const raise = (ledger: Ledger, task: RunTask, problem: LinkProblem): void => {
  const { row } = systemRow(linkedTable, task.status, 'troubled');
  recordTask(
    ledger,
    'LINKED_WORKFLOW_TROUBLED',
    task,
    {
      hasException: true,
      exception: { category: 'LINKED_WORKFLOW', text: problem, reportedBy: null, at: ledger.now },
    },
    { row, decisions: [why(task, problem)] },
  );
};

/** L2, L3, L4: what the children mean for the task that waits for them. */
export const settleLinked = (ledger: Ledger, task: RunTask): void => {
  if (task.status !== 'PENDING_SUBMISSION' || isReported(task) || isExpired(task)) return;
  if (isJoined(task)) {
    completeLinked(ledger, task);
    return;
  }
  const problem = problemOfTask(task);
  if (problem === (task.exception?.text ?? null)) return;
  if (problem !== null) {
    raise(ledger, task, problem);
    return;
  }
  const { row } = systemRow(linkedTable, task.status, 'recovered');
  recordTask(
    ledger,
    'LINKED_WORKFLOW_RECOVERED',
    task,
    { hasException: false, exception: null },
    { row, decisions: [why(task, 'GOES_ON')] },
  );
};

/** What was skipped or has expired was not done with its children, however they go on. */
const isToFollow = (task: RunTask): boolean =>
  task.type === 'LINKED_WORKFLOW' &&
  linkedTable.rowsFor(task.status, 'childRestarted').length > 0 &&
  task.link?.onChildRestart === 'FOLLOW' &&
  !task.isDoneByHand &&
  task.skippedAt === null &&
  task.expirationStatus !== 'EXPIRED' &&
  !isJoined(task);

/**
 * L5: tasks that were done with their children, under review or sent back, whose children are not done any more.
 * Held while the workflow stands still, so it is asked again when it goes on.
 */
export const followRestarted = (ledger: Ledger): void => {
  const { scheduleStatus } = ledger.workflow;
  if (scheduleStatus !== 'RUNNING' && scheduleStatus !== 'COMPLETED') return;
  for (const task of ledger.tasks)
    if (isToFollow(task))
      reopenTask(ledger, task, {
        row: systemRow(linkedTable, task.status, 'childRestarted'),
        comment: '',
        decisions: [why(task, 'REOPENED')],
      });
};
