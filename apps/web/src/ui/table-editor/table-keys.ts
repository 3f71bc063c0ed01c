import type { KeyboardEvent } from 'react';
import { shortcutKey } from '../../lib/keyboard/shortcut-key.ts';
import { hasChoices, type CellKind } from './table-model.ts';

export interface Move {
  readonly kind: 'MOVE';
  readonly rows: number;
  readonly columns: number;
  readonly extends: boolean;
}

/** What a key does while no cell is edited. */
export type Navigation =
  | Move
  | { readonly kind: 'BESIDE'; readonly by: 1 | -1 }
  | { readonly kind: 'RESIZE'; readonly by: number }
  | {
      readonly kind:
        | 'EDIT'
        | 'CALENDAR'
        | 'TOGGLE'
        | 'CLEAR'
        | 'LEAVE'
        | 'SELECT_ALL'
        | 'SELECT_ROWS'
        | 'SELECT_COLUMNS'
        | 'FILL_DOWN'
        | 'UNDO'
        | 'REDO'
        | 'INSERT'
        | 'REMOVE';
    };

/** What a key does in the edited cell. */
export type Editing =
  | { readonly kind: 'COMMIT'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'COMMIT_BESIDE'; readonly by: 1 | -1 }
  | { readonly kind: 'POINT'; readonly by: 1 | -1 }
  | { readonly kind: 'CANCEL' | 'CHOOSE' | 'DROP_LAST' | 'CALENDAR' | 'NEW_LINE' };

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const page = 12;
/** Larger than any table. Moves stop at its edges. */
const edge = 1_000_000;
const resizeStep = 10;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const move = (rows: number, columns: number, extend: boolean): Move => ({
  kind: 'MOVE',
  rows,
  columns,
  extends: extend,
});

function withControl(event: Key): Navigation | null {
  const { key, code, shiftKey, altKey } = event;
  if (altKey) {
    if (code === 'Equal') return { kind: 'INSERT' };
    return code === 'Minus' ? { kind: 'REMOVE' } : null;
  }
  const arrow = arrows[key];
  if (arrow !== undefined) return move(arrow[0] * edge, arrow[1] * edge, shiftKey);
  switch (shortcutKey(event)) {
    case 'home':
      return move(-edge, -edge, shiftKey);
    case 'end':
      return move(edge, edge, shiftKey);
    case 'a':
      return { kind: 'SELECT_ALL' };
    case 'd':
      return { kind: 'FILL_DOWN' };
    case 'z':
      return { kind: shiftKey ? 'REDO' : 'UNDO' };
    case 'y':
      return { kind: 'REDO' };
    case ' ':
      return { kind: 'SELECT_COLUMNS' };
    default:
      return null;
  }
}

export function navigationOf(event: Key, kind: CellKind): Navigation | null {
  const { key, shiftKey, altKey } = event;
  if (event.ctrlKey || event.metaKey) return withControl(event);
  if (altKey) {
    if (shiftKey && key === 'ArrowLeft') return { kind: 'RESIZE', by: -resizeStep };
    if (shiftKey && key === 'ArrowRight') return { kind: 'RESIZE', by: resizeStep };
    if (key === 'Enter') return { kind: 'EDIT' };
    if (key !== 'ArrowDown') return null;
    return { kind: kind === 'DATE' ? 'CALENDAR' : 'EDIT' };
  }
  const arrow = arrows[key];
  if (arrow !== undefined) return move(arrow[0], arrow[1], shiftKey);
  switch (key) {
    case 'Enter':
      return move(shiftKey ? -1 : 1, 0, false);
    case 'Tab':
      return { kind: 'BESIDE', by: shiftKey ? -1 : 1 };
    case 'Home':
      return move(0, -edge, shiftKey);
    case 'End':
      return move(0, edge, shiftKey);
    case 'PageUp':
      return move(-page, 0, shiftKey);
    case 'PageDown':
      return move(page, 0, shiftKey);
    case 'F2':
      return { kind: 'EDIT' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'CLEAR' };
    case 'Escape':
      return { kind: 'LEAVE' };
    case ' ':
      if (shiftKey) return { kind: 'SELECT_ROWS' };
      if (kind === 'CHECKBOX') return { kind: 'TOGGLE' };
      return hasChoices(kind) ? { kind: 'EDIT' } : null;
    default:
      return null;
  }
}

export interface EditedCell {
  readonly kind: CellKind;
  /**
   * True if the edit started by typing. Arrows then move to the next cell instead of in the text.
   */
  readonly isTyped: boolean;
  readonly draft: string;
}

export function editingOf(event: Key, { kind, isTyped, draft }: EditedCell): Editing | null {
  const { key, shiftKey } = event;
  const isList = hasChoices(kind);
  switch (key) {
    case 'Escape':
      return { kind: 'CANCEL' };
    case 'Tab':
      return { kind: 'COMMIT_BESIDE', by: shiftKey ? -1 : 1 };
    case 'Enter':
      if (event.altKey && kind === 'TEXT') return { kind: 'NEW_LINE' };
      if (event.ctrlKey || event.metaKey) return { kind: 'COMMIT', rows: 0, columns: 0 };
      if (isList && !shiftKey) return { kind: 'CHOOSE' };
      return { kind: 'COMMIT', rows: shiftKey ? -1 : 1, columns: 0 };
    case 'Backspace':
      return isList && draft === '' ? { kind: 'DROP_LAST' } : null;
    case 'ArrowUp':
    case 'ArrowDown': {
      const by = key === 'ArrowDown' ? 1 : -1;
      // The calendar is below a date cell. Arrow down enters it, with Alt also while typing.
      if (kind === 'DATE' && by === 1 && (event.altKey || !isTyped)) return { kind: 'CALENDAR' };
      if (isList) return { kind: 'POINT', by };
      return isTyped ? { kind: 'COMMIT', rows: by, columns: 0 } : null;
    }
    case 'ArrowLeft':
    case 'ArrowRight':
      return isTyped && !isList
        ? { kind: 'COMMIT', rows: 0, columns: key === 'ArrowRight' ? 1 : -1 }
        : null;
    default:
      return null;
  }
}
