/** Signs that are not seen: where a line may break, and which way it runs. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * A name as people read it: whatever the capitals, however its letters were put together (`é` as
 * one sign or as two, full width or not), with one blank for several and none around it.
 */
export const foldedName = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('en');

/** Names are compared as people read them. */
export const isSameName = (a: string, b: string): boolean => foldedName(a) === foldedName(b);
