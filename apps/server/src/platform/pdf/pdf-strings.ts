/** A glyph in a text operator, with the movement before it. */
export interface ShownGlyph {
  readonly glyph: number;
  /** Movement to the left in thousandths. Empty for none. */
  readonly moved: string;
}

const escapes: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' },
};

const unescaped = (text: string): string =>
  text.replaceAll(/\\([0-7]{1,3}|[^])/g, (_, what: string) =>
    /^[0-7]/.test(what) ? String.fromCodePoint(Number.parseInt(what, 8)) : (escapes[what] ?? what),
  );

const glyphsIn = (text: string): readonly number[] => {
  const bytes = Buffer.from(unescaped(text), 'latin1');
  return Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16BE(at * 2));
};

/** Parses the operands of `(…) Tj` and `[(…) 12 (…)] TJ` with two-byte glyphs. */
export const shownGlyphs = (operands: string): readonly ShownGlyph[] => {
  let moved = '';
  return [...operands.matchAll(/\(((?:\\[^]|[^\\)])*)\)|(-?[\d.]+)/g)].flatMap(
    ([, text, number]): readonly ShownGlyph[] => {
      if (text === undefined) {
        moved = number ?? '';
        return [];
      }
      const shown = glyphsIn(text).map((glyph, at) => ({ glyph, moved: at === 0 ? moved : '' }));
      moved = '';
      return shown;
    },
  );
};

const hex = (number: number): string => number.toString(16).toUpperCase().padStart(4, '0');

export const shownAgain = (glyphs: readonly ShownGlyph[]): string =>
  `[${glyphs.map(({ glyph, moved }) => `${moved}<${hex(glyph)}>`).join('')}] TJ\n`;

/** Returns text as UTF-16 hex, as PDF needs it. */
export const hexOfText = (text: string): string =>
  [...Buffer.from(text, 'utf16le').swap16()]
    .map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'))
    .join('');

export const textOfHex = (digits: string): string =>
  Buffer.from(Buffer.from(digits, 'hex')).swap16().toString('utf16le');

/** Parses the ToUnicode table of a font. */
export const meaningsIn = (cmap: string): ReadonlyMap<number, string> =>
  new Map(
    [...cmap.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, glyph = '', text = '']) => [
      Number.parseInt(glyph, 16),
      textOfHex(text),
    ]),
  );

/** Maximum number of entries in a block of the table. */
const mostInBlock = 100;

/** Returns the ToUnicode table with other texts. */
export const withMeanings = (cmap: string, meanings: ReadonlyMap<number, string>): string => {
  const lines = [...meanings]
    .toSorted(([a], [b]) => a - b)
    .map(([glyph, text]) => `<${hex(glyph)}> <${hexOfText(text)}>\n`);
  const blocks = Array.from({ length: Math.ceil(lines.length / mostInBlock) }, (_, at) => {
    const block = lines.slice(at * mostInBlock, (at + 1) * mostInBlock);
    return `${block.length} beginbfchar\n${block.join('')}endbfchar\n`;
  });
  const first = cmap.search(/\d+ beginbfchar/);
  const last = cmap.lastIndexOf('endbfchar\n') + 'endbfchar\n'.length;
  return cmap.slice(0, first) + blocks.join('') + cmap.slice(last);
};
