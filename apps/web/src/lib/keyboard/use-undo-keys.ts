import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from './shortcut-key.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio]), textarea'));

/** Handles Ctrl/Cmd+Z, Ctrl/Cmd+Shift+Z, and Ctrl+Y. Inside a text field they apply to its text. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
    const key = shortcutKey(event);
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
