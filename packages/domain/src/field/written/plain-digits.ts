import { withoutUnseen } from '../../core/unseen-signs.ts';

/** Signs of full width lie so far behind those of ASCII. */
const fullWidth = 0xfee0;

const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** Mathematical digits: five sets without anything between them. */
const mathematical = { first: 0x1d7ce, last: 0x1d7ff };

/** Digits of every script stand in tens, from zero on. */
const digitAt = (point: number): string => {
  if (point >= mathematical.first && point <= mathematical.last)
    return String((point - mathematical.first) % 10);
  let value = 0;
  while (value < 9 && isDigit(point - value - 1)) value += 1;
  return String(value);
};

/**
 * A text with the digits and signs that a Latin keyboard has, in the place of those of full width
 * (`１２．５`, `＋４９`) and of the digits of other scripts (`๑๒`): numbers, days and telephone numbers
 * are read of it. Raised digits and fractions stay: `5²` is not 52. What only sets a direction
 * goes, and a full stop of Chinese behind a digit is a point.
 */
export const plainDigits = (text: string): string =>
  withoutUnseen(text)
    .replaceAll(/[\uff01-\uff5e]/g, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) - fullWidth),
    )
    .replaceAll('\u3000', ' ')
    .replaceAll(/(?<=\p{Nd})[\u3002\uff61]/gu, '.')
    .replaceAll(/(?!\d)\p{Nd}/gu, (digit) => digitAt(digit.codePointAt(0) ?? 0));
