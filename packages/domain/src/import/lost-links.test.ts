import { expect, it } from 'vitest';
import { linkedText } from './import-cell.ts';
import { lostLinks } from './lost-links.ts';

const lost = (cell: string, href: string) =>
  lostLinks({ cells: ['', cell], rich: { 1: linkedText(cell, href) } });

it.each([
  ['the words', 'https://a.example/x?a=1&b=2'],
  ['Ken', 'mailto:ken@a.example'],
])('reports the address behind “%s”', (cell, href) => {
  expect(lost(cell, href)).toEqual([{ column: 1, address: href }]);
});

it.each([
  ['a.example', 'https://a.example/'],
  ['https://a.example/x', 'https://a.example/x'],
  ['ken@a.example', 'mailto:ken@a.example'],
])('reports nothing if the cell “%s” shows its address', (cell, href) => {
  expect(lost(cell, href)).toEqual([]);
});

it('reports an address that cannot be followed', () => {
  const [link] = lost('Plan', 'file:///plan.xlsx');
  expect(link?.address).toContain('file:///plan.xlsx');
});
