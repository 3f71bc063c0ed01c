import type { RichText } from './ids.ts';

/**
 * Tags allowed in rich text. The sanitizer of the server, the editor, and the viewer use this list,
 * so that nothing else is stored or shown.
 */
export const richTextTags = [
  'a',
  'blockquote',
  'br',
  'code',
  'em',
  'li',
  'ol',
  'p',
  'pre',
  's',
  'span',
  'strong',
  'u',
  'ul',
] as const;

/** Attributes by tag; `data-*` has the ids of mentioned people and linked items. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'data-*'],
  span: ['data-*'],
};

/** Allowed schemes of links. Links without a scheme are refused: there is no base page. */
export const richTextSchemes = ['http', 'https', 'mailto'] as const;

/** Returns whether rich text can have a link with this URL. */
export function isAllowedHref(href: string): boolean {
  // Browsers ignore control characters and spaces inside a scheme (java\tscript:).
  if (/[\u0000-\u0020\u007f-\u009f]/.test(href.trim())) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.trim())?.[1]?.toLowerCase();
  if (scheme === undefined) return false;
  if (scheme === 'mailto') return href.trim().length > 'mailto:'.length;
  return (
    richTextSchemes.some((allowed) => allowed === scheme) && /^https?:\/\/[^/]/i.test(href.trim())
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Converts text to paragraphs at blank lines and line breaks within. An empty text stays empty. */
export function plainToRichText(text: string): RichText {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.split('\n').map(escapeHtml).join('<br>')}</p>`)
    .join('');
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith('#')) return named[body] ?? entity;
  const code = body[1] === 'x' ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Returns the text only, with blocks on separate lines: for search, tooltips, and lengths. */
export function richTextToPlain(html: RichText): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|pre|blockquote)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, decodeEntity)
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
