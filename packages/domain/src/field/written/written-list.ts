/** A piece in quotes, up to what separates it from the next; else all up to there, `5" pipe` too. */
const piece = /[^\S\n\r]*(?:"((?:[^"]|"")*)"[^\S\n\r]*(?=[,;\n\r]|$)|([^,;\n\r]+))/g;

/** The pieces of a list that commas, semicolons or lines separate; quotes hold a piece together. */
export const readWrittenList = (text: string): readonly string[] =>
  [...text.matchAll(piece)].flatMap(([, quoted, plain = '']) => {
    const bare = (quoted?.replaceAll('""', '"') ?? plain).trim();
    return bare === '' ? [] : [bare];
  });

/** Pieces as one line, quoted where they would fall apart. */
export const writeList = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => (/[",;\n\r]/.test(piece) ? `"${piece.replaceAll('"', '""')}"` : piece))
    .join(', ');
