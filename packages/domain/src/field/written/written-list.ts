/** What parts the pieces of a list: also as Chinese and Japanese write it, and line by line. */
export const listMarks = ',;，；、\n\r';

/** A piece in quotes, up to what separates it from the next; else all up to there, `5" pipe` too. */
const piece = new RegExp(
  String.raw`[^\S\n\r]*(?:"((?:[^"]|"")*)"[^\S\n\r]*(?=[${listMarks}]|$)|([^${listMarks}]+))`,
  'g',
);
const needsQuotes = new RegExp(`["${listMarks}]`);

/** The pieces of a list that commas, semicolons or lines separate (`listMarks`); quotes hold a piece together. */
export const readWrittenList = (text: string): readonly string[] =>
  [...text.matchAll(piece)].flatMap(([, quoted, plain = '']) => {
    const bare = (quoted?.replaceAll('""', '"') ?? plain).trim();
    return bare === '' ? [] : [bare];
  });

/** Pieces as one line, quoted where they would fall apart. */
export const writeList = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => (needsQuotes.test(piece) ? `"${piece.replaceAll('"', '""')}"` : piece))
    .join(', ');
