import { addressesIn } from '../../lib/i18n/addresses-in-text.ts';

/** A part of a text: plain, or a URL to link to. */
export interface TextPiece {
  readonly text: string;
  readonly href: string | null;
}

/** Longer URLs are shortened when shown. */
const longest = 50;

export const shortAddress = (href: string): string => {
  const signs = [...href];
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : href;
};

export function linkPieces(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { at, href } of addressesIn(text)) {
    if (at > end) pieces.push({ text: text.slice(end, at), href: null });
    pieces.push({ text: href, href });
    end = at + href.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}
