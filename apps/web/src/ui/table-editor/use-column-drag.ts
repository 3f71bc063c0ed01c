import type { PointerEvent } from 'react';
import { cellText } from './cells/cell-text.ts';
import { cellOf, type TableColumn, type TableRow } from './table-model.ts';
import { useColumnWidths, type ColumnWidths } from './use-column-widths.ts';

export interface ColumnDrag extends Pick<ColumnWidths, 'leastOf' | 'trackOf'> {
  readonly start: (index: number, event: PointerEvent<HTMLElement>) => void;
  /** Fits the column to its widest text, measured in the table's font. */
  readonly fit: (index: number, rows: readonly TableRow[], edge: HTMLElement) => void;
  /** Makes the column with this header wider or narrower. */
  readonly resizeBy: (index: number, by: number, head: HTMLElement | null) => void;
}

/** Padding on both sides, border, and some space. */
const besideText = 20;

/** Changes column widths by dragging edges or by keys. */
export function useColumnDrag(storageKey: string, columns: readonly TableColumn[]): ColumnDrag {
  const { widthOf, leastOf, trackOf, resize } = useColumnWidths(storageKey);
  /** A column can be wider than its initial width. */
  const shownWidth = (column: TableColumn, head: HTMLElement | null): number =>
    head === null || head.offsetWidth === 0 ? widthOf(column) : head.offsetWidth;
  return {
    leastOf,
    trackOf,
    start: (index, event) => {
      const column = columns[index];
      if (column === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const handle = event.currentTarget;
      const from = event.clientX;
      const width = shownWidth(column, handle.parentElement);
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
    fit: (index, rows, edge) => {
      const column = columns[index];
      const head = edge.parentElement;
      const pen = document.createElement('canvas').getContext('2d');
      if (column === undefined || head === null || pen === null) return;
      const fontOf = (element: Element): string => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
        return `${fontWeight} ${fontSize} ${fontFamily}`;
      };
      pen.font = fontOf(head);
      // Icons after the name are rendered next to it.
      let widest = pen.measureText(head.textContent).width;
      pen.font = fontOf(head.closest('[role=grid]') ?? head);
      for (const row of rows)
        widest = Math.max(
          widest,
          pen.measureText(cellText.show(column, cellOf(row, column))).width,
        );
      resize(column, Math.ceil(widest) + besideText);
    },
    resizeBy: (index, by, head) => {
      const column = columns[index];
      if (column !== undefined) resize(column, shownWidth(column, head) + by);
    },
  };
}
