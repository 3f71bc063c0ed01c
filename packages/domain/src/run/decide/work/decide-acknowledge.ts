import { mayAcknowledge, mayDecline } from '../../../access/task/acknowledge-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { receiptOf } from '../../../task/receipts.ts';
import { taskTable } from '../../../task/task-table.ts';
import { acknowledgedCondition } from '../../facts/acknowledged.ts';
import type { AcknowledgeCommand, DeclineCommand } from '../../command/people-command.ts';
import { reasonRefusal } from '../../command/comment-length.ts';
import { dueOnceConfirmed, type RenewedDue } from '../../dates/due-date.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import type { RunTask } from '../../run.ts';
import { taskOf } from '../../run-view.ts';
import { standIns } from '../../people/staff.ts';

/** Returns the due date after the last acceptance. */
const confirmedDue = (ledger: Ledger, task: RunTask, next: RunTask['status']): RenewedDue =>
  next === task.status ? { patch: {}, decisions: [] } : dueOnceConfirmed(ledger, task);

/** Accepts a task. Depending on its rule, one acceptance is enough or each assignee must accept. */
export const decideAcknowledge = (ledger: Ledger, command: AcknowledgeCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotAssignee');
  const acknowledgements = [...task.acknowledgements, receiptOf(agent, task, ledger.now)];
  const condition = acknowledgedCondition({ ...task, acknowledgements });
  const row = takeRow(taskTable, task.status, 'acknowledge', {
    guard: () => mayAcknowledge(agent, factsIn(ledger, agent)(task)),
    holds: (name) => name === condition,
    unknown: () => refuse('NothingToAcknowledge'),
  });
  if (!row.ok) return row.refusals[0];
  const status = nextState(row.value, task.status);
  const { row: name } = row.value;
  const due = confirmedDue(ledger, task, status);
  recordTask(
    ledger,
    'TASK_ACKNOWLEDGED',
    task,
    { status, acknowledgements, ...due.patch },
    { row: name, decisions: due.decisions },
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
    others.length > 0 ? { assignees: others, decisions: [] } : standIns(ledger, task, [agent.id]);
  const condition = acknowledgedCondition({ ...task, assignees: left.assignees });
  const row = takeRow(taskTable, task.status, 'decline', {
    guard: () => mayDecline(agent, factsIn(ledger, agent)(task)) ?? reasonRefusal(command.reason),
    holds: (name) => name === condition,
    unknown: () => refuse('NothingToAcknowledge'),
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
      row: row.value.row,
      comment: command.reason.trim(),
      decisions: [...left.decisions, ...due.decisions],
    },
  );
  return null;
};
