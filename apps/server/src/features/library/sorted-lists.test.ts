import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const lists = ['blueprints', 'forms', 'customFields', 'documents'] as const;
type List = (typeof lists)[number];

const nameIn: Readonly<Record<List, string>> = {
  blueprints: 'name',
  forms: 'name',
  customFields: 'name',
  documents: 'name: document { name }',
};

const make: Readonly<Record<List, string>> = {
  blueprints: `mutation ($input: CreateBlueprintInput!) { createBlueprint(input: $input) { blueprint { id } } }`,
  forms: `mutation ($input: CreateFormInput!) { createForm(input: $input) { form { id } } }`,
  customFields: `mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { customField { id } } }`,
  documents: `mutation ($input: AddDocumentLinkInput!) { addDocumentLink(input: $input) { ref } }`,
};

const inputOf = (list: List, name: string): object => {
  if (list === 'documents') return { name, link: `https://files.example/${name}` };
  const rest =
    list === 'customFields'
      ? { isShared: true, definition: { name, kind: 'NUMBER', options: [] } }
      : { name };
  return { idempotencyKey: newId(), ...rest };
};

/** Names in order of creation. */
const names = ['Mango', 'apple', 'Zebra', 'Banana', 'cherry'];

let ada: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  for (const name of names)
    for (const list of lists) {
      const { codes } = await ada.graphql(make[list], { input: inputOf(list, name) });
      expect(codes).toEqual([]);
      server.clock.advance(1000);
    }
});

const page = (list: List, after: string | null, sort: object | null) =>
  ada.graphql(
    `query ($after: String, $sort: ItemSortInput) { list: ${list}(first: 2, after: $after, sort: $sort) {
       edges { node { ${nameIn[list]} } } pageInfo { hasNextPage endCursor } } }`,
    { after, sort },
  );

interface Page {
  readonly edges: readonly {
    readonly node: { readonly name: string | { readonly name: string } };
  }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

/** Returns the names of a list, read page by page. */
const read = async (list: List, sort: object | null): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let after: string | null = null; ;) {
    const { data, codes } = await page(list, after, sort);
    expect(codes).toEqual([]);
    const { edges, pageInfo }: Page = data.list;
    found.push(...edges.map(({ node: { name } }) => (typeof name === 'string' ? name : name.name)));
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
};

const byName = ['apple', 'Banana', 'cherry', 'Mango', 'Zebra'];

describe.each(lists)('%s', (list) => {
  it.each([
    [null, names.toReversed()],
    [{ key: 'LAST_CHANGE', direction: 'ASCENDING' }, names],
    [{ key: 'NAME', direction: 'ASCENDING' }, byName],
    [{ key: 'NAME', direction: 'DESCENDING' }, byName.toReversed()],
  ])('sorted by %j contains each item once in this order', async (sort, expected) => {
    expect(await read(list, sort)).toEqual(expected);
  });

  it('refuses a page cursor of another order', async () => {
    const { data } = await page(list, null, { key: 'NAME', direction: 'ASCENDING' });
    const { codes } = await page(list, data.list.pageInfo.endCursor, null);
    expect(codes).toEqual(['RequestInvalid']);
  });
});
