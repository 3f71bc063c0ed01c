import { useRef, type MouseEvent, type RefObject } from 'react';
import type { TableColumn } from './table-model.ts';
import type { CellPlace } from './table-selection.ts';
import type { TableEditing } from './use-table-editor.ts';

export interface TablePointerOptions {
  readonly editing: TableEditing;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  readonly grid: RefObject<HTMLElement | null>;
  /** Moves focus to the table. */
  readonly take: () => void;
}

export interface TablePointer {
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onMouseMove: (event: MouseEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
}

interface Hit {
  /** -1 for the row number. */
  readonly column: number;
  readonly row: number;
  readonly element: Element;
}

const numberOf = (element: Element | null, name: string): number =>
  Number(element?.getAttribute(name) ?? Number.NaN);

/** Returns what is under the pointer. One handler serves all cells. */
function hitOf(event: MouseEvent, grid: Element | null): Hit | null {
  const { target } = event;
  if (!(target instanceof Element) || grid?.contains(target) !== true) return null;
  const element = target.closest('[data-column], [data-gutter]');
  const row = numberOf(target.closest('[data-row]'), 'data-row');
  if (element === null || Number.isNaN(row)) return null;
  const column = element.hasAttribute('data-gutter') ? -1 : numberOf(element, 'data-column');
  return { row, column, element };
}

/** Returns the column whose name is under the pointer. Its edge is for resizing. */
function headOf({ target }: MouseEvent, grid: Element | null): number | null {
  if (!(target instanceof Element) || grid?.contains(target) !== true) return null;
  const head = target.closest('[data-edge]') === null ? target.closest('[data-head]') : null;
  return head === null ? null : numberOf(head, 'data-head');
}

/** Distance from the center within which a checkbox is hit. */
const boxReach = 14;

const isOnBox = ({ element }: Hit, { clientX }: MouseEvent): boolean => {
  const { left, width } = element.getBoundingClientRect();
  return Math.abs(clientX - left - width / 2) <= boxReach;
};

export function useTablePointer({
  editing,
  columns,
  rowCount,
  grid,
  take,
}: TablePointerOptions): TablePointer {
  const { selection, draft } = editing;
  const dragFrom = useRef<CellPlace | null>(null);
  const lastColumn = columns.length - 1;
  const isActive = ({ row, column }: Hit): boolean =>
    row === selection.at.row && column === selection.at.column;

  return {
    onMouseDown: (event) => {
      const head = headOf(event, grid.current);
      if (head !== null && event.button === 0 && rowCount > 0) {
        event.preventDefault();
        take();
        if (draft !== null) editing.commitDraft();
        editing.selectCells(
          { row: 0, column: event.shiftKey ? selection.at.column : head },
          { row: rowCount - 1, column: head },
        );
        return;
      }
      const hit = hitOf(event, grid.current);
      if (hit === null || event.button !== 0) return;
      // Inside the edited text, the browser handles the mouse.
      if (draft !== null && isActive(hit)) return;
      event.preventDefault();
      take();
      if (draft !== null) editing.commitDraft();
      if (hit.column === -1) {
        const from = event.shiftKey ? selection.at.row : hit.row;
        editing.selectCells({ row: from, column: 0 }, { row: hit.row, column: lastColumn });
        return;
      }
      const place = { row: hit.row, column: hit.column };
      if (event.shiftKey) {
        editing.selectCells(selection.at, place);
        return;
      }
      dragFrom.current = place;
      // On touch screens, a second tap on the selected cell edits it.
      if (isActive(hit) && matchMedia('(pointer: coarse)').matches) editing.edit();
      editing.selectCells(place);
      if (columns[hit.column]?.kind === 'CHECKBOX' && isOnBox(hit, event)) editing.toggle(place);
    },
    onMouseMove: (event) => {
      if (event.buttons !== 1) dragFrom.current = null;
      const hit = dragFrom.current === null ? null : hitOf(event, grid.current);
      if (dragFrom.current === null || hit === null || hit.column === -1) return;
      const { row, column } = selection.to;
      if (hit.row !== row || hit.column !== column)
        editing.selectCells(dragFrom.current, {
          row: Math.min(hit.row, rowCount - 1),
          column: hit.column,
        });
    },
    onDoubleClick: (event) => {
      const hit = hitOf(event, grid.current);
      if (hit !== null && hit.column !== -1 && draft === null) editing.edit();
    },
  };
}
