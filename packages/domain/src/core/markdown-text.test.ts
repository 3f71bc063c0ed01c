import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasLink,
  parseMarkdownText,
  referenceLabel,
  spansToPlain,
  spansToRichText,
} from './markdown-text.ts';

const references = new Map([
  ['code freeze', '../phases.md#code-freeze'],
  ['board', 'https://example.org/board'],
]);
const rich = (text: string) => spansToRichText(parseMarkdownText(text, references));
const plain = (text: string) => spansToPlain(parseMarkdownText(text, references));

describe('marks', () => {
  it.each([
    ['**bold** and __bold__', '<strong>bold</strong> and <strong>bold</strong>'],
    ['*em* _em_ ~~gone~~ `code`', '<em>em</em> <em>em</em> <s>gone</s> <code>code</code>'],
    ['**bold with *em* inside**', '<strong>bold with <em>em</em> inside</strong>'],
    ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
    ['``a `tick` b``', '<code>a `tick` b</code>'],
    ['\\*not em\\*', '*not em*'],
    ['**open', '**open'],
    ['a<br>b<BR/>c', 'a<br>b<br>c'],
    ['<b>x</b> <version> & "q"', 'x &lt;version&gt; &amp; &quot;q&quot;'],
    ['x <!-- note --> y', 'x   y'],
    ['`<script>`', '<code>&lt;script&gt;</code>'],
  ])('%s', (source, expected) => expect(rich(source)).toBe(expected));
});

describe('links', () => {
  it.each([
    ['[Board](https://example.org/b "Title")', '<a href="https://example.org/b">Board</a>'],
    ['[Board][board]', '<a href="https://example.org/board">Board</a>'],
    ['[Board][]', '<a href="https://example.org/board">Board</a>'],
    ['[Board]', '<a href="https://example.org/board">Board</a>'],
    ['[Code Freeze]', 'Code Freeze (../phases.md#code-freeze)'],
    ['**Begin [Code Freeze]**', '<strong>Begin Code Freeze (../phases.md#code-freeze)</strong>'],
    [
      '[`file` here](https://a.io/x_(y))',
      '<a href="https://a.io/x_(y)"><code>file</code> here</a>',
    ],
    ['<https://a.io>', '<a href="https://a.io">https://a.io</a>'],
    ['see https://a.io/x_y.', 'see <a href="https://a.io/x_y">https://a.io/x_y</a>.'],
    ['![A picture](https://a.io/p.png)', 'A picture'],
    ['[unknown] stays', '[unknown] stays'],
    ['[x](javascript:alert(1))', 'x (javascript:alert(1))'],
    ['[a"b](https://a.io/"onclick=)', '<a href="https://a.io/&quot;onclick=">a&quot;b</a>'],
  ])('%s', (source, expected) => expect(rich(source)).toBe(expected));

  it('are found wherever they stand', () => {
    expect(hasLink(parseMarkdownText('**x [Board]**', references))).toBe(true);
    expect(hasLink(parseMarkdownText('**x [other]**', references))).toBe(false);
  });
});

it('reads as words', () => {
  expect(plain('**Begin [Code Freeze]** and  [`x`](https://a.io)<br>y')).toBe(
    'Begin Code Freeze and x y',
  );
  expect(referenceLabel('  Code\n Freeze ')).toBe('code freeze');
});

it('makes only known tags and never throws, whatever the text', () => {
  const pieces = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '*',
    '**',
    '_',
    '`',
    '~~',
    '\\',
    '!',
    '<',
    '>',
    '<br>',
    'a',
    ' ',
    'https://a.io',
    '"',
    'javascript:',
    '<!--',
    '-->',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const html = rich(parts.join(''));
      expect(
        html.replace(/<\/?(?:a|br|code|em|s|strong)(?: href="(?:https?|mailto):[^"<>]*")?>/g, ''),
      ).not.toMatch(/[<>]/);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['brackets', '['.repeat(4000)],
  ['links', '[a]('.repeat(900)],
  ['stars', '*a **b '.repeat(500)],
  ['ticks', '`'.repeat(3999)],
  ['half open', '[a](b '.repeat(600)],
])('gets to the end of many %s', (_, text) => {
  // Each of them once took time that grows with the square; only the end of the test shows it.
  expect(rich(text)).toContain(text.slice(0, 1));
});
