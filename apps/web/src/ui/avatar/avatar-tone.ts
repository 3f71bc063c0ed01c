/** Twelve fills on which white reads at 4.5:1 or better. */
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

/** The same person has the same colour everywhere. */
export function avatarFill(name: string): string {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return fills[hash % fills.length] ?? fills[0];
}

const first = (word: string | undefined): string => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '';

/**
 * First letters of the first and the last word; for scripts without spaces the first
 * sign. What stands in brackets, such as a company, is not part of the name.
 */
export function initials(name: string): string {
  const words = name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s_-]+/)
    .filter((word) => first(word) !== '');
  const letters = words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0]);
  return letters.toLocaleUpperCase();
}
