import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);
const tenantId = await server.createTenant();
const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });

const refusalsOf = async (document: string, variables: object) =>
  (await ada.graphql(document, variables)).errors.flatMap((error) => error.extensions.refusals);

const search =
  'query($search: String) { users(first: 10, search: $search) { edges { node { id } } } }';
const parties = 'query($ids: [ID!]) { parties(ids: $ids) { id } }';
const saveTeam = 'mutation($input: SaveGroupInput!) { saveTeam(input: $input) { __typename } }';

describe('limitArguments', () => {
  it('accepts 200 characters in a search', async () => {
    expect(await refusalsOf(search, { search: 'x'.repeat(200) })).toEqual([]);
  });

  it('rejects 201 characters in a search', async () => {
    expect(await refusalsOf(search, { search: 'x'.repeat(201) })).toEqual([
      { code: 'TooLong', params: { max: 200 }, field: 'search' },
    ]);
  });

  it('rejects a list of 1,001 items', async () => {
    const ids = Array.from({ length: 1001 }, () => crypto.randomUUID());
    expect(await refusalsOf(parties, { ids })).toEqual([
      { code: 'TooMany', params: { count: 1001, max: 1000 }, field: 'ids' },
    ]);
  });

  it('accepts as many table rows as a field can have', async () => {
    const insertRows = (count: number) =>
      Array.from({ length: count }, () => ({ row: crypto.randomUUID() }));
    const saveRows = (count: number) =>
      refusalsOf(
        'mutation($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { __typename } }',
        {
          input: {
            idempotencyKey: crypto.randomUUID(),
            taskId: crypto.randomUUID(),
            values: [],
            tables: [{ instance: 'f', insertRows: insertRows(count) }],
          },
        },
      );
    expect(await saveRows(10_000)).toMatchObject([{ code: 'NotFound' }]);
    expect(await saveRows(10_001)).toEqual([
      { code: 'TooMany', params: { count: 10_001, max: 10_000 }, field: 'tables.insertRows' },
    ]);
  });

  it('rejects a text of 100,001 characters inside an input', async () => {
    const input = { name: 'x'.repeat(100_001), memberIds: [] };
    expect(await refusalsOf(saveTeam, { input })).toEqual([
      { code: 'TooLong', params: { max: 100_000 }, field: 'name' },
    ]);
  });
});
