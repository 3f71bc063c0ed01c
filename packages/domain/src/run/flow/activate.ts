import { approvalTable } from '../tables/approval-table.ts';
import { automationTable } from '../tables/automation-table.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import { linkedTable } from '../tables/linked-table.ts';
import { taskTable } from '../tables/task-table.ts';
import { dueAtStart, withDue } from '../dates/due-date.ts';
import { callAtStart } from './begin-calls.ts';
import type { DecisionRecord, TaskPatch } from '../../run-model/event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { childrenAtStart } from './start-children.ts';
import { staffPatch } from '../people/staff.ts';
import { dueDecision } from '../dates/schedule.ts';

interface Beginning {
  /** Changes that every start makes. */
  readonly patch: TaskPatch;
  readonly decisions: readonly DecisionRecord[];
}

/**
 * Sets people and due date of a starting task. A duration counts from now; fixed dates and dates
 * set by a person stay. Without an assignee, the owner gets the task.
 */
const begin = (ledger: Ledger, task: RunTask, why: DecisionRecord): Beginning => {
  const { now } = ledger;
  const { dueOn, isByRule } = dueAtStart(ledger, task);
  const decisions = [why];
  if (dueOn !== null) decisions.push(dueDecision(isByRule ? task.plan.dueRule : null, dueOn));
  const staff = staffPatch(ledger, task);
  decisions.push(...staff.decisions);
  const patch = {
    startedAt: now,
    ...withDue(ledger, task, dueOn),
    ...staff.patch,
  };
  return { patch, decisions };
};

/** Starts a task or a standalone approval. */
export const activate = (ledger: Ledger, task: RunTask, why: DecisionRecord): void => {
  if (task.type === 'APPROVAL') {
    requestApproval(ledger, task, task.round + 1, why);
    return;
  }
  const row =
    task.type === 'LINKED_WORKFLOW'
      ? systemRow(linkedTable, task.status, 'activate')
      : task.type === 'AUTOMATION'
        ? systemRow(automationTable, task.status, 'activate')
        : systemRow(
            taskTable,
            task.status,
            'activate',
            task.plan.acknowledgement === 'NONE'
              ? 'needsNoAcknowledgement'
              : 'needsAcknowledgement',
          );
  const { patch, decisions } = begin(ledger, task, why);
  recordTask(
    ledger,
    'TASK_ACTIVATED',
    task,
    {
      status: nextState(row, task.status),
      ...patch,
      ...(task.type === 'LINKED_WORKFLOW' && { links: childrenAtStart(ledger, task) }),
      ...(task.type === 'AUTOMATION' && callAtStart(ledger, task)),
    },
    { cause: row.cause, decisions },
  );
};

/**
 * Requests an approval in the given round. Rounds only increase, so votes of different rounds never
 * mix.
 */
export const requestApproval = (
  ledger: Ledger,
  approval: RunTask,
  round: number,
  why: DecisionRecord,
): void => {
  const row = systemRow(approvalTable, approval.status, 'activate');
  const { patch, decisions } = begin(ledger, approval, why);
  recordTask(
    ledger,
    'APPROVAL_REQUESTED',
    approval,
    {
      status: nextState(row, approval.status),
      approvalStatus: 'PENDING',
      round,
      ...(approval.sentBackTo !== null && { sentBackTo: null }),
      ...(approval.contentChange !== null && { contentChange: null }),
      ...patch,
    },
    { cause: row.cause, decisions },
  );
};
