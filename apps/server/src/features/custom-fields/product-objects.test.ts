import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEntity } from '../../testing/entity-suite.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const ADD = `mutation ($names: [String!]!) {
  addProductObjects(input: { names: $names }) { productObjects { id name } } }`;
const REMOVE = `mutation ($id: ID!) { deleteProductObject(input: { id: $id }) { deletedId } }`;
const CREATE = `mutation ($input: CreateCustomFieldInput!) {
  createCustomField(input: $input) { customField { id version } } }`;
const UPDATE = `mutation ($input: UpdateCustomFieldInput!) {
  updateCustomField(input: $input) { customField { version definition { options { name } } } } }`;

const codeOf = ({ errors }: Awaited<ReturnType<TestPerson['graphql']>>): string | undefined =>
  errors?.[0]?.extensions.refusals[0]?.code;

testEntity({
  type: 'ProductObject',
  plural: 'ProductObjects',
  values: {},
  change: { name: 'Changed' },
  invalid: [],
  addition: 'addProductObjects',
});

let maker: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  maker = await server.createPerson({ tenantId, name: 'Mara', isAdmin: true });
});

const idsOf = async (names: readonly string[]): Promise<readonly string[]> => {
  const { data } = await maker.graphql(ADD, { names });
  return data.addProductObjects.productObjects.map(({ id }: { id: string }) => id);
};
const field = (ids: readonly string[]) => ({
  name: 'Which part',
  kind: 'PRODUCT_OBJECT',
  options: ids.map((id) => ({ id, name: id.slice(-6) })),
  constraints: { multiple: false },
});

describe('product objects', () => {
  it('are added once, ignoring case and empty names', async () => {
    const first = await idsOf(['Valve', ' Gasket ', '', 'gasket', 'Pump']);
    expect(first).toHaveLength(3);
    expect(await idsOf(['VALVE', 'pump', 'Gasket'])).toEqual(first);
  });

  it('are options of fields, which keep deleted product objects', async () => {
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
