import { refuse, type Refusal } from '../core/refusal.ts';
import { visibleName } from '../core/names/visible-name.ts';
import { contentFits, extensionOf } from './document-types.ts';

/** Maximum length of a file name, as in common file systems. */
export const documentNameMax = 200;
const linkMax = 2000;

/** Returns the name without folders and forbidden characters. */
export const cleanDocumentName = (name: string): string =>
  visibleName((name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{Cc}<>:"|?*]/gu, '')).trim();

export const documentNameRefusal = (name: string): Refusal | null => {
  if (name === '') return refuse('Required', {}, 'name');
  return name.length > documentNameMax ? refuse('TooLong', { max: documentNameMax }, 'name') : null;
};

/** Refuses files of other types, or whose content doesn't match the extension. */
export const fileRefusal = (
  name: string,
  content: { readonly found: string | null; readonly isText: boolean },
): Refusal | null => {
  const bad = documentNameRefusal(name);
  if (bad !== null) return bad;
  const extension = extensionOf(name);
  if (extension === null) return refuse('DocumentTypeUnknown', { name });
  return contentFits(extension, content.found, content.isText)
    ? null
    : refuse('DocumentContentMismatch', { name });
};

/** Returns the typed URL, with https if the scheme is missing. */
export const linkAddress = (text: string): string => {
  const link = text.trim();
  return link === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(link) ? link : `https://${link}`;
};

/** Refuses links that aren't http or https with a domain. */
export const externalLinkRefusal = (link: string): Refusal | null => {
  if (link.length > linkMax) return refuse('TooLong', { max: linkMax }, 'link');
  if (!URL.canParse(link)) return refuse('InvalidLink', {}, 'link');
  const { protocol, hostname, username, password } = new URL(link);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') && username === '' && password === ''
    ? null
    : refuse('InvalidLink', {}, 'link');
};
