/** An address that can be followed, where it stands in a text. */
export interface TextAddress {
  readonly at: number;
  readonly href: string;
}

const scheme = /https?:\/\//giu;
/** With the first sign of a host behind it. */
const begins = /(https?:\/\/)[\p{L}\p{N}[]/iuy;

/**
 * What no address has in it: blanks and what is not seen, quotes, and the punctuation of scripts
 * that put none of it into addresses. Halves of signs are nothing.
 */
const stop =
  /[\s\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff<>"'`|\\\u00ab\u00bb\u2018-\u201f\u2026\u2039\u203a\u3001-\u3004\u3008-\u301f\u3030\uff01-\uff65]/u;

/** Letters of scripts that put no blank, or a particle, behind an address. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Behind these a piece of an address begins, in whatever script: `/wiki/대한민국`, `?q=中国`. */
const opening = /[/=&?#_\-+@]/;

/** In a title, and behind a sign that is encoded, a letter of another script is one more: `/wiki/2008年`. */
const joining = /(?:\/wiki\/[^/?#]*[\p{Lu}\p{Nd}]|%[\dA-Fa-f]{2})$/u;

/** What stands in a path between two pieces of it: what comes before one of these belongs to it. */
const joined = /[\p{L}\p{M}\p{N}]+[/_?=&#%-][\p{L}\p{N}]/uy;

/** Particles that Korean writes behind a noun, and nothing more behind them. */
const particle =
  /(?:은|는|이|가|을|를|에|의|로|으로|와|과|도|만|에서|에는|입니다|이다)(?![\p{L}\p{N}\p{M}_\-/%])/uy;

/** The label of a host with another one behind it: `한국.kr`. */
const label = /\.[\p{L}\p{M}\p{N}-]+\.[\p{L}]/uy;

/** What ends a sentence, or a mark of Markdown, and not the address before it. */
const trailing = /[.,;:!?*_~({[&\u2013\u2014]/;

const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const opens = new Set(Object.values(closes));

/** Whether a letter without blanks before it belongs to the address that has come so far. */
const goesOn = (text: string, at: number, href: string, isHost: boolean): boolean => {
  const before = [...href.slice(-2)].at(-1) ?? '';
  if (opening.test(before) || unspaced.test(before)) return true;
  if (!isHost) {
    joined.lastIndex = at;
    particle.lastIndex = at;
    return joined.test(text) || (joining.test(href) && !particle.test(text));
  }
  if (before !== '.') return false;
  label.lastIndex = at - 1;
  return unspaced.test(href.at(-2) ?? '') || label.test(text);
};

const isLetter = (sign: string | undefined): boolean => /\p{L}/u.test(sign ?? '');

/** The apostrophe of a name: `/wiki/O’Brien`. */
const isApostrophe = (text: string, at: number): boolean =>
  text[at] === '\u2019' && isLetter(text[at - 1]) && isLetter(text[at + 1]);

/** As much of the address as it takes to tell how it goes on. */
const longestTitle = 200;

interface Way {
  readonly from: number;
  readonly at: number;
  readonly isHost: boolean;
}

/** Whether the address ends before this sign. */
const endsAt = (text: string, sign: string, { from, at, isHost }: Way): boolean =>
  (stop.test(sign) && (isHost || !isApostrophe(text, at))) ||
  (unspaced.test(sign) &&
    !goesOn(text, at, text.slice(Math.max(from, at - longestTitle), at), isHost));

/**
 * The address that begins here, or null. It ends where its sentence does: before a bracket that it
 * did not open, punctuation, and a particle of a language that writes on without a blank.
 */
export const addressAt = (text: string, from: number): string | null => {
  begins.lastIndex = from;
  const [, head] = begins.exec(text) ?? [];
  if (head === undefined) return null;
  let at = from + head.length;
  let isHost = true;
  const open: string[] = [];
  while (at < text.length) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const opened = closes[sign];
    if (endsAt(text, sign, { from, at, isHost }) || (opened !== undefined && open.pop() !== opened))
      break;
    if (opens.has(sign)) open.push(sign);
    if (/[/?#]/.test(sign)) isHost = false;
    at += sign.length;
  }
  while (trailing.test(text[at - 1] ?? '')) at -= 1;
  return at > from + head.length ? text.slice(from, at) : null;
};

/** Every address of a text, in its order. */
export const addressesIn = (text: string): readonly TextAddress[] => {
  const found: TextAddress[] = [];
  let end = 0;
  for (const { index: at } of text.matchAll(scheme)) {
    const href = at < end ? null : addressAt(text, at);
    if (href === null) continue;
    found.push({ at, href });
    end = at + href.length;
  }
  return found;
};
