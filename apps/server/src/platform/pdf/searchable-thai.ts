import { readPdfObjects, withStreams, type PdfObjects } from './pdf-objects.ts';
import {
  hexOfText,
  meaningsIn,
  shownAgain,
  shownGlyphs,
  textOfHex,
  withMeanings,
  type ShownGlyph,
} from './pdf-strings.ts';
import { asWritten, isMark, isThai, meaningsByUse, type SaidGlyphs } from './thai-glyphs.ts';

/** Glyphs that are drawn from one position. */
interface Segment extends SaidGlyphs {
  readonly x: number;
}

/** A run of text in one font, as the typesetter writes it. */
interface Item {
  readonly start: number;
  readonly end: number;
  readonly x: number;
  readonly y: number;
  /** Color operators. */
  readonly style: string;
  readonly font: string;
  readonly size: string;
  readonly segments: readonly Segment[];
}

type Meanings = ReadonlyMap<number, string>;

const itemForm = /q\n1 0 0 -1 (\S+) (\S+) cm\n((?:[^\n]+ (?:cs|scn)\n)*)BT\n([^]*?)ET\nQ\n/g;
const segmentForm =
  /(?:\/Span <<\n {2}\/ActualText <FEFF([0-9A-F]+)>\n>> BDC\n)?0 Tr\n\/(f\d+) (\S+) Tf\n1 0 0 -1 (\S+) 0 Tm\n([^]*?) T[Jj]\n(?:EMC\n)?/g;

const itemsIn = (content: string): readonly Item[] =>
  [...content.matchAll(itemForm)].flatMap((found): readonly Item[] => {
    const [all, x, y, style = '', body = ''] = found;
    const parts = [...body.matchAll(segmentForm)];
    const [first] = parts;
    const isKnown = parts.reduce((sum, [part]) => sum + part.length, 0) === body.length;
    if (!isKnown || first === undefined) return [];
    const [, , font = '', size = ''] = first;
    if (parts.some((part) => part[2] !== font || part[3] !== size)) return [];
    const segments = parts.map(([, text, , , at, operands = '']) => ({
      text: text === undefined ? null : textOfHex(text),
      x: Number(at),
      glyphs: shownGlyphs(operands),
    }));
    const [start, end] = [found.index, found.index + all.length];
    return [{ start, end, x: Number(x), y: Number(y), style, font, size, segments }];
  });

/** A glyph with its position. `x` is set if it doesn't follow the previous one. */
interface Placed extends ShownGlyph {
  readonly text: string;
  readonly x: number | null;
  readonly rise: number;
}

/** More than the rounding error of written positions. */
const rounding = 0.02;

/**
 * Returns the glyphs of an item, positioned from the start of the first item. A raised mark starts
 * no later than the next letter, because PDF readers sort text by position.
 */
const placedIn = (item: Item, first: Item, meanings: Meanings, limit: number): readonly Placed[] =>
  item.segments.flatMap(({ x, glyphs }) =>
    glyphs.map((shown, at): Placed => {
      const text = meanings.get(shown.glyph) ?? '';
      const rise = item.y - first.y;
      if (at > 0) return { ...shown, text, x: null, rise };
      const place = x + item.x - first.x;
      if (rise === 0) return { ...shown, text, x: place, rise };
      const moved = place - (Number(shown.moved) * Number(item.size)) / 1000;
      return {
        glyph: shown.glyph,
        moved: '',
        text,
        x: Math.min(moved, limit - first.x - rounding),
        rise,
      };
    }),
  );

const isRestOf = (before: readonly Placed[], text: string): boolean =>
  isMark(text) || (text === '\u0e32' && /\u0e4d[\u0e48-\u0e4b]*$/.test(textOf(before)));
const textOf = (placed: readonly Placed[]): string => placed.map(({ text }) => text).join('');

const letterAm = '\u0e33';

/**
 * Replaces the second half of a letter after a raised mark with the whole letter, because it is
 * drawn separately.
 */
const withHalves = (placed: readonly Placed[]): readonly Placed[] =>
  placed.map((one, at) => {
    const from = placed.slice(0, at + 1).findLastIndex(({ text }) => text === '\u0e4d');
    const end = placed.findIndex(({ text }, n) => n > at && !isMark(text));
    const isHalf = (letter: readonly Placed[]): boolean =>
      letter.some(({ rise }) => rise !== 0) && asWritten(textOf(letter)).endsWith(letterAm);
    if (one.text === '\u0e32' && from >= 0 && isHalf(placed.slice(from, at + 1)))
      return { ...one, text: letterAm };
    if (one.text === '\u0e4d' && end > at && isHalf(placed.slice(at, end + 1)))
      return { ...one, text: '' };
    return one;
  });

/** Groups letters with their marks. */
const lettersOf = (placed: readonly Placed[]): readonly (readonly Placed[])[] => {
  const letters: Placed[][] = [];
  for (const one of placed) {
    const last = letters.at(-1);
    if (last !== undefined && (one.text === '' || isRestOf(last, one.text))) last.push(one);
    else letters.push([one]);
  }
  return letters;
};

const exact = (number: number): string => String(Number(number.toFixed(4)));

/** Groups glyphs on one line. */
const rowsOf = (letter: readonly Placed[]): readonly (readonly Placed[])[] => {
  const rows: Placed[][] = [];
  for (const one of letter) {
    const last = rows.at(-1);
    if (last !== undefined && one.x === null && last[0]?.rise === one.rise) last.push(one);
    else rows.push([one]);
  }
  return rows;
};

