import { personOf } from '../../party/actor.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { partyIdsAmong } from '../../field/kinds/people-kind.ts';
import { rowsOf } from '../../field/kinds/table-rows.ts';
import { isFilledInByPeople } from '../../field/field.ts';
import { readForm } from '../../run-model/read-value.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import {
  isEmptyPatch,
  listedInPatch,
  patchedRows,
  readTablePatch,
} from '../../field/tables/table-patch.ts';
import { patchWithWallTimes } from '../../field/zoned-times.ts';
import type { PatchedTable } from '../../run-model/command/command.ts';
import { recordPatch, recordValue, type Ledger } from '../command/ledger.ts';
import { valueAt, type RunView } from '../../run-model/run-view.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Returns all ids of people, teams, and roles in the cells of patches. */
export const idsInPatches = (patches: readonly PatchedTable[]): readonly string[] => [
  ...new Set(patches.flatMap(({ patch }) => partyIdsAmong(listedInPatch(patch)))),
];

/** Returns all people that patches name in people columns. */
export const partiesInPatches = (
  view: RunView,
  patches: readonly PatchedTable[],
): readonly string[] =>
  patches.flatMap(({ instance, patch }) => {
    const columns = valueAt(view, instance)?.field.columns ?? [];
    const people = new Set(columns.filter(({ kind }) => kind === 'PEOPLE').map(({ key }) => key));
    return partyIdsAmong(listedInPatch(patch, (column) => people.has(column)));
  });

/**
 * Applies table changes. The first change copies the whole submitted or inherited table into the
 * draft; later ones store only differences.
 */
export const patchTables = (
  ledger: Ledger,
  taskId: RunValue['taskId'],
  patches: readonly PatchedTable[],
  cause: Cause,
): Refusal | null => {
  const conflicts: Refusal[] = [];
  for (const { instance, patch: given, expectedVersion = null } of patches) {
    const at = `values.${instance}`;
    const value = valueAt(ledger, instance);
    if (value === undefined || value.taskId !== taskId) return refuse('UnknownReference', {}, at);
    if (!isFilledInByPeople(value)) return refuse('FieldIsReadOnly', {}, at);
    const { kind, columns } = value.field;
    if (kind !== 'TABLE') return refuse('WrongValueType', { kind }, at);
    const rows = rowsOf(readForm(ledger, value));
    const local = patchWithWallTimes(given, columns, ledger.workflow.timeZone);
    const read = readTablePatch(rows, local, columns, at);
    if ('value' in read && isEmptyPatch(read.value)) continue;
    // The person must see other changes first: they may be to the same cell.
    if (expectedVersion !== null && expectedVersion !== value.version) {
      conflicts.push(refuse('FieldChangedMeanwhile', {}, at));
      continue;
    }
    if ('refusal' in read) return read.refusal;
    if (value.draft === null || value.draft.value === null) {
      const next = patchedRows(rows, read.value);
      const draft = {
        value: next.length === 0 ? null : next,
        by: personOf(ledger.agent),
        at: ledger.now,
      };
      recordValue(ledger, 'VALUE_DRAFTED', value, { draft }, { cause, origin: 'PERSON' });
    } else recordPatch(ledger, value, read.value, cause);
  }
  return conflicts.length === 0
    ? null
    : { ...refuse('FieldsChangedMeanwhile', { count: conflicts.length }), details: conflicts };
};
