import { useEffect, useState } from 'react';
import type { UnreadText } from '../table-actions.ts';
import type { TableColumn, TableRow } from '../table-model.ts';
import type { TablePatch } from '../table-patches.ts';
import type { CellPlace } from '../table-selection.ts';

/** Invalid texts by row and column. */
export type UnreadCells = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface UnreadTexts {
  readonly ofRow: (rowId: string) => Readonly<Record<string, string>> | undefined;
  readonly cells: UnreadCells;
  readonly count: number;
  /** Returns the texts without the cells that the patches set, plus added ones. */
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

/** Keeps invalid texts, so that nothing typed or pasted is lost. */
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

/** Returns the next cell in reading order with an invalid text, starting over after the last. */
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

export interface ReportedCells {
  readonly unread: UnreadTexts;
  readonly rows: readonly TableRow[];
  /** The cell that is being edited. */
  readonly typed: UnreadText | null;
  readonly onUnread: ((cells: UnreadCells | null) => void) | undefined;
}

/** Reports invalid texts, including the one being edited, to the owner. */
export function useReportUnreadCells({
  unread: { cells },
  rows,
  typed,
  onUnread,
}: ReportedCells): void {
  // A removed row has nothing to fix.
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
