import type { CellValue, TableRow } from './table-model.ts';

export interface CellChange {
  readonly rowId: string;
  readonly column: string;
  readonly value: CellValue;
}

/** What changed, never the whole table: whoever keeps it applies the same. */
export type TablePatch =
  | { readonly kind: 'SET'; readonly cells: readonly CellChange[] }
  /** `before` is the row that they stand before; null: at the end. */
  | { readonly kind: 'INSERT'; readonly before: string | null; readonly rows: readonly TableRow[] }
  | { readonly kind: 'REMOVE'; readonly rowIds: readonly string[] };

/** `seen` makes of the rows as they are those that their writer had before their eyes, where these were others. */
export type TableChange = (patches: readonly TablePatch[], seen: readonly TablePatch[]) => void;

function setCells(rows: readonly TableRow[], cells: readonly CellChange[]): readonly TableRow[] {
  const changes = new Map<string, Record<string, CellValue>>();
  for (const { rowId, column, value } of cells) {
    const of = changes.get(rowId) ?? {};
    of[column] = value;
    changes.set(rowId, of);
  }
  return rows.map((row) => {
    const change = changes.get(row.id);
    return change === undefined ? row : { ...row, values: { ...row.values, ...change } };
  });
}

function applyPatch(rows: readonly TableRow[], patch: TablePatch): readonly TableRow[] {
  switch (patch.kind) {
    case 'SET':
      return setCells(rows, patch.cells);
    case 'INSERT': {
      const found = rows.findIndex(({ id }) => id === patch.before);
      const at = found === -1 ? rows.length : found;
      return [...rows.slice(0, at), ...patch.rows, ...rows.slice(at)];
    }
    case 'REMOVE': {
      const gone = new Set(patch.rowIds);
      return rows.filter(({ id }) => !gone.has(id));
    }
  }
}

/** The rows after the changes. A change of a row that is gone is none. */
export const applyPatches = (
  rows: readonly TableRow[],
  patches: readonly TablePatch[],
): readonly TableRow[] => patches.reduce(applyPatch, rows);

function inverseOf(rows: readonly TableRow[], patch: TablePatch): readonly TablePatch[] {
  switch (patch.kind) {
    case 'SET': {
      const known = new Map(rows.map((row) => [row.id, row]));
      return [
        {
          kind: 'SET',
          cells: patch.cells.map(({ rowId, column }) => ({
            rowId,
            column,
            value: known.get(rowId)?.values[column] ?? null,
          })),
        },
      ];
    }
    case 'INSERT':
      return [{ kind: 'REMOVE', rowIds: patch.rows.map(({ id }) => id) }];
    case 'REMOVE': {
      const gone = new Set(patch.rowIds);
      // Each run of rows goes back before the row that followed it.
      const runs: { before: string | null; rows: TableRow[] }[] = [];
      rows.forEach((row, index) => {
        if (!gone.has(row.id)) return;
        const before = rows[index - 1];
        if (before !== undefined && gone.has(before.id)) runs.at(-1)?.rows.push(row);
        else {
          const after = rows.slice(index).find(({ id }) => !gone.has(id));
          runs.push({ before: after?.id ?? null, rows: [row] });
        }
      });
      return runs.map((run): TablePatch => ({ kind: 'INSERT', ...run }));
    }
  }
}

/** What takes the changes back, to be applied in its order. */
export function inversePatches(
  rows: readonly TableRow[],
  patches: readonly TablePatch[],
): readonly TablePatch[] {
  let at = rows;
  let inverse: readonly TablePatch[] = [];
  for (const patch of patches) {
    inverse = [...inverseOf(at, patch), ...inverse];
    at = applyPatch(at, patch);
  }
  return inverse;
}
