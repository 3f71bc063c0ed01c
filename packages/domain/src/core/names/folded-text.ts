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
