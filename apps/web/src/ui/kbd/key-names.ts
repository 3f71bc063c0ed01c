const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

const signs: Record<string, string> = {
  mod: isApple ? '⌘' : 'Ctrl',
  shift: isApple ? '⇧' : 'Shift',
  alt: isApple ? '⌥' : 'Alt',
  enter: '↵',
  escape: 'Esc',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  space: '␣',
};

/** Returns `mod+enter` with the names on this machine's keys. */
export const keyNames = (keys: string): readonly string[] =>
  keys.split('+').map((key) => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key));

/** Returns the same as one string, for accessible names and tooltips. */
export const keyText = (keys: string): string => keyNames(keys).join(isApple ? '' : '+');
