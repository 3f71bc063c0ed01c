import { shortcutKey } from './shortcut-key.ts';
import { readPreference, writePreference } from '../preferences/stored-preferences.ts';

export interface Shortcut {
  /** One chord, such as `c`, `mod+enter` or `shift+x`. */
  readonly keys: string;
  /** What it does, for the list of keyboard shortcuts; without it the key is not listed. */
  readonly label?: string | undefined;
  /** Keys of a list are handled by the row that has the focus, and have no `run`. */
  readonly isOfList?: boolean | undefined;
  readonly run?: ((event: KeyboardEvent) => void) | undefined;
}

const groups = new Set<readonly Shortcut[]>();
const watchers = new Set<() => void>();
let listed: readonly Shortcut[] = [];
let singleKeys = readPreference('shortcutsOff') === null;

const publish = (): void => {
  listed = [...groups].flat();
  for (const watcher of watchers) watcher();
};

export const watchShortcuts = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
export const listShortcuts = (): readonly Shortcut[] => listed;

/** Keys without Ctrl or Cmd can be switched off, for people who speak to their computer. */
export const singleKeysAreOn = (): boolean => singleKeys;

export function switchSingleKeys(isOn: boolean): void {
  singleKeys = isOn;
  writePreference('shortcutsOff', isOn ? null : 'yes');
  publish();
}

export function registerShortcuts(shortcuts: readonly Shortcut[]): () => void {
  groups.add(shortcuts);
  publish();
  return () => {
    groups.delete(shortcuts);
    publish();
  };
}

const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

const named: Record<string, string> = { ' ': 'space', ArrowUp: 'up', ArrowDown: 'down' };

/** The chord of an event, written as in `Shortcut.keys`. */
export function chordOf(event: KeyboardEvent): string {
  const key = named[event.key] ?? shortcutKey(event);
  const isLetter = /^\p{L}$/u.test(key);
  return [
    (isApple ? event.metaKey : event.ctrlKey) && 'mod',
    event.altKey && 'alt',
    event.shiftKey && (isLetter || key.length > 1) && 'shift',
    key,
  ]
    .filter(Boolean)
    .join('+');
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)));

/** True if the chord works now: keys without Ctrl or Cmd can be switched off. */
export const isSwitchedOn = (chord: string): boolean => singleKeys || chord.length > 1;

/** True when a key without a modifier means text or nothing, not a command. */
export function isPlainKeyHeld(event: KeyboardEvent): boolean {
  const isPlain = !event.metaKey && !event.ctrlKey && event.key.length === 1;
  return isPlain && (!singleKeys || isTyping(event.target));
}

/** The newest registration of a chord wins, so that a dialog's keys hide the page's. */
export function handleShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isPlainKeyHeld(event)) return;
  const chord = chordOf(event);
  const match = listed.findLast(({ keys, run }) => keys === chord && run !== undefined);
  if (match?.run === undefined) return;
  event.preventDefault();
  match.run(event);
}
