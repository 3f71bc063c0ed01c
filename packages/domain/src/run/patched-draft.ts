import { rowsOf } from '../field/kinds/table-rows.ts';
import type { DraftValue } from '../run-model/run-value.ts';
import { patchedRows } from '../field/tables/table-patch.ts';
import type { TableEvent } from '../run-model/event.ts';

/** A change in the draft of a table, with its author and time. */
export type DraftPatch = Pick<TableEvent, 'patch' | 'by' | 'at'>;

/** Returns the draft of a table value after one change. */
export const patchedDraft = (
  draft: DraftValue | null,
  { patch, by, at }: DraftPatch,
): DraftValue => {
  const rows = patchedRows(rowsOf(draft?.value ?? null), patch);
  return { value: rows.length === 0 ? null : rows, by, at };
};
