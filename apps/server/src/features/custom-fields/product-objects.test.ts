import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const ADD = `mutation ($names: [String!]!) {
  addProductObjects(input: { names: $names }) { productObjects { id name } } }`;
const RENAME = `mutation ($id: ID!, $name: String!) {
  updateProductObject(input: { id: $id, name: $name }) { productObject { name } } }`;
const REMOVE = `mutation ($id: ID!) { deleteProductObject(input: { id: $id }) { deletedId } }`;
const LIST = `query ($first: Int!, $after: String, $search: String) {
  productObjects(first: $first, after: $after, search: $search) {
    edges { node { name } } pageInfo { hasNextPage endCursor } } }`;
const CREATE = `mutation ($input: CreateCustomFieldInput!) {
  createCustomField(input: $input) { customField { id version } } }`;
const UPDATE = `mutation ($input: UpdateCustomFieldInput!) {
  updateCustomField(input: $input) { customField { version definition { options { name } } } } }`;

const codeOf = ({ errors }: Awaited<ReturnType<TestPerson['graphql']>>): string | undefined =>
  errors?.[0]?.extensions.refusals[0]?.code;

let maker: TestPerson;
let member: TestPerson;
let partner: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  const person = (name: string, rest: object = {}) =>
    server.createPerson({ tenantId, name, ...rest });
  maker = await person('Mara', { isAdmin: true });
  member = await person('Mia');
  partner = await person('Pat', { accessLevel: 'EXTERNAL' });
  stranger = await server.createPerson({
    tenantId: await server.createTenant('Other'),
    name: 'Sam',
    isAdmin: true,
  });
});

const idsOf = async (names: readonly string[]): Promise<readonly string[]> => {
  const { data } = await maker.graphql(ADD, { names });
  return data.addProductObjects.productObjects.map(({ id }: { id: string }) => id);
};
const namesSeenBy = async (person: TestPerson, rest: object = {}): Promise<readonly string[]> => {
  const { data } = await person.graphql(LIST, { first: 100, ...rest });
  return data.productObjects.edges.map(({ node }: { node: { name: string } }) => node.name);
};
const field = (ids: readonly string[]) => ({
  name: 'Which part',
  kind: 'PRODUCT_OBJECT',
  options: ids.map((id) => ({ id, name: id.slice(-6) })),
  constraints: { multiple: false },
});

describe('product objects', () => {
  it('are added once, ignoring case, and listed in pages', async () => {
    const first = await idsOf(['Valve', ' Gasket ', '', 'gasket', 'Pump']);
    expect(first).toHaveLength(3);
    expect(await idsOf(['VALVE', 'pump', 'Gasket'])).toEqual(first);
    expect(await namesSeenBy(member)).toEqual(['Gasket', 'Pump', 'Valve']);
    const page = await maker.graphql(LIST, { first: 2 });
    const { endCursor, hasNextPage } = page.data.productObjects.pageInfo;
    expect(hasNextPage).toBe(true);
    expect(await namesSeenBy(maker, { after: endCursor })).toEqual(['Valve']);
    expect(await namesSeenBy(maker, { search: 'um' })).toEqual(['Pump']);
  });

  it('are managed by creators and hidden from other workspaces', async () => {
    for (const person of [member, partner]) {
      const refused = await person.graphql(ADD, { names: ['Screw'] });
      expect(codeOf(refused)).toBe('Forbidden');
    }
    expect(await namesSeenBy(partner)).toEqual([]);
    expect(await namesSeenBy(stranger)).toEqual([]);
  });

  it('need a unique name and are deleted once', async () => {
    const [bolt = '', nut = ''] = await idsOf(['Bolt', 'Nut']);
    expect(codeOf(await maker.graphql(RENAME, { id: nut, name: 'bolt' }))).toBe('NameConflict');
    expect(codeOf(await stranger.graphql(REMOVE, { id: bolt }))).toBe('NotFound');
    expect(codeOf(await maker.graphql(REMOVE, { id: bolt }))).toBeUndefined();
    expect(codeOf(await maker.graphql(REMOVE, { id: bolt }))).toBeUndefined();
    expect(codeOf(await maker.graphql(REMOVE, { id: crypto.randomUUID() }))).toBe('NotFound');
    expect(codeOf(await maker.graphql(RENAME, { id: nut, name: 'bolt' }))).toBeUndefined();
  });

  it('are options of fields, which keep deleted ones', async () => {
    const [axle = '', hub = ''] = await idsOf(['Axle', 'Hub']);
    const input = (ids: readonly string[]) => ({
      idempotencyKey: crypto.randomUUID(),
      isShared: true,
      definition: field(ids),
    });
    const unknown = await maker.graphql(CREATE, { input: input([crypto.randomUUID()]) });
    expect(codeOf(unknown)).toBe('UnknownReference');
    const none = await maker.graphql(CREATE, { input: input([]) });
    expect(codeOf(none)).toBe('Required');
    const made = await maker.graphql(CREATE, { input: input([axle]) });
    const { id, version } = made.data.createCustomField.customField;
    await maker.graphql(REMOVE, { id: axle });
    const changed = await maker.graphql(UPDATE, {
      input: { ...input([axle, hub]), id, expectedVersion: version },
    });
    expect(changed.data.updateCustomField.customField.definition.options).toHaveLength(2);
    const late = await maker.graphql(CREATE, {
      input: { ...input([axle]), definition: { ...field([axle]), name: 'Another part' } },
    });
    expect(codeOf(late)).toBe('UnknownReference');
  });
});
