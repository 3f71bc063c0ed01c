/**
 * Invisible direction marks and break opportunities, which Windows, iOS, and Excel add to dates and
 * numbers.
 */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Returns a text without invisible direction marks and break opportunities. */
export const withoutUnseen = (text: string): string => text.replaceAll(unseen, '');

/** Returns a text that the database can store: without null characters and lone surrogates. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** Blanks, invisible characters, and the empty Hangul letter that Korean keyboards type. */
const blank = /^[\0\s\p{Z}\p{Cf}\u3164]*$/u;

/** Returns whether nothing of a text is visible. */
export const isBlank = (text: string): boolean => blank.test(text);
