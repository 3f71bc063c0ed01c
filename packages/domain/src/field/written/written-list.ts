/** The pieces of a list that commas, semicolons or lines separate; quotes hold a piece together. */
export const readWrittenList = (text: string): readonly string[] => {
  const pieces = text.match(/(?:"(?:[^"]|"")*"|[^",;\n\r])+/g) ?? [];
  return pieces.flatMap((piece) => {
    const trimmed = piece.trim();
    const quoted = /^"((?:[^"]|"")*)"$/.exec(trimmed);
    const bare = (quoted?.[1]?.replaceAll('""', '"') ?? trimmed).trim();
    return bare === '' ? [] : [bare];
  });
};

/** Pieces as one line, quoted where they would fall apart. */
export const writeList = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => (/[",;\n\r]/.test(piece) ? `"${piece.replaceAll('"', '""')}"` : piece))
    .join(', ');
