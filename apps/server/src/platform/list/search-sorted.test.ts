import { describe, expect, it } from 'vitest';
import type { ListPosition } from './keyset-page.ts';
import { searchSorted } from './search-sorted.ts';

const idOf = (n: number): string => String(n).padStart(5, '0');

describe('searchSorted', () => {
  const all = Array.from({ length: 3200 }, (_, n) => ({ id: idOf(n + 1), sortKey: String(n) }));
  const turn = (after: ListPosition | null, limit: number, isMatch: (n: number) => boolean) =>
    searchSorted(
      { db: { read: async (rows: unknown) => [rows] } } as never,
      after,
      limit,
      (from, most) => all.filter(({ id }) => from === null || id > from.id).slice(0, most) as never,
      async (rows: readonly (typeof all)[number][]) => rows.filter(({ id }) => isMatch(Number(id))),
    );

  it('returns matches in the order of the list', async () => {
    const { rows, leftAt } = await turn(null, 3, (n) => n % 600 === 0);
    expect(rows.map(({ id }) => Number(id))).toEqual([600, 1200, 1800]);
    expect(leftAt).toBeNull();
  });

  it('continues where it stopped after 2,000 rows', async () => {
    const first = await turn(null, 3, (n) => n === 3100);
    expect(first).toEqual({ rows: [], leftAt: { key: '1999', id: idOf(2000) } });
    const { rows, leftAt } = await turn(first.leftAt, 3, (n) => n === 3100);
    expect(rows.map(({ id }) => Number(id))).toEqual([3100]);
    expect(leftAt).toBeNull();
  });
});
