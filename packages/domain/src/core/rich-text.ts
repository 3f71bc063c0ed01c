import type { RichText } from './ids.ts';

/**
 * What rich text may contain (specification 5.1), as data: the server's sanitiser, the
 * editor and the viewer all read this list, so that nothing is shown that was not stored.
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

/** Attributes by tag; `data-*` carries the ids of mentioned people and linked objects. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'data-*'],
  span: ['data-*'],
};

/** Schemes a link may have. Links without a scheme are refused: there is no page to resolve them. */
export const richTextSchemes = ['http', 'https', 'mailto'] as const;

/** True when a link with this address may stand in rich text. */
export function isAllowedHref(href: string): boolean {
  // Control characters and spaces inside a scheme are ignored by browsers (java\tscript:).
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

/** Paragraphs at blank lines, line breaks within; empty text gives an empty description. */
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

/** The words alone, blocks on lines of their own: for search, tooltips and lengths. */
export function richTextToPlain(html: RichText): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|pre|blockquote)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, decodeEntity)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
