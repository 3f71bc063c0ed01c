import { mayCompleteTask } from '../../access/task-access.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { takeRow } from '../../core/state-table.ts';
import { taskTable } from '../../task/task-table.ts';
import type { SubmitCommand } from '../command.ts';
import { enterDrafts, formRefusal } from '../enter-values.ts';
import { factsIn } from '../facts-of-task.ts';
import type { Ledger } from '../ledger.ts';
import { childrenOf, taskOf } from '../run-view.ts';
import { submitTask } from '../submit-task.ts';

/** D6, D10: the work is done; with approvals configured it goes to review, in a new round. */
export const decideSubmit = (ledger: Ledger, command: SubmitCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'submit', {
    guard: () => mayCompleteTask(agent, factsIn(ledger, agent)(task)),
    holds: (name) => (name === 'hasApprovals') === childrenOf(ledger, task).length > 0,
    unknown: () => refuse('TaskNotOpen', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  const refusal =
    enterDrafts(ledger, task.id, command.values ?? [], 'D5') ?? formRefusal(ledger, task.id);
  if (refusal !== null) return refusal;
  submitTask(ledger, task, { row: row.value, onBehalfOf: [], comment: null });
  return null;
};
