import { describe, expect, it } from 'vitest';
import { searchPage, type SoughtPage } from './search-page.ts';

const idOf = (n: number): string => String(n).padStart(5, '0');
const newest = '99999';

/** Simulates an index over many workflows, some of which the list shows. */
const search = (count: number, isListed: (n: number) => boolean) => {
  const all = Array.from({ length: count }, (_, n) => count - n);
  const looks: number[] = [];
  const turn = (before: string, limit: number): Promise<SoughtPage> =>
    searchPage(
      { db: { read: async (rows: unknown) => [rows] } } as never,
      {
        before,
        limit,
        page: (from, most, ids) =>
          ids
            .filter((id) => id < from && isListed(Number(id)))
            .slice(0, most)
            .map((id) => ({ id })) as never,
      },
      async (from, most) => {
        const ids = all.map(idOf).filter((id) => id < from);
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
  let before = newest;
  for (let pages = 0; pages < 1000; pages += 1) {
    const { rows, leftAt } = await turn(before, first + 1);
    shown.push(...rows.slice(0, first).map(({ id }) => id));
    const next = rows.length > first ? shown.at(-1) : leftAt;
    if (next === undefined || next === null) return shown;
    before = next;
  }
  throw new Error('The search does not end');
};

describe('searchPage', () => {
  it('stays short after 2,000 candidates and returns a cursor', async () => {
    const { turn, looks } = search(5000, (n) => n === 4000 || n === 1);
    const { rows, leftAt } = await turn(newest, 11);
    expect(rows.map(({ id }) => id)).toEqual([idOf(4000)]);
    expect(leftAt).toBe(idOf(3001));
    expect(looks).toEqual([500, 500, 500, 500]);
  });

  it('stops when the page is full', async () => {
    const { turn, looks } = search(5000, () => true);
    expect((await turn(newest, 11)).rows).toHaveLength(11);
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
