import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { shortcutKey } from '../../../lib/keyboard/shortcut-key.ts';
import { singleKeysAreOn } from '../../../lib/keyboard/shortcuts.ts';
import { useListKeyHints } from '../../../lib/keyboard/use-shortcuts.ts';

interface TaskSelection {
  readonly isOn: boolean;
  /** Selected tasks that are still in the list. */
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly add: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** Handles the keys of the selection. Returns true if it used the key. */
  readonly onKeyDown: (event: KeyboardEvent, active: string | null) => boolean;
}

/** Selects rows with checkboxes, x, Shift, Ctrl+A, and Escape. */
export function useTaskSelection(ids: readonly string[], isOn: boolean): TaskSelection {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const selected = chosen.size === 0 ? chosen : new Set(ids.filter((id) => chosen.has(id)));
  useListKeyHints([
    { keys: 'x', label: t('ui.keySelectRow'), isOffered: isOn },
    { keys: 'shift+down', label: t('ui.keyExtendSelection'), isOffered: isOn },
    { keys: 'mod+a', label: t('ui.keySelectAll'), isOffered: isOn },
    { keys: 'escape', label: t('ui.keyClearSelection'), isOffered: isOn },
  ]);
  const add = (more: readonly string[]): void => setChosen(new Set([...selected, ...more]));
  const clear = (): void => setChosen(new Set());
  const toggle = (id: string, isRange: boolean): void => {
    const from = ids.indexOf(anchor.current ?? '');
    const to = ids.indexOf(id);
    if (isRange && from !== -1) {
      add(ids.slice(Math.min(from, to), Math.max(from, to) + 1));
      return;
    }
    anchor.current = id;
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const keyOf = (event: KeyboardEvent): (() => void) | null => {
    const isMod = event.metaKey || event.ctrlKey;
    if (isMod) return event.key.toLowerCase() === 'a' ? () => add(ids) : null;
    if (event.altKey) return null;
    if (event.key === 'Escape') return selected.size > 0 ? clear : null;
    return null;
  };
  const onKeyDown = (event: KeyboardEvent, active: string | null): boolean => {
    if (!isOn) return false;
    const isLetter = !event.metaKey && !event.ctrlKey && !event.altKey && singleKeysAreOn();
    const run =
      isLetter && active !== null && shortcutKey(event) === 'x'
        ? () => toggle(active, event.shiftKey)
        : keyOf(event);
    if (run === null) return false;
    event.preventDefault();
    run();
    return true;
  };
  return { isOn, selected, toggle, add, clear, onKeyDown };
}
