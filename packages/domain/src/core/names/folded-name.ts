import { withoutUnseen } from '../unseen-signs.ts';

/**
 * Letters that only look different: full and half width, ligatures (`ﬁ`), and the Thai and Lao
 * vowel with one or two characters. Superscripts and circled digits are different.
 */
const otherForms = /[\u0e33\u0eb3\u3000\ufb00-\ufb4f\uff00-\uffef]+/g;

/** Fast path: ASCII with single blanks only needs lowercase. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Returns a name for comparisons: lowercase, with normalized characters (`é` as one or two, full
 * width or not), and single blanks.
 */
export const foldedName = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : withoutUnseen(text)
        .replaceAll(otherForms, (letters) => letters.normalize('NFKC'))
        .normalize('NFC')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toLocaleLowerCase('en');

/** Returns whether people read two names as the same. */
export const isSameName = (a: string, b: string): boolean => foldedName(a) === foldedName(b);
