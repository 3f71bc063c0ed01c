import type { RichText } from './ids.ts';
import { escapeHtml, isAllowedHref } from './rich-text.ts';
import { addressAt } from './text-addresses.ts';

/**
 * Text with the marks that Markdown has inside a line. Enough for what people write in
 * tables and lists; whatever it does not know stays as it was written.
 */
export type MarkdownSpan =
  | { readonly kind: 'TEXT' | 'CODE'; readonly text: string }
  | { readonly kind: 'BREAK' }
  | { readonly kind: 'STRONG' | 'EM' | 'STRIKE'; readonly spans: readonly MarkdownSpan[] }
  | { readonly kind: 'LINK'; readonly href: string; readonly spans: readonly MarkdownSpan[] };

/** Targets of `[text][label]` and `[label]`, by normalised label. */
export type LinkReferences = ReadonlyMap<string, string>;

/** Labels match without regard to case and runs of spaces. */
export const referenceLabel = (label: string): string =>
  label.trim().replace(/\s+/g, ' ').toLowerCase();

/** Longer text, or text with more brackets, is taken as it is: no person wrote its marks. */
const maxLength = 4000;
const maxBrackets = 200;

export function parseMarkdownText(
  source: string,
  references: LinkReferences = new Map(),
): readonly MarkdownSpan[] {
  const text = source.replace(/<!--[\s\S]*?-->/g, ' ');
  if (text.length > maxLength || text.split('[').length > maxBrackets)
    return [{ kind: 'TEXT', text }];
  return parseSpans(text, references, true);
}

const marks = [
  { mark: '**', kind: 'STRONG', word: false },
  { mark: '__', kind: 'STRONG', word: true },
  { mark: '~~', kind: 'STRIKE', word: false },
  { mark: '*', kind: 'EM', word: false },
  { mark: '_', kind: 'EM', word: true },
] as const;

interface Found {
  readonly span: MarkdownSpan;
  readonly end: number;
}

function parseSpans(
  text: string,
  references: LinkReferences,
  links: boolean,
): readonly MarkdownSpan[] {
  const spans: MarkdownSpan[] = [];
  const brackets = links ? matchBrackets(text) : new Map<number, number>();
  let plain = '';
  const flush = (): void => {
    if (plain !== '') spans.push({ kind: 'TEXT', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const character = text[at] ?? '';
    const next = text[at + 1] ?? '';
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(next)) {
      plain += next;
      at += 2;
      continue;
    }
    const found =
      codeAt(text, at) ??
      markAt(text, at, references, links) ??
      (links ? linkAt(text, at, brackets, references) : null) ??
      tagAt(text, at);
    if (found === null) {
      plain += character;
      at += 1;
    } else {
      flush();
      spans.push(found.span);
      at = found.end;
    }
  }
  flush();
  return spans;
}

function codeAt(text: string, at: number): Found | null {
  if (text[at] !== '`') return null;
  const fence = /^`+/.exec(text.slice(at))?.[0] ?? '`';
  const end = text.indexOf(fence, at + fence.length);
  if (end === -1) return null;
  const code = text.slice(at + fence.length, end).trim();
  return { span: { kind: 'CODE', text: code }, end: end + fence.length };
}

function markAt(
  text: string,
  at: number,
  references: LinkReferences,
  links: boolean,
): Found | null {
  const mark = marks.find((candidate) => text.startsWith(candidate.mark, at));
  if (mark === undefined) return null;
  const start = at + mark.mark.length;
  const end = text.indexOf(mark.mark, start);
  const inside = text.slice(start, end);
  if (end === -1 || inside.trim() === '' || /^\s|\s$/.test(inside)) return null;
  // An underscore inside a word is part of a name such as created_at.
  const wordBefore = /\w/.test(text[at - 1] ?? '');
  const wordAfter = /\w/.test(text[end + mark.mark.length] ?? '');
  if (mark.word && (wordBefore || wordAfter)) return null;
  return {
    span: { kind: mark.kind, spans: parseSpans(inside, references, links) },
    end: end + mark.mark.length,
  };
}

/** Where each opening bracket closes, found in one pass. */
function matchBrackets(text: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const pairs = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') open.push(at);
    else if (text[at] === ']') {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, at);
    }
  }
  return pairs;
}

