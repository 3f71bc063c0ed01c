import { isAllowedHref } from '@baton/domain/core/rich-text';
import type { RichText } from '@baton/domain/core/ids';
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
};

interface OpenList {
  readonly kind: 'BULLET' | 'NUMBER';
  count: number;
}

/** Rich text as paragraphs and items of lists, each with its words and how they look. */
export const richBlocks = (html: RichText): readonly RichBlock[] => {
  const blocks: RichBlock[] = [];
  const styles: Style[] = [plain];
  const lists: OpenList[] = [];
  const around: ('QUOTE' | 'CODE')[] = [];
  let spans: RichSpan[] = [];
  /** The next words begin an item. */
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
        if (tag === 'p' || tag === 'li' || tag === 'blockquote' || tag === 'pre') close();
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
        if (tag === 'br') spans.push({ ...style, text: '\n' });
        const href = attributes['href'] ?? '';
        const link = tag === 'a' && isAllowedHref(href) ? { link: href } : {};
        styles.push({ ...style, ...styleOf[tag], ...link });
      },
      ontext: (text) => {
        spans.push({ ...(styles.at(-1) ?? plain), text });
      },
      onclosetag: (tag) => {
        styles.pop();
        if (tag === 'p' || tag === 'li' || tag === 'blockquote' || tag === 'pre') close();
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
