import { describe, expect, it } from 'vitest';
import type { ListPosition } from '../../../platform/list/keyset-page.ts';
import { searchPage, type SearchPage } from './search-page.ts';

const idOf = (n: number): string => String(n).padStart(5, '0');
/** Simulates an index over many workflows, some of which the list shows. */
const search = (count: number, isListed: (n: number) => boolean) => {
  const all = Array.from({ length: count }, (_, n) => count - n);
  const looks: number[] = [];
  const turn = (after: ListPosition | null, limit: number): Promise<SearchPage> =>
    searchPage(
      { db: { read: async (rows: unknown) => [rows] } } as never,
      {
        after,
        limit,
        page: (from, most, ids) =>
          (ids ?? [])
            .filter((id) => (from === null || id < from.id) && isListed(Number(id)))
            .slice(0, most)
            .map((id) => ({ id })) as never,
      },
      async (from, most) => {
        const ids = all.map(idOf).filter((id) => id < from || from.startsWith('f'));
        const looked = ids.slice(0, most);
        looks.push(looked.length);
        return { ids: looked, lookedAt: ids.length > most ? (looked.at(-1) ?? null) : null };
      },
    );
  return { turn, looks };
};

/** Returns the items of all pages. Each page reads one extra row to know whether more follow. */
const throughout = async (turn: ReturnType<typeof search>['turn'], first: number) => {
  const shown: string[] = [];
  let after: ListPosition | null = null;
  for (let pages = 0; pages < 1000; pages += 1) {
    const { rows, leftAt } = await turn(after, first + 1);
    shown.push(...rows.slice(0, first).map(({ id }) => id));
    const last = shown.at(-1);
    const next: ListPosition | null =
      rows.length > first && last !== undefined ? { key: null, id: last } : leftAt;
    if (next === null) return shown;
    after = next;
  }
  throw new Error('The search does not end');
};

describe('searchPage', () => {
  it('returns a short page and a cursor after 2,000 rows without a match', async () => {
    const { turn, looks } = search(5000, (n) => n === 4000 || n === 1);
    const { rows, leftAt } = await turn(null, 11);
    expect(rows.map(({ id }) => id)).toEqual([idOf(4000)]);
    expect(leftAt?.id).toBe(idOf(3001));
    expect(looks).toEqual([500, 500, 500, 500]);
  });

  it('stops when the page is full', async () => {
    const { turn, looks } = search(5000, () => true);
    expect((await turn(null, 11)).rows).toHaveLength(11);
    expect(looks).toEqual([500]);
  });

  it.each([
    ['many', 1234, (n: number) => n % 3 === 0, 10],
    ['few', 4321, (n: number) => n % 700 === 0, 2],
    ['at the ends of steps', 3001, (n: number) => n % 500 <= 1, 1],
    ['none', 2600, () => false, 10],
  ] as const)('returns each match once across pages: %s', async (_, count, isListed, first) => {
    const { turn } = search(count, isListed);
    const expected = Array.from({ length: count }, (__, n) => count - n).filter(isListed);
    expect(await throughout(turn, first)).toEqual(expected.map(idOf));
  });
});
