/** The pieces of a text between commas and line breaks; empty ones, and what is there already, are dropped (spec 5.1). */
export function chipsOf(text: string, present: readonly string[] = []): readonly string[] {
  const pieces = text
    .split(/[,，、\n\r]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return [...new Set(pieces)].filter((piece) => !present.includes(piece));
}
