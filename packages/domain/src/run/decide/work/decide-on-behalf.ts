import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable, approvalsCondition } from '../../tables/task-table.ts';
import type { CompleteOnBehalfCommand } from '../../../run-model/command/command.ts';
import { formRefusal } from '../../values/enter-values.ts';
import type { Ledger } from '../../command/ledger.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { submitTask } from '../../review/submit-task.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Submits the task for its assignees. The owner can't approve it. */
export const decideOnBehalf = (
  ledger: Ledger,
  command: CompleteOnBehalfCommand,
): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'completeOnBehalf', {
    ask: askFor(ledger, task, command),
    when: approvalsCondition(ledger, task),
    otherwise: refuse('TaskNotOpen', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  const refusal = formRefusal(ledger, task.id);
  if (refusal !== null) return refusal;
  const onBehalfOf = task.assignees.filter((party) => agent === 'SYSTEM' || party !== agent.id);
  submitTask(ledger, task, { row: row.value, onBehalfOf, comment: command.reason.trim() });
  return null;
};
