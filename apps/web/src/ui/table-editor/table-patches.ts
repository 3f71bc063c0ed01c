import type { CellValue, TableRow } from './table-model.ts';

export interface CellChange {
  readonly rowId: string;
  readonly column: string;
  readonly value: CellValue;
}

/** One change instead of the whole table, so that the owner of the rows can apply it. */
export type TablePatch =
  | { readonly kind: 'SET'; readonly cells: readonly CellChange[] }
  /** `before` is the id of the next row, or null for the end. */
  | { readonly kind: 'INSERT'; readonly before: string | null; readonly rows: readonly TableRow[] }
  | { readonly kind: 'REMOVE'; readonly rowIds: readonly string[] };

/** `seen` changes the current rows back to those that the person saw, if they differ. */
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

/** Returns the rows after the patches. Ignores patches of removed rows. */
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
      // Consecutive rows are inserted again before the row that followed them.
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

/** Returns patches that revert the patches, in order. */
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
