import type { TestServer } from './test-server.ts';

const ADD = 'mutation ($input: AddTagsInput!) { addTags(input: $input) { tags { id } } }';

/** Creates tags with these names, as a new admin. Returns the ids of the tags. */
export const addedTags = async (
  server: TestServer,
  tenantId: string,
  names: readonly string[],
): Promise<readonly string[]> => {
  const admin = await server.createPerson({ tenantId, name: 'Tara', isAdmin: true });
  const { data } = await admin.graphql(ADD, { input: { names } });
  return data.addTags.tags.map(({ id }: { id: string }) => id);
};
