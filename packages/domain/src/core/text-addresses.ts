/** A URL with its position in a text. */
export interface TextAddress {
  readonly at: number;
  readonly href: string;
}

const scheme = /https?:\/\//giu;
/** Scheme and first character of the host. */
const begins = /(https?:\/\/)[\p{L}\p{N}[]/iuy;

/**
 * Characters that end a URL: blanks, invisible characters, quotes, foreign punctuation, and lone
 * surrogates.
 */
const stop =
  /[\s\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff<>"'`|\\\u00ab\u00bb\u2018-\u201f\u2026\u2039\u203a\u3001-\u3004\u3008-\u301f\u3030\uff01-\uff65]/u;

/** Letters of scripts that put no blank, or a particle, after a URL. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** After these, a path segment can start in any script: `/wiki/대한민국`, `?q=中国`. */
const opening = /[/=&?#_\-+@]/;

/**
 * In a wiki title and after an encoded character, a letter of another script belongs to the URL:
 * `/wiki/2008年`.
 */
const joining = /(?:\/wiki\/[^/?#]*[\p{Lu}\p{Nd}]|%[\dA-Fa-f]{2})$/u;

/** Path separators: text before one of these belongs to the URL. */
const joined = /[\p{L}\p{M}\p{N}]+[/_?=&#%-][\p{L}\p{N}]/uy;

/** Korean particles after a noun, at the end of a word. */
const particle =
  /(?:은|는|이|가|을|를|에|의|로|으로|와|과|도|만|에서|에는|입니다|이다)(?![\p{L}\p{N}\p{M}_\-/%])/uy;

/** A host label followed by another one: `한국.kr`. */
const label = /\.[\p{L}\p{M}\p{N}-]+\.[\p{L}]/uy;

/** Punctuation or Markdown that ends a sentence and doesn't belong to the URL. */
const trailing = /[.,;:!?*_~({[&\u2013\u2014]/;

const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const opens = new Set(Object.values(closes));

/** Returns whether a letter directly after the URL belongs to it. */
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

/** Returns whether it is an apostrophe in a name: `/wiki/O’Brien`. */
const isApostrophe = (text: string, at: number): boolean =>
  text[at] === '\u2019' && isLetter(text[at - 1]) && isLetter(text[at + 1]);

/** Length of the URL's end that is checked for its continuation. */
const longestTitle = 200;

interface Way {
  readonly from: number;
  readonly at: number;
  readonly isHost: boolean;
}

/** Returns whether the URL ends before this character. */
const endsAt = (text: string, sign: string, { from, at, isHost }: Way): boolean =>
  (stop.test(sign) && (isHost || !isApostrophe(text, at))) ||
  (unspaced.test(sign) &&
    !goesOn(text, at, text.slice(Math.max(from, at - longestTitle), at), isHost));

/**
 * Returns the URL at this position, or null. It ends at an unopened bracket, sentence punctuation,
 * or a particle in a script without blanks.
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

/** Returns all URLs of a text in order. */
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
