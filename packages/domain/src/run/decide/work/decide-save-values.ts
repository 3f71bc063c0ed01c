import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../tables/task-table.ts';
import type { SaveValuesCommand } from '../../../run-model/command/command.ts';
import { patchTables } from '../../values/enter-tables.ts';
import { enterDrafts } from '../../values/enter-values.ts';
import type { Ledger } from '../../command/ledger.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Saves values as drafts, field by field. */
export const decideSaveValues = (ledger: Ledger, command: SaveValuesCommand): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'saveDraft', {
    ask: askFor(ledger, task, command),
    otherwise: refuse('TaskNotOpen', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  return (
    enterDrafts(ledger, task.id, command.values, row.value.cause) ??
    patchTables(ledger, task.id, command.tables ?? [], row.value.cause)
  );
};
