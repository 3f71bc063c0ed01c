/** Letters that do not decompose into a base letter and an accent. */
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

/** Text as searches compare it: without accents, in small letters. The database does the same in `app.folded`. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]+/g, '')
    .toLowerCase()
    .replaceAll(/[øłđıςßæœ]/g, (letter) => others[letter] ?? letter)
    .normalize('NFC');

/** A pattern for `app.holds`: contains this text, in which the text's own wildcards mean themselves. */
export const likePattern = (text: string): string =>
  `%${foldedText(text).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The pattern of a list's search; null when nothing is searched for. */
export const searchPattern = (search: string | null | undefined): string | null => {
  const text = search?.trim() ?? '';
  return text === '' ? null : likePattern(text);
};
