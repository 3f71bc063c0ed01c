import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from './testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from './testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const names = ['Zoë Łoś', '변경 승인', '申请变更', 'คำขอ'] as const;
let ada: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  for (const name of names) {
    const { userId } = await server.createPerson({ tenantId, name });
    const tasks = [{ assignees: [asId<PartyId>(userId)] }];
    const content = { ...buildBlueprint({ tasks }), name };
    const blueprintId = await publishedBlueprint(server, ada, content);
    const input = { idempotencyKey: crypto.randomUUID(), blueprintId, name, ownerId: ada.userId };
    expect((await ada.graphql(START, { input })).codes).toEqual([]);
  }
});

const lists = {
  people: `query ($search: String!) { found: users(first: 10, search: $search) { edges { node { name } } } }`,
  blueprints: `query ($search: String!) { found: blueprints(first: 10, search: $search) { edges { node { name } } } }`,
  workflows: `query ($search: String!) { found: workflows(first: 10, filter: { search: $search }) { edges { node { name } } } }`,
};

describe.each(Object.entries(lists))('search of %s', (_, list) => {
  it.each([
    ['zoe los', names[0]],
    ['ZOË', names[0]],
    ['승인', names[1]],
    ['变更', names[2]],
    ['ขอ', names[3]],
  ])('finds by %s: %s', async (search, name) => {
    const { data } = await ada.graphql(list, { search });
    expect(data.found.edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual([
      name,
    ]);
  });
});
