import { expect, it } from 'vitest';
import { likeliestName } from './likeliest-name.ts';

const table = (...cells: readonly ((n: number) => string)[]) => ({
  columns: cells.map((_, n) => `Column ${n}`),
  rows: Array.from({ length: 50 }, (_, n) => ({ number: n + 2, cells: cells.map((of) => of(n)) })),
});
const firms = ['Acme', 'Räder', '上海食品', 'Blue River', 'Öl & Söhne'];
const firm = (n: number): string =>
  `${firms[n % 5]} ${'Inc AG Ltd SpA Oy'.split(' ')[Math.floor(n / 10)]} ${n}`;

it.each([
  ['codes', (n: number) => `V-${String(n).padStart(6, '0')}`],
  ['numbers of orders', (n: number) => `PO-2026-${1000 + n}`],
  ['times', (n: number) => `2026-01-05T10:${String(n).padStart(2, '0')}:07Z`],
  ['ids', (n: number) => `3f2504e0-4f89-11d3-9a0c-0305e82c33${String(n).padStart(2, '0')}`],
  ['addresses', (n: number) => `a${n}@example.com`],
  ['links', (n: number) => `https://example.com/supplier/${n}`],
  ['what repeats', (n: number) => (n % 2 === 0 ? 'Industrial machinery' : 'Packaged foods')],
])('prefers a column of names to a column of %s', (_, of) => {
  expect(likeliestName(table(of, firm), () => true)).toBe(1);
});

it('prefers the first of equal columns, and ignores columns without text', () => {
  const about = (n: number): string =>
    `Supplies ${firm(n)} and others with what they need every day`;
  expect(likeliestName(table(firm, about), () => true)).toBe(0);
  expect(
    likeliestName(
      table(String, (n) => `${n}.5`),
      () => true,
    ),
  ).toBe(-1);
});
