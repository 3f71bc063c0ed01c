import { expect, test } from 'vitest';
import { markdownBlocks } from './markdown-blocks.ts';

const written = [
  '# Risk',
  'Some **bold**, _slanted_ and ~~former~~ words, `code`, [a page](https://baton.example) and [a trap](javascript:alert(1)).',
  '- [x] signed\n- open',
  '> said',
  '| Part | Price |\n|--|--|\n| Bolt | 2 |',
  '<script>alert(1)</script> ![Picture](https://elsewhere.example/p.png)',
].join('\n\n');

const wordsOf = (text: string) =>
  markdownBlocks(text).map(({ kind, spans }) => [kind, spans.map((span) => span.text).join('')]);

test('prints Markdown as shown on screen, without images or scripts', () => {
  expect(wordsOf(written)).toEqual([
    ['PARAGRAPH', 'Risk'],
    ['PARAGRAPH', 'Some bold, slanted and former words, code, a page and a trap.'],
    ['BULLET', '[x] signed'],
    ['BULLET', 'open'],
    ['QUOTE', 'said'],
    ['PARAGRAPH', 'Part · Price'],
    ['PARAGRAPH', 'Bolt · 2'],
    ['PARAGRAPH', '<script>alert(1)</script> Picture'],
  ]);
  const spans = markdownBlocks(written).flatMap((block) => block.spans);
  const named = (text: string) => spans.find((span) => span.text === text);
  expect(named('Risk')).toMatchObject({ bold: true });
  expect(named('bold')).toMatchObject({ bold: true });
  expect(named('slanted')).toMatchObject({ italic: true });
  expect(named('former')).toMatchObject({ strike: true });
  expect(named('code')).toMatchObject({ code: true });
  expect(named('a page')).toMatchObject({ link: 'https://baton.example' });
  expect(spans.filter(({ link }) => link !== '')).toHaveLength(1);
});

test('keeps text that is not Markdown', () => {
  expect(wordsOf('1 < 2 & 3 > 2')).toEqual([['PARAGRAPH', '1 < 2 & 3 > 2']]);
});
