import { afterEach, expect, it, vi } from 'vitest';
import { requestNamedParties } from './row-requests.ts';

afterEach(() => void vi.restoreAllMocks());

it('splits many names into several requests without duplicates', async () => {
  const asked: number[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { variables } = JSON.parse(String(init?.body));
    asked.push(variables.texts.length);
    const ada = { __typename: 'User', id: 'ada', name: 'Ada', kind: 'USER', email: 'a@b.example' };
    const own = { ...ada, id: `of ${asked.length}` };
    return Response.json({ data: { partiesNamed: [ada, own] } });
  });
  const found = await requestNamedParties(Array.from({ length: 4500 }, (_, n) => `Name ${n}`));
  expect(asked).toEqual([2000, 2000, 500]);
  expect(found.map(({ id }) => id)).toEqual(['ada', 'of 1', 'of 2', 'of 3']);
});
