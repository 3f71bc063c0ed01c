/** A pressed key as far as its meaning goes. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** What lies on a Latin keyboard where other scripts have letters, too. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Slash: ['/', '?'],
};

/** A sign of another script; letters such as é are found on Latin keyboards only. */
const isForeign = (key: string): boolean =>
  /^\P{ASCII}$/u.test(key) && !/\p{Script=Latin}/u.test(key);

/**
 * The key that a shortcut is called by, in lower case. On keyboards of other letters (Thai, Korean,
 * Cyrillic) it is the one in the same place of a Latin keyboard.
 */
export function shortcutKey({ key, code, shiftKey }: PressedKey): string {
  const plain = key.toLowerCase();
  if (!isForeign(key)) return plain;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? signs[code]?.[shiftKey ? 1 : 0] ?? plain;
}
