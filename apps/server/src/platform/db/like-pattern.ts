/** Letters that don't decompose into a base letter and an accent. */
const others: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Returns text for searches: lowercase without accents. The database function is `app.folded`. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]+/g, '')
    .toLowerCase()
    .replaceAll(/[øłđıςßæœ]/g, (letter) => others[letter] ?? letter)
    .normalize('NFC');

/**
 * Returns a pattern for `app.holds` that matches texts containing this text. Wildcards in the text
 * are escaped.
 */
export const likePattern = (text: string): string =>
  `%${foldedText(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Returns the pattern of a list search. Null for an empty search. */
export const searchPattern = (search: string | null | undefined): string | null => {
  const text = search?.trim() ?? '';
  return text === '' ? null : likePattern(text);
};
