import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { shortcutKey } from '../../../lib/keyboard/shortcut-key.ts';
import { singleKeysAreOn } from '../../../lib/keyboard/shortcuts.ts';
import { useListKeyHints } from '../../../lib/keyboard/use-shortcuts.ts';

interface TaskSelection {
  readonly isOn: boolean;
  /** True if everything that matches is selected, also tasks that aren't loaded. */
  readonly isAll: boolean;
  /** Selected tasks that are still in the list. */
  readonly selected: ReadonlySet<string>;
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly add: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** Handles the keys of the selection. Returns true if it used the key. */
  readonly onKeyDown: (event: KeyboardEvent, active: string | null) => boolean;
}

/** Selects rows with checkboxes, x, Shift, Ctrl+A, and Escape. */
export function useTaskSelection(
  ids: readonly string[],
  isOn: boolean,
  hasMore: boolean,
): TaskSelection {
  const t = useText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const [isAll, setIsAll] = useState(false);
  const known = chosen.size === 0 ? chosen : new Set(ids.filter((id) => chosen.has(id)));
  const selected = isAll ? new Set(ids) : known;
  const select = (next: ReadonlySet<string>): void => {
    setIsAll(false);
    setChosen(next);
  };
  useListKeyHints([
    { keys: 'x', label: t('ui.keySelectRow'), isOffered: isOn },
    { keys: 'shift+down', label: t('ui.keyExtendSelection'), isOffered: isOn },
    { keys: 'mod+a', label: t('ui.keySelectAll'), isOffered: isOn },
    { keys: 'escape', label: t('ui.keyClearSelection'), isOffered: isOn },
  ]);
  const add = (more: readonly string[]): void => select(new Set([...selected, ...more]));
  const clear = (): void => select(new Set());
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
    select(next);
  };
  const selectAll = (): void => {
    if (hasMore) setIsAll(true);
    else add(ids);
  };
  const keyOf = (event: KeyboardEvent): (() => void) | null => {
    const isMod = event.metaKey || event.ctrlKey;
    if (isMod) return event.key.toLowerCase() === 'a' ? selectAll : null;
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
  return { isOn, isAll, selected, toggle, add, clear, onKeyDown };
}
