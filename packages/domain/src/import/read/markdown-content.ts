import type { RichText } from '../../core/ids.ts';
import { escapeHtml, isAllowedHref } from '../../core/rich-text.ts';
import { linkify } from '../import-cell.ts';
import type { LinkTargets, MarkdownItem, MarkdownNode } from './markdown-tree.ts';

const lineBreak = /^<br\s*\/?>$/i;
const comment = /^<!--([\s\S]*?)-->$/;
const knownTag =
  /<\/?(?:b|i|u|s|em|strong|code|kbd|sub|sup|span|small|del|ins|a|p|div|img|details|summary|center|h[1-6])(?:\s[^<>]*)?\/?>/gi;

/**
 * HTML in Markdown: comments and known tags are markup. Everything else is text, such as
 * `<version>`.
 */
const htmlText = (value: string): string => {
  if (lineBreak.test(value)) return '\n';
  return value.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').replaceAll(knownTag, '');
};

const isInline = (node: MarkdownNode): boolean =>
  !('children' in node) || !['paragraph', 'listItem', 'list', 'blockquote'].includes(node.type);

/** Returns the words of nodes without markup. Line breaks stay. */
export const plainText = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node): string => {
      switch (node.type) {
        case 'text':
          return node.value.replaceAll(/\s*\n\s*/g, ' ');
        case 'inlineCode':
        case 'code':
          return node.value;
        case 'html':
          return htmlText(node.value);
        case 'break':
          return '\n';
        case 'image':
        case 'imageReference':
          return node.alt ?? '';
        default:
          return 'children' in node ? plainText(node.children) : '';
      }
    })
    .map((text, index) => {
      const node = nodes[index];
      return node === undefined || isInline(node) ? text : `${text.trim()}\n`;
    })
    .join('');

/** Returns the words in one line, for names. */
export const plainLine = (nodes: readonly MarkdownNode[]): string =>
  plainText(nodes).replaceAll(/\s+/g, ' ').trim();

/** Returns the instructions in comments, such as `<!-- paste the link -->`. */
export const commentsIn = (nodes: readonly MarkdownNode[]): readonly string[] =>
  nodes.flatMap((node) => {
    const text = node.type === 'html' ? comment.exec(node.value)?.[1]?.trim() : undefined;
    return text === undefined || text === '' ? [] : [text];
  });

const linked = (href: string, inner: string): RichText => {
  if (isAllowedHref(href)) return `<a href="${escapeHtml(href)}">${inner}</a>`;
  // A link within the repository of the document can't be opened. Its path stays readable.
  return href === '' ? inner : `${inner} (${escapeHtml(href)})`;
};

/** Converts inline text to rich text. */
export const inlineRich = (nodes: readonly MarkdownNode[], targets: LinkTargets): RichText => {
  const inner = (children: readonly MarkdownNode[]): RichText => inlineRich(children, targets);
  return nodes
    .map((node): RichText => {
      switch (node.type) {
        case 'text':
          return linkify(node.value.replaceAll(/\s*\n\s*/g, ' '));
        case 'inlineCode':
          return `<code>${escapeHtml(node.value)}</code>`;
        case 'strong':
          return `<strong>${inner(node.children)}</strong>`;
        case 'emphasis':
          return `<em>${inner(node.children)}</em>`;
        case 'delete':
          return `<s>${inner(node.children)}</s>`;
        case 'break':
          return '<br>';
        case 'html': {
          const text = htmlText(node.value);
          return text === '\n' ? '<br>' : escapeHtml(text);
        }
        case 'link': {
          const [only] = node.children;
          // Finds the end of addresses as in all other texts.
          if (node.children.length === 1 && only?.type === 'text' && only.value === node.url)
            return linkify(node.url);
          return linked(node.url, plainInner(node.children, targets));
        }
        case 'linkReference':
          return linked(targets.get(node.identifier) ?? '', plainInner(node.children, targets));
        case 'image':
          return linked(node.url, escapeHtml(node.alt ?? node.url));
        case 'imageReference': {
          const href = targets.get(node.identifier) ?? '';
          return linked(href, escapeHtml(node.alt ?? href));
        }
        default:
          return 'children' in node ? inner(node.children) : '';
      }
    })
    .join('');
};

/** Returns the text of a link, which can't contain another link. */
const plainInner = (nodes: readonly MarkdownNode[], targets: LinkTargets): RichText =>
  inlineRich(nodes, targets).replaceAll(/<\/?a(?:\s[^>]*)?>/g, '');

/** Converts blocks such as paragraphs, code, and lists to rich text. */
export const blockRich = (nodes: readonly MarkdownNode[], targets: LinkTargets): RichText =>
  nodes
    .map((node): RichText => {
      switch (node.type) {
        case 'paragraph':
          return filled('p', inlineRich(node.children, targets));
        case 'heading':
          return `<p><strong>${inlineRich(node.children, targets)}</strong></p>`;
        case 'code':
          return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
        case 'blockquote':
          return filled('blockquote', blockRich(node.children, targets));
        case 'list': {
          const tag = node.ordered === true ? 'ol' : 'ul';
          return filled(tag, node.children.map((item) => itemRich(item, targets)).join(''));
        }
        case 'table':
          return node.children
            .map(({ children }) => children.map((cell) => inlineRich(cell.children, targets)))
            .map((cells) => `<p>${cells.join(' | ')}</p>`)
            .join('');
        case 'html':
          return filled('p', linkify(htmlText(node.value).trim()));
        default:
          return '';
      }
    })
    .join('');

const filled = (tag: string, html: RichText): RichText =>
  html.trim() === '' ? '' : `<${tag}>${html}</${tag}>`;

const itemRich = (item: MarkdownItem, targets: LinkTargets): RichText => {
  const [only] = item.children;
  const box = item.checked == null ? '' : item.checked ? '☑ ' : '☐ ';
  if (item.children.length === 1 && only?.type === 'paragraph')
    return `<li>${box}${inlineRich(only.children, targets)}</li>`;
  return `<li>${box}${blockRich(item.children, targets)}</li>`;
};
