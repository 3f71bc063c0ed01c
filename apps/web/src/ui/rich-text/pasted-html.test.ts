import { expect, it } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

const item = (level: number, sign: string, text: string): string =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span style="font:7.0pt">&nbsp;&nbsp;</span></span></span><!--[endif]-->${text}</p>`;

const plain = (html: string): string =>
  pastedHtml(html)
    .replaceAll(/<!--.*?-->|<span[^>]*>|<\/span>/g, '')
    .replaceAll(/ (?:class|style)="[^"]*"/g, '');

it('makes lists of the paragraphs that Word means as items', () => {
  const html = `<p>Before</p>${item(1, '·', 'Milk')}${item(1, '·', 'Butter')}<p>After</p>`;
  expect(plain(html)).toBe('<p>Before</p><ul><li>Milk</li><li>Butter</li></ul><p>After</p>');
});

it('counts where Word does, and keeps what lies deeper', () => {
  const html = `${item(1, '1.', 'First')}${item(2, 'a)', 'Part')}${item(2, 'b)', 'Other')}${item(1, '2.', 'Second')}`;
  expect(plain(html)).toBe(
    '<ol><li>First<ol><li>Part</li><li>Other</li></ol></li><li>Second</li></ol>',
  );
});

it('begins another list where its kind changes', () => {
  expect(plain(`${item(1, '1.', 'One')}${item(1, '·', 'Dot')}`)).toBe(
    '<ol><li>One</li></ol><ul><li>Dot</li></ul>',
  );
});

it('begins with an item that lies deep', () => {
  expect(plain(`${item(2, 'o', 'Deep')}${item(1, '·', 'Flat')}`)).toBe(
    '<ul><li>Deep</li><li>Flat</li></ul>',
  );
});

it('keeps the cells of a table apart, and its rows', () => {
  const html =
    '<table><tr><th>Name</th><th>Size</th></tr><tr><td><p>Box</p></td><td>12</td></tr></table>';
  expect(plain(html)).toBe('<p>Name | Size</p><p>Box | 12</p>');
});

it('keeps the blank between links that are not taken', () => {
  const html =
    '<p><a href="javascript:alert(1)">bad</a> <a>good</a> <a href="https://x.de">x</a></p>';
  expect(pastedHtml(html)).toBe('<p>bad good <a href="https://x.de">x</a></p>');
});
