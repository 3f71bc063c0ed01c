import type { KeyboardEvent } from 'react';
import { shortcutKey } from '../../../../lib/keyboard/shortcut-key.ts';
import { stagePlace, taskPlace, type Place } from '../../draft/place.ts';
import type { OutlineRow } from '../../draft/outline.ts';
import type { EditorActions } from '../editor-context.ts';

/** Returns the stage or task of a row. Null for the row that adds a task. */
export const placeOfRow = (row: OutlineRow): Place | null =>
  row.kind === 'STAGE'
    ? stagePlace(row.stage.key)
    : row.kind === 'TASK'
      ? taskPlace(row.task.key)
      : null;

interface KeyContext {
  readonly rows: readonly OutlineRow[];
  readonly actions: EditorActions;
  readonly isEditable: boolean;
  /** Moves focus to the settings of the selected row. */
  readonly openSettings: () => void;
}

const isPlain = (event: KeyboardEvent): boolean =>
  !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** Handles a key on a focused row. Returns true if it did something. */
export function handleRowKey(event: KeyboardEvent, at: number, context: KeyContext): boolean {
  const { rows, actions, isEditable, openSettings } = context;
  const row = rows[at];
  const place = row === undefined ? null : placeOfRow(row);
  if (row === undefined || place === null) return false;

  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    if (!isEditable) return false;
    const isUp = event.key === 'ArrowUp';
    actions.move(place, event.shiftKey ? (isUp ? 'FIRST' : 'LAST') : isUp ? 'UP' : 'DOWN');
    return true;
  }
  if ((event.ctrlKey || event.metaKey) && shortcutKey(event) === 'd') {
    if (isEditable && place.kind === 'TASK') actions.duplicate(place.key);
    return true;
  }
  if (!isPlain(event)) return false;

  const go = (to: number, step: number): boolean => {
    for (let index = to; index >= 0 && index < rows.length; index += step) {
      const target = rows[index];
      const next = target === undefined ? null : placeOfRow(target);
      if (next === null) continue;
      actions.reveal(next);
      return true;
    }
    return true;
  };
  switch (event.key) {
    case 'ArrowDown':
    case 'j':
      return go(at + 1, 1);
    case 'ArrowUp':
    case 'k':
      return go(at - 1, -1);
    case 'Home':
      return go(0, 1);
    case 'End':
      return go(rows.length - 1, -1);
    case 'ArrowRight':
      if (row.kind === 'STAGE' && !row.isOpen) actions.toggleStage(row.stage.key);
      else go(at + 1, 1);
      return true;
    case 'ArrowLeft':
      if (row.kind === 'STAGE' && row.isOpen) actions.toggleStage(row.stage.key);
      else if (row.kind === 'TASK') actions.reveal(stagePlace(row.task.stage));
      return true;
    case 'Enter':
    case 'F2':
      if (isEditable) actions.startNaming(place);
      else openSettings();
      return true;
    case ' ':
      openSettings();
      return true;
    case 'Delete':
    case 'Backspace':
      if (isEditable) actions.remove(place);
      return isEditable;
    case 'Escape':
      actions.select(null);
      return true;
    default:
      return false;
  }
}
