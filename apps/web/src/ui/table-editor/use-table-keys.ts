import type { KeyboardEvent } from 'react';
import { takesMany, type TableColumn } from './table-model.ts';
import { editingOf, navigationOf, type Editing, type Navigation } from './table-keys.ts';
import { isSingle, rangeOf } from './table-selection.ts';
import type { TableEditing } from './use-table-editor.ts';

export interface TableKeysOptions {
  readonly editing: TableEditing;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  readonly isReadOnly: boolean;
  readonly resizeBy: (column: number, by: number) => void;
  /** Moves focus to the next element after the table. */
  readonly leave: () => void;
}

/** Inserts a line break at the caret and fires an input event. */
function breakLine(field: EventTarget): void {
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Handles the keys of the table. Others are left to the browser. */
export function useTableKeys({
  editing,
  columns,
  rowCount,
  isReadOnly,
  resizeBy,
  leave,
}: TableKeysOptions): (event: KeyboardEvent) => void {
  const { selection, draft, column } = editing;
  const { at } = selection;
  const range = rangeOf(selection);
  const lastColumn = columns.length - 1;

  /** Returns false to leave the key to the browser. */
  const navigate = (intent: Navigation): boolean => {
    switch (intent.kind) {
      case 'MOVE':
        editing.moveBy(intent.rows, intent.columns, intent.extends);
        return true;
      case 'BESIDE':
        // In a read-only table, Tab moves to the next element after the table.
        return !isReadOnly && editing.moveBeside(intent.by);
      case 'RESIZE':
        resizeBy(at.column, intent.by);
        return true;
      case 'EDIT':
        editing.edit();
        return true;
      case 'CALENDAR':
        editing.openCalendar();
        return true;
      case 'TOGGLE':
        editing.toggle();
        return true;
      case 'CLEAR':
        editing.clear();
        return true;
      case 'LEAVE':
        if (!isSingle(selection)) editing.selectCells(at);
        else if (isReadOnly) return false;
        else leave();
        return true;
      case 'SELECT_ALL':
        editing.selectCells({ row: 0, column: 0 }, { row: rowCount - 1, column: lastColumn });
        return true;
      case 'SELECT_ROWS':
        editing.selectCells(
          { row: range.top, column: 0 },
          { row: range.bottom, column: lastColumn },
        );
        return true;
      case 'SELECT_COLUMNS':
        editing.selectCells(
          { row: 0, column: range.left },
          { row: rowCount - 1, column: range.right },
        );
        return true;
      case 'FILL_DOWN':
        editing.fill();
        return true;
      case 'UNDO':
        editing.history.undo();
        return true;
      case 'REDO':
        editing.history.redo();
        return true;
      case 'INSERT':
        editing.insertRows(range.top, range.bottom - range.top + 1);
        return true;
      case 'REMOVE':
        editing.removeRows();
        return true;
    }
  };

  const edit = (intent: Editing, field: EventTarget): boolean => {
    switch (intent.kind) {
      case 'COMMIT':
        editing.commitDraft();
        if (intent.rows !== 0 || intent.columns !== 0) editing.moveBy(intent.rows, intent.columns);
        return true;
      case 'COMMIT_BESIDE':
        editing.commitDraft();
        editing.moveBeside(intent.by);
        return true;
      case 'POINT': {
        const count = editing.offered.length;
        if (draft !== null && count > 0) editing.point((draft.pointed + intent.by + count) % count);
        return true;
      }
      case 'CHOOSE': {
        const option = draft === null ? undefined : editing.offered[draft.pointed];
        editing.choose(option);
        if (option !== undefined && column !== undefined && !takesMany(column))
          editing.moveBy(1, 0);
        return true;
      }
      case 'DROP_LAST':
        editing.dropLast();
        return true;
      case 'CALENDAR':
        editing.openCalendar();
        return true;
      case 'NEW_LINE':
        breakLine(field);
        return true;
      case 'CANCEL':
        editing.cancel();
        return true;
    }
  };

  return (event) => {
    if (event.nativeEvent.isComposing || column === undefined) return;
    // A calendar above the table handles its own keys, except for leaving it.
    const isElsewhere =
      event.target instanceof Element && event.target.closest('[data-layer]') !== null;
    const isLeaving =
      event.key === 'Escape' ||
      (event.key === 'Tab' && !event.shiftKey && draft?.inCalendar === true);
    if (isElsewhere && !isLeaving) return;
    const intent =
      draft === null
        ? null
        : editingOf(event, { kind: column.kind, isTyped: draft.isTyped, draft: draft.text });
    const navigation = draft === null ? navigationOf(event, column.kind) : null;
    const isDone =
      (intent !== null && edit(intent, event.target)) ||
      (navigation !== null && navigate(navigation));
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
  };
}
