/** Twelve fills on which white text has a contrast of at least 4.5:1. */
const fills = [
  '#5b57c9',
  '#0f7f73',
  '#b4480f',
  '#a3326b',
  '#2160b8',
  '#4b7015',
  '#8a4fc0',
  '#a23b3b',
  '#1d7391',
  '#8a5a00',
  '#3f6e52',
  '#6a5a7d',
] as const;

/** Returns the same color for the same name everywhere. */
export function avatarFill(name: string): string {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return fills[hash % fills.length] ?? fills[0];
}

const first = (word: string | undefined): string => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '';

/**
 * Returns the first letters of the first and last word, or the first character in scripts without
 * spaces. Text in brackets, such as a company, isn't part of the name.
 */
export function initials(name: string): string {
  const words = name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s_-]+/)
    .filter((word) => first(word) !== '');
  const letters = words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0]);
  return letters.toLocaleUpperCase();
}
