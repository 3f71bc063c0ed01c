import { withoutUnseen } from '../../core/unseen-signs.ts';

/** Offset of full-width characters from ASCII. */
const fullWidth = 0xfee0;

const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** Mathematical digits: five contiguous sets. */
const mathematical = { first: 0x1d7ce, last: 0x1d7ff };

/** Digits of every script are in contiguous sets of ten, starting with zero. */
const digitAt = (point: number): string => {
  if (point >= mathematical.first && point <= mathematical.last)
    return String((point - mathematical.first) % 10);
  let value = 0;
  while (value < 9 && isDigit(point - value - 1)) value += 1;
  return String(value);
};

/**
 * Replaces full-width characters (`１２．５`, `＋４９`) and digits of other scripts (`๑๒`) by ASCII, to
 * parse numbers, dates, and phone numbers. Superscripts and fractions stay: `5²` isn't 52. Removes
 * direction marks and converts a Chinese full stop after a digit to a point.
 */
export const plainDigits = (text: string): string =>
  withoutUnseen(text)
    .replaceAll(/[\uff01-\uff5e]/g, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) - fullWidth),
    )
    .replaceAll('\u3000', ' ')
    .replaceAll(/(?<=\p{Nd})[\u3002\uff61]/gu, '.')
    .replaceAll(/(?!\d)\p{Nd}/gu, (digit) => digitAt(digit.codePointAt(0) ?? 0));