const drawn = (letter: readonly Placed[]): string => {
  const body = rowsOf(letter).map((row) => {
    const { x = null, rise = 0 } = row[0] ?? {};
    const place = x === null ? '' : `1 0 0 -1 ${exact(x)} 0 Tm\n`;
    return `${place}${exact(rise)} Ts\n${shownAgain(row)}`;
  });
  const written = asWritten(textOf(letter));
  // Written with its marks as one unit, so that readers don't split them or treat a raised mark as
  // another line.
  return letter.length === 1 && written !== letterAm
    ? body.join('')
    : `/Span <<\n  /ActualText <FEFF${hexOfText(written)}>\n>> BDC\n${body.join('')}EMC\n`;
};

const itemOf = ({ x, y, style, font, size }: Item, placed: readonly Placed[]): string =>
  `q\n1 0 0 -1 ${exact(x)} ${exact(y)} cm\n${style}BT\n0 Tr\n/${font} ${size} Tf\n${lettersOf(withHalves(placed)).map(drawn).join('')}ET\nQ\n`;

/** Matches the end of one item and the start of the next. */
const between = /^(?:EMC\n\/\w+ (?:<<[^>]*>> BDC|BMC)\n)?$/;

/** An item with the following items that contain the rest of its last letter. */
interface Whole {
  /** Content before the item. */
  readonly lead: string;
  readonly first: Item;
  readonly placed: readonly Placed[];
  /** Content between the parts of the item. */
  readonly empty: string;
}

const isAlike = (a: Item, b: Item): boolean =>
  a.style === b.style && a.font === b.font && a.size === b.size;

const rewritten = (content: string, meaningsOf: (font: string) => Meanings | undefined): string => {
  const items = itemsIn(content);
  const wholes: Whole[] = [];
  let at = 0;
  for (const [number, item] of items.entries()) {
    const next = items[number + 1];
    const limit =
      next !== undefined && between.test(content.slice(item.end, next.start))
        ? next.x + (next.segments[0]?.x ?? 0)
        : Number.POSITIVE_INFINITY;
    const meanings = meaningsOf(item.font);
    if (meanings === undefined) continue;
    const lead = content.slice(at, item.start);
    const before = wholes.at(-1);
    at = item.end;
    const head = meanings.get(item.segments[0]?.glyphs[0]?.glyph ?? 0) ?? '';
    if (
      before !== undefined &&
      between.test(lead) &&
      isAlike(item, before.first) &&
      isRestOf(before.placed, head)
    )
      wholes[wholes.length - 1] = {
        ...before,
        placed: [...before.placed, ...placedIn(item, before.first, meanings, limit)],
        empty: before.empty + lead,
      };
    else
      wholes.push({ lead, first: item, placed: placedIn(item, item, meanings, limit), empty: '' });
  }
  const parts = wholes.map(
    ({ lead, first, placed, empty }) => lead + itemOf(first, placed) + empty,
  );
  return parts.join('') + content.slice(at);
};

interface Page {
  readonly contents: number;
  /** ToUnicode tables by font name. */
  readonly fonts: ReadonlyMap<string, number>;
}

const numberIn = (words: string, form: RegExp): number => Number(form.exec(words)?.[1] ?? 0);

const pagesOf = ({ ids, wordsOf }: PdfObjects): readonly Page[] =>
  ids
    .map(wordsOf)
    .filter((words) => /\/Type \/Page\s/.test(words))
    .map((words) => ({
      contents: numberIn(words, /\/Contents (\d+) 0 R/),
      fonts: new Map(
        [...words.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [
          name,
          numberIn(wordsOf(Number(font)), /\/ToUnicode (\d+) 0 R/),
        ]),
      ),
    }));

/**
 * Returns the document with Thai text that can be searched and copied as written. The typesetter
 * assigns the text of a letter with marks to all its glyphs, and twice for raised marks. Many
 * readers then repeat it for each glyph.
 */
export const withSearchableThai = (pdf: Buffer): Buffer => {
  const objects = readPdfObjects(pdf);
  const pages = pagesOf(objects);
  const items = pages.map((page) => ({ page, found: itemsIn(objects.streamOf(page.contents)) }));
  const tables = new Set(pages.flatMap(({ fonts }) => [...fonts.values()]));
  const streams = new Map<number, string>();
  const meanings = new Map<number, Meanings>();
  for (const table of tables) {
    const cmap = objects.streamOf(table);
    const known = meaningsIn(cmap);
    if (![...known.values()].some(isThai)) continue;
    const said = items.flatMap(({ page, found }) =>
      found
        .filter(({ font }) => page.fonts.get(font) === table)
        .flatMap(({ segments }) => segments),
    );
    const byUse = meaningsByUse(said, known);
    if (byUse === null) continue;
    meanings.set(table, byUse);
    streams.set(table, withMeanings(cmap, new Map([...known, ...byUse])));
  }
  for (const { contents, fonts } of pages) {
    const content = objects.streamOf(contents);
    const next = rewritten(content, (font) => meanings.get(fonts.get(font) ?? 0));
    if (next !== content) streams.set(contents, next);
  }
  return streams.size === 0 ? pdf : withStreams(pdf, streams);
};
