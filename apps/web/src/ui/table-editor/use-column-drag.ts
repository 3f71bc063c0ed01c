import type { PointerEvent } from 'react';
import type { TableColumn } from './table-model.ts';
import { useColumnWidths, type ColumnWidths } from './use-column-widths.ts';

export interface ColumnDrag extends Pick<ColumnWidths, 'widthOf'> {
  readonly start: (index: number, event: PointerEvent<HTMLElement>) => void;
  readonly resizeBy: (index: number, by: number) => void;
}

/** Widths of columns, changed by dragging their edges or by keys. */
export function useColumnDrag(storageKey: string, columns: readonly TableColumn[]): ColumnDrag {
  const { widthOf, resize } = useColumnWidths(storageKey);
  return {
    widthOf,
    start: (index, event) => {
      const column = columns[index];
      if (column === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const handle = event.currentTarget;
      const from = event.clientX;
      const width = widthOf(column);
      const drag = (move: globalThis.PointerEvent): void =>
        resize(column, width + move.clientX - from);
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener('pointermove', drag);
      handle.addEventListener(
        'lostpointercapture',
        () => handle.removeEventListener('pointermove', drag),
        { once: true },
      );
    },
    resizeBy: (index, by) => {
      const column = columns[index];
      if (column !== undefined) resize(column, widthOf(column) + by);
    },
  };
}
