/** The parts of a key press that determine its meaning. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Symbols on Latin keyboards at places where other scripts also have letters. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Slash: ['/', '?'],
};

/** Returns true for a character of another script. Letters such as é are Latin. */
const isForeign = (key: string): boolean =>
  /^\P{ASCII}$/u.test(key) && !/\p{Script=Latin}/u.test(key);

/**
 * Returns the lowercase key that shortcuts use. On Thai, Korean, or Cyrillic keyboards, it is the
 * key at the same place of a Latin keyboard.
 */
export function shortcutKey({ key, code, shiftKey }: PressedKey): string {
  const plain = key.toLowerCase();
  if (!isForeign(key)) return plain;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? signs[code]?.[shiftKey ? 1 : 0] ?? plain;
}
