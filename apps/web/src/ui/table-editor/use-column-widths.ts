import { useState } from 'react';
import { readColumnWidths, writeColumnWidths } from '../../lib/preferences/stored-preferences.ts';
import { columnWidth, narrowestColumn, widestColumn, type TableColumn } from './table-model.ts';

export interface ColumnWidths {
  readonly widthOf: (column: TableColumn) => number;
  readonly resize: (column: TableColumn, width: number) => void;
}

/** Stores column widths of each table in this browser. */
export function useColumnWidths(table: string): ColumnWidths {
  const [changed, setChanged] = useState(() => readColumnWidths(table));
  return {
    widthOf: (column) => changed[column.id] ?? columnWidth(column),
    resize: (column, width) => {
      const next = Math.round(Math.max(narrowestColumn, Math.min(widestColumn, width)));
      // Stored widths are newer, because other columns could have changed since the last render.
      const widths = { ...readColumnWidths(table), [column.id]: next };
      writeColumnWidths(table, widths);
      setChanged(widths);
    },
  };
}
