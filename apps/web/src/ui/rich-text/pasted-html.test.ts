import { expect, it } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

const item = (level: number, sign: string, text: string): string =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span style="font:7.0pt">&nbsp;&nbsp;</span></span></span><!--[endif]-->${text}</p>`;

const plain = (html: string): string =>
  pastedHtml(html)
    .replaceAll(/<!--.*?-->|<span[^>]*>|<\/span>/g, '')
    .replaceAll(/ (?:class|style)="[^"]*"/g, '');

it('converts list paragraphs of Word to lists', () => {
  const html = `<p>Before</p>${item(1, '·', 'Milk')}${item(1, '·', 'Butter')}<p>After</p>`;
  expect(plain(html)).toBe('<p>Before</p><ul><li>Milk</li><li>Butter</li></ul><p>After</p>');
});

it('keeps numbered and nested Word lists', () => {
  const html = `${item(1, '1.', 'First')}${item(2, 'a)', 'Part')}${item(2, 'b)', 'Other')}${item(1, '2.', 'Second')}`;
  expect(plain(html)).toBe(
    '<ol><li>First<ol><li>Part</li><li>Other</li></ol></li><li>Second</li></ol>',
  );
});

it('starts another list when the type of list changes', () => {
  expect(plain(`${item(1, '1.', 'One')}${item(1, '·', 'Dot')}`)).toBe(
    '<ol><li>One</li></ol><ul><li>Dot</li></ul>',
  );
});

it('accepts a list that starts with a nested item', () => {
  expect(plain(`${item(2, 'o', 'Deep')}${item(1, '·', 'Flat')}`)).toBe(
    '<ul><li>Deep</li><li>Flat</li></ul>',
  );
});

it('separates the cells and rows of a table', () => {
  const html =
    '<table><tr><th>Name</th><th>Size</th></tr><tr><td><p>Box</p></td><td>12</td></tr></table>';
  expect(plain(html)).toBe('<p>Name | Size</p><p>Box | 12</p>');
});

it('keeps spaces between removed links', () => {
  const html =
    '<p><a href="javascript:alert(1)">bad</a> <a>good</a> <a href="https://x.de">x</a></p>';
  expect(pastedHtml(html)).toBe('<p>bad good <a href="https://x.de">x</a></p>');
});
