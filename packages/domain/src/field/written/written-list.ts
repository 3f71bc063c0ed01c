import { isBlank } from '../../core/unseen-signs.ts';

/** Separators of list items, including Chinese and Japanese ones and line breaks. */
export const listMarks = ',;，；、\n\r';

/** A quoted item, or all text up to the next separator, such as `5" pipe`. */
const piece = new RegExp(
  String.raw`[^\S\n\r]*(?:"((?:[^"]|"")*)"[^\S\n\r]*(?=[${listMarks}]|$)|([^${listMarks}]+))`,
  'g',
);
const needsQuotes = new RegExp(`["${listMarks}]`);

/** A list item with its position in the text. */
export interface WrittenPiece {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly from: number;
  readonly to: number;
}

/** Returns the items of a list separated by `listMarks`; quotes keep an item together. */
export const writtenPieces = (text: string): readonly WrittenPiece[] =>
  [...text.matchAll(piece)].flatMap(({ 0: whole, 1: quoted, 2: plain = '', index }) => {
    const bare = (quoted?.replaceAll('""', '"') ?? plain).trim();
    const place = { from: index, to: index + whole.length };
    return isBlank(bare) ? [] : [{ text: bare, isQuoted: quoted !== undefined, ...place }];
  });

/** Returns the items without positions. */
export const readWrittenList = (text: string): readonly string[] =>
  writtenPieces(text).map((one) => one.text);

/** Returns the items as one line, quoted if they contain separators. */
export const writeList = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => (needsQuotes.test(piece) ? `"${piece.replaceAll('"', '""')}"` : piece))
    .join(', ');