const inlineTarget =
  /\(\s*<?([^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)?)>?(?:\s+"[^"]*"|\s+'[^']*')?\s*\)/y;
const autolink = /<((?:https?:\/\/|mailto:)[^<>\s]+)>/iy;

function linkAt(
  text: string,
  at: number,
  brackets: ReadonlyMap<number, number>,
  references: LinkReferences,
): Found | null {
  const image = text[at] === '!' && text[at + 1] === '[';
  const open = image ? at + 1 : at;
  const close = brackets.get(open);
  if (text[open] !== '[' || close === undefined) return image ? null : autolinkAt(text, at);
  const label = text.slice(open + 1, close);
  const spans = parseSpans(label, references, false);
  const target = targetAt(text, close + 1, label, references);
  if (target === null) return null;
  if (image) return { span: { kind: 'TEXT', text: spansToPlain(spans) }, end: target.end };
  return { span: { kind: 'LINK', href: target.href, spans }, end: target.end };
}

function targetAt(
  text: string,
  at: number,
  label: string,
  references: LinkReferences,
): { readonly href: string; readonly end: number } | null {
  inlineTarget.lastIndex = at;
  const inline = inlineTarget.exec(text);
  if (inline !== null) return { href: inline[1] ?? '', end: at + inline[0].length };
  const close = text[at] === '[' ? text.indexOf(']', at) : -1;
  const named = close === -1 ? '' : text.slice(at + 1, close);
  const href = references.get(referenceLabel(named === '' ? label : named));
  return href === undefined ? null : { href, end: close === -1 ? at : close + 1 };
}

function autolinkAt(text: string, at: number): Found | null {
  const linked = (href: string, end: number): Found => ({
    span: { kind: 'LINK', href, spans: [{ kind: 'TEXT', text: href.replace(/^mailto:/i, '') }] },
    end,
  });
  if (text[at] === '<') {
    autolink.lastIndex = at;
    const [whole, href] = autolink.exec(text) ?? [];
    return whole === undefined || href === undefined ? null : linked(href, at + whole.length);
  }
  const href = /[hH]/.test(text[at] ?? '') ? addressAt(text, at) : null;
  return href === null ? null : linked(href, at + href.length);
}

const knownTag =
  /<(\/?)(?:br|b|i|u|s|em|strong|code|kbd|sub|sup|span|small|del|ins|a|p|img)(?:\s[^<>]*)?\/?>/iy;

/** HTML that people put into cells: a line break breaks, other known tags are left out. */
function tagAt(text: string, at: number): Found | null {
  if (text[at] !== '<') return null;
  knownTag.lastIndex = at;
  const match = knownTag.exec(text);
  if (match === null) return null;
  const end = at + match[0].length;
  return /^<br/i.test(match[0])
    ? { span: { kind: 'BREAK' }, end }
    : { span: { kind: 'TEXT', text: '' }, end };
}

/** The words without marks, in one line. */
export const spansToPlain = (spans: readonly MarkdownSpan[]): string =>
  spans.map(plainOf).join('').replace(/\s+/g, ' ').trim();

function plainOf(span: MarkdownSpan): string {
  switch (span.kind) {
    case 'TEXT':
    case 'CODE':
      return span.text;
    case 'BREAK':
      return ' ';
    default:
      return span.spans.map(plainOf).join('');
  }
}

const tagOf = { STRONG: 'strong', EM: 'em', STRIKE: 's' } as const;

/**
 * The same as rich text. A link that leads nowhere outside its own repository is kept as
 * words with the path behind them.
 */
export const spansToRichText = (spans: readonly MarkdownSpan[]): RichText =>
  spans.map(richOf).join('');

function richOf(span: MarkdownSpan): string {
  switch (span.kind) {
    case 'TEXT':
      return escapeHtml(span.text);
    case 'CODE':
      return `<code>${escapeHtml(span.text)}</code>`;
    case 'BREAK':
      return '<br>';
    case 'LINK': {
      const inner = spansToRichText(span.spans);
      if (isAllowedHref(span.href)) return `<a href="${escapeHtml(span.href)}">${inner}</a>`;
      return span.href === '' ? inner : `${inner} (${escapeHtml(span.href)})`;
    }
    default: {
      const tag = tagOf[span.kind];
      return `<${tag}>${spansToRichText(span.spans)}</${tag}>`;
    }
  }
}

/** Whether a link stands anywhere in it. */
export const hasLink = (spans: readonly MarkdownSpan[]): boolean =>
  spans.some((span) => span.kind === 'LINK' || ('spans' in span && hasLink(span.spans)));
