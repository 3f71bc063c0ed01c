import { useEffect, useState } from 'react';
import type { UnreadText } from './table-actions.ts';
import type { TableColumn, TableRow } from './table-model.ts';
import type { TablePatch } from './table-patches.ts';
import type { CellPlace } from './table-selection.ts';

/** By row, by column. */
export type UnreadCells = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface UnreadTexts {
  readonly ofRow: (rowId: string) => Readonly<Record<string, string>> | undefined;
  readonly cells: UnreadCells;
  readonly count: number;
  /** Those that came, without the cells that the patches have set. */
  readonly follow: (patches: readonly TablePatch[], added?: readonly UnreadText[]) => void;
}

const having = (cells: UnreadCells, { rowId, column, text }: UnreadText): UnreadCells => ({
  ...cells,
  [rowId]: { ...cells[rowId], [column]: text },
});

const without = (cells: UnreadCells, rowId: string, column?: string): UnreadCells => {
  const { [rowId]: texts, ...others } = cells;
  if (texts === undefined) return cells;
  if (column === undefined) return others;
  const { [column]: _gone, ...rest } = texts;
  return Object.keys(rest).length === 0 ? others : { ...others, [rowId]: rest };
};

const none: UnreadCells = {};

/** Texts that are no value of their column: nothing typed or pasted is lost because it was wrong. */
export function useUnreadCells(kept: UnreadCells = none): UnreadTexts {
  const [cells, setCells] = useState(kept);
  return {
    cells,
    ofRow: (rowId) => cells[rowId],
    count: Object.values(cells).reduce((sum, texts) => sum + Object.keys(texts).length, 0),
    follow: (patches, added = []) => {
      let next = cells;
      for (const patch of patches) {
        if (patch.kind === 'SET')
          for (const { rowId, column } of patch.cells) next = without(next, rowId, column);
        if (patch.kind === 'REMOVE') for (const rowId of patch.rowIds) next = without(next, rowId);
      }
      for (const text of added) next = having(next, text);
      if (next !== cells) setCells(next);
    },
  };
}

/** The next cell in reading order whose text is no value; behind the last comes the first. */
export function nextUnread(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  { ofRow }: Pick<UnreadTexts, 'ofRow'>,
  from: CellPlace,
): CellPlace | null {
  const places = rows.flatMap(({ id }, row) => {
    const texts = ofRow(id);
    if (texts === undefined) return [];
    return columns.flatMap((one, column) => (texts[one.id] === undefined ? [] : [{ row, column }]));
  });
  const isBehind = ({ row, column }: CellPlace): boolean =>
    row > from.row || (row === from.row && column > from.column);
  return places.find(isBehind) ?? places[0] ?? null;
}

export interface KeptCells {
  readonly unread: UnreadTexts;
  readonly rows: readonly TableRow[];
  /** The cell that is being typed into. */
  readonly typed: UnreadText | null;
  readonly onUnread: ((cells: UnreadCells | null) => void) | undefined;
}

/** Tells whoever keeps it what stands in cells and is no value, also in the one that is edited. */
export function useKeptCells({ unread: { cells }, rows, typed, onUnread }: KeptCells): void {
  // A row that somebody else has taken out has nothing that could be mended.
  const standing =
    Object.keys(cells).length === 0
      ? cells
      : Object.fromEntries(
          rows.flatMap(({ id }) => {
            const texts = cells[id];
            return texts === undefined ? [] : [[id, texts] as const];
          }),
        );
  const all = typed === null ? standing : having(standing, typed);
  useEffect(() => onUnread?.(Object.keys(all).length === 0 ? null : all), [onUnread, all]);
}
