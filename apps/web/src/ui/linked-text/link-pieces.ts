/** A piece of a text: words, or an address that can be followed. */
export interface TextPiece {
  readonly text: string;
  readonly href: string | null;
}

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/g;

/** Longer addresses are shortened where they are shown (spec 5.1). */
const longest = 50;

export const shortAddress = (href: string): string =>
  href.length > longest ? `${href.slice(0, longest)}…` : href;

export function linkPieces(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), href: null });
    pieces.push({ text: match[0], href: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null });
  return pieces;
}
