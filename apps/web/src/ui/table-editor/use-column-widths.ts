import { useState } from 'react';
import { readColumnWidths, writeColumnWidths } from '../../lib/preferences/stored-preferences.ts';
import {
  columnWidth,
  isEmptyColumn,
  narrowestColumn,
  widestColumn,
  type TableColumn,
} from './table-model.ts';

export interface ColumnWidths {
  readonly widthOf: (column: TableColumn) => number;
  /** Returns the least width in pixels. Only columns with their initial width get narrower. */
  readonly leastOf: (column: TableColumn) => number;
  /** Returns the grid track. Columns with their initial width share the width of the table. */
  readonly trackOf: (column: TableColumn) => string;
  readonly resize: (column: TableColumn, width: number) => void;
}

/** Share of the initial width that a column keeps before the table scrolls. */
const leastShare = 0.6;

/** Stores column widths of each table in this browser. */
export function useColumnWidths(table: string): ColumnWidths {
  const [changed, setChanged] = useState(() => readColumnWidths(table));
  const isFixed = (column: TableColumn): boolean =>
    changed[column.id] !== undefined || isEmptyColumn(column);
  const widthOf = (column: TableColumn): number => changed[column.id] ?? columnWidth(column);
  const leastOf = (column: TableColumn): number =>
    isFixed(column) ? widthOf(column) : Math.round(widthOf(column) * leastShare);
  return {
    widthOf,
    leastOf,
    trackOf: (column) =>
      isFixed(column)
        ? `${widthOf(column)}px`
        : `minmax(${leastOf(column)}px, ${widthOf(column)}fr)`,
    resize: (column, width) => {
      const next = Math.round(Math.max(narrowestColumn, Math.min(widestColumn, width)));
      // Stored widths are newer, because other columns could have changed since the last render.
      const widths = { ...readColumnWidths(table), [column.id]: next };
      writeColumnWidths(table, widths);
      setChanged(widths);
    },
  };
}
