import { isBlank } from '../../core/unseen-signs.ts';

/** What parts the pieces of a list: also as Chinese and Japanese write it, and line by line. */
export const listMarks = ',;，；、\n\r';

/** A piece in quotes, up to what separates it from the next; else all up to there, `5" pipe` too. */
const piece = new RegExp(
  String.raw`[^\S\n\r]*(?:"((?:[^"]|"")*)"[^\S\n\r]*(?=[${listMarks}]|$)|([^${listMarks}]+))`,
  'g',
);
const needsQuotes = new RegExp(`["${listMarks}]`);

/** A piece of a list, and where in its text it stands. */
export interface WrittenPiece {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly from: number;
  readonly to: number;
}

/** The pieces of a list that commas, semicolons or lines separate (`listMarks`); quotes hold a piece together. */
export const writtenPieces = (text: string): readonly WrittenPiece[] =>
  [...text.matchAll(piece)].flatMap(({ 0: whole, 1: quoted, 2: plain = '', index }) => {
    const bare = (quoted?.replaceAll('""', '"') ?? plain).trim();
    const place = { from: index, to: index + whole.length };
    return isBlank(bare) ? [] : [{ text: bare, isQuoted: quoted !== undefined, ...place }];
  });

/** The same without their places. */
export const readWrittenList = (text: string): readonly string[] =>
  writtenPieces(text).map((one) => one.text);

/** Pieces as one line, quoted where they would fall apart. */
export const writeList = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => (needsQuotes.test(piece) ? `"${piece.replaceAll('"', '""')}"` : piece))
    .join(', ');
