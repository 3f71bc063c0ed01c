import { mayEditForm } from '../../../access/task/form-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../../task/task-table.ts';
import type { SaveValuesCommand } from '../../command/command.ts';
import { patchTables } from '../../values/enter-tables.ts';
import { enterDrafts } from '../../values/enter-values.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import type { Ledger } from '../../command/ledger.ts';
import { taskOf } from '../../run-view.ts';

/** Saves values as drafts, field by field. */
export const decideSaveValues = (ledger: Ledger, command: SaveValuesCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'saveDraft', {
    guard: () => mayEditForm(agent, factsIn(ledger, agent)(task)),
    holds: () => false,
    unknown: () => refuse('TaskNotOpen', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  return (
    enterDrafts(ledger, task.id, command.values, row.value.row) ??
    patchTables(ledger, task.id, command.tables ?? [], row.value.row)
  );
};
