import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { sharedSource } from '../../../run-model/shared-source.ts';
import { taskTable } from '../../tables/task-table.ts';
import type { EditSharedCommand } from '../../../run-model/command/command.ts';
import type { Ledger } from '../../command/ledger.ts';
import { placedValues } from '../../values/placed-values.ts';
import { writeShared } from '../../values/write-shared.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Changes submitted values at their source. `advance` updates approvals of the changed form. */
export const decideEditShared = (ledger: Ledger, command: EditSharedCommand): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const taken = takeRow(taskTable, task.status, 'editShared', {
    ask: askFor(ledger, task, command),
    otherwise: refuse('TaskNotOpen', { status: task.status }),
  });
  if (!taken.ok) return taken.refusals[0];
  const { cause } = taken.value;
  const { entries, refusal } = placedValues(ledger, command.values, (shown) =>
    shown.taskId === task.id ? sharedSource(ledger, shown) : undefined,
  );
  if (refusal !== null) return refusal;
  writeShared(ledger, task, entries, cause);
  return null;
};
