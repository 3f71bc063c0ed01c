import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const LIST = `query ($withVariants: Boolean) {
  blueprints(first: 10, withVariants: $withVariants) { edges { node { id } } } }`;

const idsFor = async (person: TestPerson, withVariants?: boolean): Promise<readonly string[]> => {
  const { data, codes } = await person.graphql(LIST, { withVariants });
  expect(codes).toEqual([]);
  return data.blueprints.edges.map(({ node }: { node: { id: string } }) => node.id);
};

it('leaves out variants if the request says so', async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const base = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [{}] }));
  const variant = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [{}] }));
  await server.database.rows(`UPDATE blueprint SET variant_of = $2 WHERE id = $1`, [variant, base]);
  for (const person of [ada, ben]) {
    expect(await idsFor(person)).toEqual(expect.arrayContaining([base, variant]));
    expect(await idsFor(person, false)).toEqual([base]);
    expect(await idsFor(person, true)).toHaveLength(2);
  }
});
