import { foldedText } from '../core/names/folded-text.ts';

/** Scripts without spaces between words. Their texts are indexed by pairs of characters. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/u;

const runs = /[\p{L}\p{N}\p{M}]+/gu;
const parts = new RegExp(`(${dense.source})`, 'u');

/** Longer words are indexed and searched by their beginning. */
const longestWord = 40;
/** Maximum number of indexed words of a text. Documents have a higher limit. */
const mostWords = 600;

const beginningOf = (word: string): string => word.slice(0, longestWord).toWellFormed();

interface Run {
  readonly text: string;
  readonly isDense: boolean;
}

const runsOf = (text: string): readonly Run[] =>
  [...foldedText(text).matchAll(runs)].flatMap(([run]) =>
    run
      .split(parts)
      .filter((part) => part !== '')
      .map((part) => ({ text: part, isDense: dense.test(part) })),
  );

const pairsOf = (text: string): readonly string[] => {
  const letters = [...text];
  return letters.slice(0, -1).map((letter, at) => letter + letters[at + 1]);
};

const wordsOfRun = ({ text, isDense }: Run): readonly string[] =>
  // The last character alone is found by a search for one character.
  isDense ? [...pairsOf(text), [...text].at(-1) ?? ''] : [beginningOf(text)];

/**
 * Returns the distinct words of a text for the search index, in order: words in lowercase without
 * accents, and pairs of characters for Chinese, Japanese, Korean, and Thai. Reads at most `most`
 * words, by default 600.
 */
export const searchWords = (text: string, most = mostWords): readonly string[] => [
  ...new Set(runsOf(text).flatMap(wordsOfRun).slice(0, most)),
];

/**
 * Returns the word that finds an object by its whole reference, in any case. No other search finds
 * it, because words consist of letters and digits.
 */
export const referenceWord = (reference: string): string => `=${reference.toLowerCase()}`;

/** Words from `from` up to, but without `to`, in the order of Unicode code points. */
export interface WordRange {
  readonly from: string;
  readonly to: string;
}

const startingWith = (text: string): WordRange => ({ from: text, to: `${text}\u{10FFFF}` });
const exactly = (text: string): WordRange => ({ from: text, to: `${text}\u0001` });

/**
 * Returns the ranges of words that a text must contain to match a search, the most selective one
 * first. Words match by their beginning. Empty if the search contains no letter or digit.
 */
export const searchRanges = (search: string): readonly WordRange[] => {
  const ranges = runsOf(search).flatMap(({ text, isDense }) => {
    if (!isDense) return [startingWith(beginningOf(text))];
    const pairs = pairsOf(text);
    return pairs.length === 0 ? [startingWith(text)] : pairs.map(exactly);
  });
  const distinct = [...new Map(ranges.map((range) => [range.from, range])).values()];
  return distinct.sort((a, b) => b.from.length - a.from.length).slice(0, 12);
};

/** A part of a text, and whether it matches a search. */
export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Folds each character alone, so that positions in both texts correspond. */
const foldedLetters = (text: string): readonly string[] => [...text].map(foldedText);

/** Returns a text in parts to highlight what a search matches. */
export const markMatches = (text: string, search: string): readonly MarkedPart[] => {
  const searchRuns = runsOf(search).map((run) => run.text);
  const letters = [...text];
  const folded = foldedLetters(text);
  const marks = letters.map(() => false);
  const isLetter = /[\p{L}\p{N}\p{M}]/u;
  for (const word of searchRuns) {
    for (let start = 0; start < letters.length; start += 1) {
      const isStart = dense.test(word) || start === 0 || !isLetter.test(letters[start - 1] ?? '');
      if (!isStart) continue;
      let [end, rest] = [start, word];
      while (rest !== '' && end < letters.length && rest.startsWith(folded[end] ?? '\0')) {
        rest = rest.slice((folded[end] ?? '').length);
        end += 1;
      }
      if (rest === '') marks.fill(true, start, end);
    }
  }
  const found: { text: string; isMatch: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const isMatch = marks[at] === true;
    const last = found.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else found.push({ text: letter, isMatch });
  }
  return found;
};

/** Number of characters in an excerpt, and of those before its first match. */
const excerptLength = 120;
const excerptLead = 30;

/** Returns the part of a text around the first match of a search. Null without a match. */
export const searchExcerpt = (text: string, search: string): string | null => {
  const marked = markMatches(text, search);
  const at = marked.findIndex(({ isMatch }) => isMatch);
  if (at === -1) return null;
  const before = marked
    .slice(0, at)
    .map((part) => part.text)
    .join('');
  const start = Math.max(0, before.length - excerptLead);
  const end = start + excerptLength;
  const cut = text
    .slice(start, end)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' · ');
  return `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`;
};
