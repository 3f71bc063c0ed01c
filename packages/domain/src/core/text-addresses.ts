import { refuse, type Refusal } from './refusal.ts';

/** A URL with its position in a text. */
export interface TextAddress {
  readonly at: number;
  readonly href: string;
}

/** A URL up to a blank, an invisible character, a quote, or Chinese or Japanese punctuation. */
const url =
  /https?:\/\/[\p{L}\p{N}[][^\s\p{Cc}\p{Cf}\p{Cs}<>"'`|\\\u00ab\u00bb\u2018-\u201f\u2026\u2039\u203a\u3000-\u303f\uff01-\uff65]*/giu;

/** Punctuation or Markdown that ends a sentence and doesn't belong to the URL. */
const trailing = /[.,;:!?*_~({[&\u2013\u2014]+$/;

const openerOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Returns the part before the first closing bracket without an opening one. */
const beforeUnopened = (href: string): string => {
  const open: string[] = [];
  for (const { 0: sign, index } of href.matchAll(/[()[\]{}]/g)) {
    const opener = openerOf[sign];
    if (opener === undefined) open.push(sign);
    else if (open.pop() !== opener) return href.slice(0, index);
  }
  return href;
};

/** Returns all URLs of a text in order. */
export const addressesIn = (text: string): readonly TextAddress[] =>
  [...text.matchAll(url)]
    .map(({ 0: found, index }) => ({
      at: index,
      href: beforeUnopened(found).replace(trailing, ''),
    }))
    .filter(({ href }) => /^https?:\/\/./i.test(href));

const urlMaxLength = 2000;

/** Returns why messages can't be sent to an address. */
export const urlRefusal = (url: string, field = 'url'): Refusal | null => {
  if (url.trim() === '') return refuse('Required', {}, field);
  if (url.length > urlMaxLength) return refuse('TooLong', { max: urlMaxLength }, field);
  if (!URL.canParse(url)) return refuse('InvalidLink', {}, field);
  const { protocol, username, password } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? null : refuse('InvalidLink', {}, field);
};
