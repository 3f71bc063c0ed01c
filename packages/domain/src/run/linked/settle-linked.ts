import { isDeepEqual } from '../../core/equality.ts';
import { systemRow, rowFor } from '../../core/state-table.ts';
import {
  followedLinks,
  isDone,
  isJoined,
  neededCount,
  problemOfLink,
  problemOfTask,
  type LinkProblem,
} from '../../run-model/child-link.ts';
import { linkedTable } from '../tables/linked-table.ts';
import { joinedOutputs } from '../../linked-workflow/mapped-values.ts';
import { isReported } from '../../run-model/exception.ts';
import { isExpired } from '../../task/settled.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import { recordTask, recordValue, type Ledger } from '../command/ledger.ts';
import { completeTask } from '../flow/complete-task.ts';
import { reopenTask } from '../setbacks/reopen-task.ts';
import { resetChildren } from '../setbacks/reset.ts';
import type { RunTask } from '../../run-model/run.ts';
import { valueAt } from '../../run-model/run-view.ts';
import type { Cause } from '../../run-model/cause.ts';
import { approvalsCondition } from '../tables/task-table.ts';

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

/** Writes the outputs of the linked workflows to the fields of the task. */
const takeOutputs = (ledger: Ledger, task: RunTask, cause: Cause): void => {
  for (const { to, value: committed } of joinedOutputs(ledger, task)) {
    const place = valueAt(ledger, to);
    if (place === undefined) continue;
    if (place.draft === null && isDeepEqual(place.committed, committed)) continue;
    const note = { cause, origin: 'LINKED_WORKFLOW' } as const;
    recordValue(ledger, 'VALUE_COMMITTED', place, { committed, draft: null }, note);
  }
};

/** Completes the task with its linked workflows, or requests approvals of their results. */
const completeLinked = (ledger: Ledger, task: RunTask): void => {
  const row = rowFor(linkedTable, task.status, 'enoughCompleted', approvalsCondition(ledger, task));
  if (row === undefined) return;
  takeOutputs(ledger, task, row.cause);
  resetChildren(ledger, task);
  completeTask(ledger, task, {
    kind: 'TASK_COMPLETED',
    row,
    answers: 'VALID',
    patch: () => ({
      submittedBy: null,
      ...(task.hasException && { hasException: false, exception: null }),
    }),
    decisions: [why(task, 'COMPLETED')],
  });
};

const raise = (ledger: Ledger, task: RunTask, problem: LinkProblem): void => {
  const { cause } = systemRow(linkedTable, task.status, 'problemReported');
  recordTask(
    ledger,
    'LINKED_WORKFLOW_TROUBLED',
    task,
    {
      hasException: true,
      exception: { category: 'LINKED_WORKFLOW', text: problem, reportedBy: null, at: ledger.now },
    },
    { cause, decisions: [why(task, problem)] },
  );
};

/** Applies the states of the linked workflows to their task. */
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
  const { cause } = systemRow(linkedTable, task.status, 'problemResolved');
  recordTask(
    ledger,
    'LINKED_WORKFLOW_RECOVERED',
    task,
    { hasException: false, exception: null },
    { cause, decisions: [why(task, 'GOES_ON')] },
  );
};

/** Returns whether linked workflows still affect the task: not if it was skipped or has expired. */
const isAffectedByChildren = (task: RunTask): boolean =>
  task.type === 'LINKED_WORKFLOW' &&
  linkedTable.rowsFor(task.status, 'childRestarted').length > 0 &&
  task.plan.link?.onChildRestart === 'FOLLOW' &&
  !task.isDoneByHand &&
  task.skippedAt === null &&
  task.expirationStatus !== 'EXPIRED' &&
  !isJoined(task);

/**
 * Reopens completed tasks whose linked workflows are open again. Skipped while the workflow is
 * paused and repeated after it resumes.
 */
export const followRestarted = (ledger: Ledger): void => {
  const { scheduleStatus } = ledger.workflow;
  if (scheduleStatus !== 'RUNNING' && scheduleStatus !== 'COMPLETED') return;
  for (const task of ledger.tasks)
    if (isAffectedByChildren(task))
      reopenTask(ledger, task, {
        row: systemRow(linkedTable, task.status, 'childRestarted'),
        comment: '',
        decisions: [why(task, 'REOPENED')],
      });
};
