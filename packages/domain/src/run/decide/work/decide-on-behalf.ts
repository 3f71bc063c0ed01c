import { mayCompleteOnBehalf } from '../../../access/task/task-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../../task/task-table.ts';
import type { CompleteOnBehalfCommand } from '../../command/command.ts';
import { reasonRefusal } from '../../command/comment-length.ts';
import { formRefusal } from '../../values/enter-values.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import type { Ledger } from '../../command/ledger.ts';
import { childrenOf, taskOf } from '../../run-view.ts';
import { submitTask } from '../../review/submit-task.ts';

/** Submits the task for its assignees. The owner can't approve it. */
export const decideOnBehalf = (
  ledger: Ledger,
  command: CompleteOnBehalfCommand,
): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'completeOnBehalf', {
    guard: () =>
      mayCompleteOnBehalf(agent, factsIn(ledger, agent)(task)) ??
      reasonRefusal(command.reason) ??
      formRefusal(ledger, task.id),
    holds: (name) => (name === 'hasApprovals') === childrenOf(ledger, task).length > 0,
    unknown: () => refuse('TaskNotOpen', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  const onBehalfOf = task.assignees.filter((party) => agent === 'SYSTEM' || party !== agent.id);
  submitTask(ledger, task, { row: row.value, onBehalfOf, comment: command.reason.trim() });
  return null;
};
