import { withoutUnseen } from './unseen-signs.ts';

/**
 * Letters that only look otherwise: of full and half width, as print joins them (`ﬁ`), and the vowel
 * of Thai and Lao that is typed as one sign or two. Raised digits, and digits in circles, are other ones.
 */
const otherForms = /[\u0e33\u0eb3\u3000\ufb00-\ufb4f\uff00-\uffef]+/g;

/** Most names: what a Latin keyboard has, with single blanks. There is nothing to fold but capitals. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A name as people read it: whatever the capitals, however its letters were put together (`é` as
 * one sign or as two, full width or not), with one blank for several and none around it.
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

/** Names are compared as people read them. */
export const isSameName = (a: string, b: string): boolean => foldedName(a) === foldedName(b);
