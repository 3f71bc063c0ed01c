/** What sets a direction or a place to break, and shows nothing: around days and numbers of Windows, iOS and Excel. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text without the signs that only say in which direction it runs, or where it may break. */
export const withoutUnseen = (text: string): string => text.replaceAll(unseen, '');

/** A text as it can be stored: without the sign of nothing, and without halves of signs. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** Blanks, what is not shown at all, and the letters and the pattern of Braille that are empty. */
const blank = /^[\0\s\p{Z}\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Whether nothing of a text could be seen. */
export const isBlank = (text: string): boolean => blank.test(text);
