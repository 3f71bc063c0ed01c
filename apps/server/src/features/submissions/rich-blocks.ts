import { isAllowedHref } from '@baton/domain/core/rich-text';
import { Parser } from 'htmlparser2';
import type { RichBlock, RichSpan } from './submission.ts';

type Style = Omit<RichSpan, 'text'>;

const plain: Style = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  link: '',
};

const styleOf: Readonly<Record<string, Partial<Style>>> = {
  strong: { bold: true },
  em: { italic: true },
  u: { underline: true },
  s: { strike: true },
  code: { code: true },
  del: { strike: true },
  th: { bold: true },
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, { bold: true }])),
};

/** Tags that separate paragraphs, and rows of tables. */
const apart: ReadonlySet<string> = new Set([
  ...['p', 'li', 'blockquote', 'pre', 'tr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** Returns replacement text for an element that isn't text. */
const wordsFor = (tag: string, attributes: Readonly<Record<string, string>>): string => {
  switch (tag) {
    case 'br':
      return '\n';
    case 'img':
      return attributes['alt'] ?? '';
    case 'input':
      return 'checked' in attributes ? '[x]' : '[ ]';
    default:
      return '';
  }
};

interface OpenList {
  readonly kind: 'BULLET' | 'NUMBER';
  count: number;
}

/** Converts rich text to paragraphs and list items with formatted text. */
export const richBlocks = (html: string): readonly RichBlock[] => {
  const blocks: RichBlock[] = [];
  const styles: Style[] = [plain];
  const lists: OpenList[] = [];
  const around: ('QUOTE' | 'CODE')[] = [];
  let spans: RichSpan[] = [];
  /** The next text starts a list item. */
  let item: OpenList | null = null;

  const close = (): void => {
    const isEmpty = spans.every(({ text }) => text.trim() === '');
    if (!isEmpty) {
      const kind = around.at(-1) ?? item?.kind ?? 'PARAGRAPH';
      blocks.push({ kind, depth: lists.length, number: item?.count ?? 0, spans });
      item = null;
    }
    spans = [];
  };

  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const style = styles.at(-1) ?? plain;
        if (apart.has(tag)) close();
        // Cells of a row are on one line.
        if ((tag === 'td' || tag === 'th') && spans.length > 0)
          spans.push({ ...plain, text: ' · ' });
        if (tag === 'ul' || tag === 'ol') {
          close();
          lists.push({ kind: tag === 'ul' ? 'BULLET' : 'NUMBER', count: 0 });
        }
        if (tag === 'li') {
          item = lists.at(-1) ?? null;
          if (item !== null) item.count += 1;
        }
        if (tag === 'blockquote') around.push('QUOTE');
        if (tag === 'pre') around.push('CODE');
        const words = wordsFor(tag, attributes);
        if (words !== '') spans.push({ ...style, text: words });
        const href = attributes['href'] ?? '';
        const link = tag === 'a' && isAllowedHref(href) ? { link: href } : {};
        styles.push({ ...style, ...styleOf[tag], ...link });
      },
      ontext: (text) => {
        spans.push({ ...(styles.at(-1) ?? plain), text });
      },
      onclosetag: (tag) => {
        styles.pop();
        if (apart.has(tag)) close();
        if (tag === 'blockquote' || tag === 'pre') around.pop();
        if (tag === 'ul' || tag === 'ol') {
          close();
          lists.pop();
        }
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  close();
  return blocks;
};
