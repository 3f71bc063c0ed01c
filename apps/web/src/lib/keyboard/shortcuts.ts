import { shortcutKey } from './shortcut-key.ts';
import { readPreference, writePreference } from '../preferences/stored-preferences.ts';

export interface Shortcut {
  /** One chord, such as `c`, `mod+enter` or `shift+x`. */
  readonly keys: string;
  /** Description in the list of keyboard shortcuts. Without it, the key isn't listed. */
  readonly label?: string | undefined;
  /** True for keys that the focused row of a list handles. They have no `run`. */
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

/**
 * Returns whether keys without Ctrl or Cmd work. People who use speech input can switch them off.
 */
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

/** Returns the chord of an event in the format of `Shortcut.keys`. */
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

/** Returns true if the chord works now. Keys without Ctrl or Cmd can be switched off. */
export const isSwitchedOn = (chord: string): boolean => singleKeys || chord.length > 1;

/** Returns true if a key without a modifier types text or does nothing here. */
export function isPlainKeyIgnored(event: KeyboardEvent): boolean {
  const isPlain = !event.metaKey && !event.ctrlKey && event.key.length === 1;
  return isPlain && (!singleKeys || isTyping(event.target));
}

/** Runs the newest registration of a chord, so that a dialog's keys hide the page's. */
export function handleShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isPlainKeyIgnored(event)) return;
  const chord = chordOf(event);
  const match = listed.findLast(({ keys, run }) => keys === chord && run !== undefined);
  if (match?.run === undefined) return;
  event.preventDefault();
  match.run(event);
}
