import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { receiptOf } from '../../../task/receipts.ts';
import { taskTable } from '../../tables/task-table.ts';
import { acknowledgedCondition } from '../../facts/acknowledged.ts';
import type {
  AcknowledgeCommand,
  DeclineCommand,
} from '../../../run-model/command/people-command.ts';
import { dueOnceConfirmed, type RenewedDue } from '../../dates/due-date.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import type { RunTask } from '../../../run-model/run.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { replacements } from '../../people/staff.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Returns the due date after the last acceptance. */
const confirmedDue = (ledger: Ledger, task: RunTask, next: RunTask['status']): RenewedDue =>
  next === task.status ? { patch: {}, decisions: [] } : dueOnceConfirmed(ledger, task);

/**
 * Accepts a task. Depending on the rule of the task, one acceptance is enough or each assignee must
 * accept.
 */
export const decideAcknowledge = (ledger: Ledger, command: AcknowledgeCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotAssignee');
  const acknowledgements = [...task.acknowledgements, receiptOf(agent, task, ledger.now)];
  const condition = acknowledgedCondition({ ...task, acknowledgements });
  const row = takeRow(taskTable, task.status, 'acknowledge', {
    ask: askFor(ledger, task, command),
    when: condition,
    otherwise: refuse('NothingToAcknowledge'),
  });
  if (!row.ok) return row.refusals[0];
  const status = nextState(row.value, task.status);
  const { cause } = row.value;
  const due = confirmedDue(ledger, task, status);
  recordTask(
    ledger,
    'TASK_ACKNOWLEDGED',
    task,
    { status, acknowledgements, ...due.patch },
    { cause, decisions: due.decisions },
  );
  return null;
};

/** Removes the assignee. Without other assignees, the backups or the owner get the task. */
export const decideDecline = (ledger: Ledger, command: DeclineCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotAssignee');
  const others = task.assignees.filter((party) => party !== agent.id);
  const left =
    others.length > 0
      ? { assignees: others, decisions: [] }
      : replacements(ledger, task, [agent.id]);
  const condition = acknowledgedCondition({ ...task, assignees: left.assignees });
  const row = takeRow(taskTable, task.status, 'decline', {
    ask: askFor(ledger, task, command),
    when: condition,
    otherwise: refuse('NothingToAcknowledge'),
  });
  if (!row.ok) return row.refusals[0];
  const status = nextState(row.value, task.status);
  const due = confirmedDue(ledger, task, status);
  recordTask(
    ledger,
    'TASK_DECLINED',
    task,
    { status, assignees: left.assignees, ...due.patch },
    {
      cause: row.value.cause,
      comment: command.reason.trim(),
      decisions: [...left.decisions, ...due.decisions],
    },
  );
  return null;
};
