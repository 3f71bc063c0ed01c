/**
 * Invisible characters, control characters, and characters that change the direction of text.
 * Joiners are kept after emoji, marks, and Arabic letters, where they change what is visible.
 */
const hidden =
  /[\p{Cc}\p{Cf}\u3164](?<!(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}])[\u200c\u200d])/gu;

/**
 * Returns a name as people see it: without invisible characters, control characters, and those that
 * change the direction of text.
 */
export const visibleName = (name: string): string =>
  /^[ -~]*$/.test(name)
    ? name
    : name
        .toWellFormed()
        .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
        .replaceAll(hidden, '');

const nameKeys: ReadonlySet<string> = new Set([
  'name',
  'fileName',
  'workspaceName',
  'tags',
  'title',
]);

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return visibleName(value);
  return Array.isArray(value) ? value.map(cleaned) : withVisibleNames(value);
};

/** Returns the input with all names in it cleaned, at any depth. */
export const withVisibleNames = (input: unknown): unknown => {
  if (Array.isArray(input)) return input.map(withVisibleNames);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      nameKeys.has(key) ? cleaned(value) : withVisibleNames(value),
    ]),
  );
};
