import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

/** Doubles numbers. Each batch waits until it is released. */
const doubling = (most: number, lanes: number) => {
  const groups: (readonly number[])[] = [];
  const doors: PromiseWithResolvers<undefined>[] = [];
  const give = gather({ most, lanes }, async (items: readonly number[]) => {
    const door = Promise.withResolvers<undefined>();
    groups.push(items);
    doors.push(door);
    await door.promise;
    return items.map((item) => item * 2);
  });
  const begun = async (count: number) => {
    while (doors.length < count) await new Promise((done) => setImmediate(done));
  };
  return { groups, doors, give, begun };
};

describe('gather', () => {
  it('combines waiting items and returns each result', async () => {
    const { groups, doors, give, begun } = doubling(2, 1);
    const first = give(1);
    await begun(1);
    const others = [2, 3, 4].map(give);
    doors[0]?.resolve(undefined);
    await begun(2);
    doors[1]?.resolve(undefined);
    await begun(3);
    doors[2]?.resolve(undefined);
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
    expect(groups).toEqual([[1], [2, 3], [4]]);
  });

  it('processes as many batches at a time as allowed', async () => {
    const { groups, doors, give, begun } = doubling(1, 2);
    const all = [1, 2, 3].map(give);
    await begun(2);
    expect(groups).toEqual([[1], [2]]);
    for (const door of doors) door.resolve(undefined);
    await begun(3);
    doors[2]?.resolve(undefined);
    expect(await Promise.all(all)).toEqual([2, 4, 6]);
  });

  it('rejects all items of a failed batch and continues', async () => {
    const { doors, give, begun } = doubling(2, 1);
    const failing = Promise.allSettled([1, 2].map(give));
    await begun(1);
    doors[0]?.reject(new Error('no'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = give(3);
    await begun(2);
    doors[1]?.resolve(undefined);
    expect(await next).toBe(6);
  });
});
