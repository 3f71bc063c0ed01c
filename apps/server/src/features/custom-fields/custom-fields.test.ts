import { asId, type CustomFieldId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { definitionCases, type DefinitionCase } from '@baton/fixtures/fields/definition-cases';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const fields = `id name kind isShared version usageCount uses { name isForm isPublished }
  definition { name kind unit options { name } constraints { decimals min max } }
  versions { number createdBy { name } definition { constraints { max } } }
  permissions { edit delete refusals { action code } }`;
const CREATE = `mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { customField { ${fields} } } }`;
const UPDATE = `mutation ($input: UpdateCustomFieldInput!) { updateCustomField(input: $input) { customField { ${fields} } } }`;
const REMOVE = `mutation ($input: DeleteCustomFieldInput!) { deleteCustomField(input: $input) { deletedId } }`;
const READ = `query ($id: ID!) { customField(id: $id) { ${fields} } }`;
const PUBLISH = `mutation ($input: PublishBlueprintInput!) { publishBlueprint(input: $input) { blueprint { id } } }`;
const EDITIONS = `query ($ids: [ID!]!) { currentCustomFieldVersions(ids: $ids) { field version } }`;
const LIST = `query ($first: Int!, $after: String, $search: String, $kind: FieldKind) {
  customFields(first: $first, after: $after, search: $search, kind: $kind) {
    edges { node { name kind } } pageInfo { hasNextPage endCursor } } }`;

let maker: TestPerson;
let other: TestPerson;
let member: TestPerson;
let partner: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  const person = (name: string, rest: object = {}) =>
    server.createPerson({ tenantId, name, ...rest });
  maker = await person('Mara', { isAdmin: true });
  other = await person('Otto', { systemRoles: ['CREATOR'] });
  member = await person('Mia');
  partner = await person('Pat', { accessLevel: 'EXTERNAL' });
  stranger = await server.createPerson({
    tenantId: await server.createTenant('Other'),
    name: 'Sam',
    isAdmin: true,
  });
});

const definition = (name: string, over: object = {}) => ({
  name,
  kind: 'NUMBER',
  options: [],
  constraints: { decimals: 0, min: 1, max: 10 },
  ...over,
});
const key = () => crypto.randomUUID();

const create = (by: TestPerson, name: string, over: object = {}, more: object = {}) =>
  by.graphql(CREATE, {
    input: {
      idempotencyKey: key(),
      isShared: true,
      definition: definition(name, over),
      ...more,
    },
  });
const made = async (name: string, over: object = {}, more: object = {}) =>
  (await create(maker, name, over, more)).data.createCustomField.customField;
const update = (by: TestPerson, id: string, expectedVersion: number, of: object) =>
  by.graphql(UPDATE, {
    input: { id, expectedVersion, idempotencyKey: key(), isShared: true, definition: of },
  });

// Settings that the type doesn't support are dropped when stored.
const isOfItsKind = (one: DefinitionCase): boolean => one.code !== 'WrongValueType';

test.each(definitionCases.filter(isOfItsKind).map((one, n) => ({ ...one, n })))(
  'checks the limits of a field: $rule: $kind $constraints',
  async ({ kind, constraints, code, at, n }) => {
    const unit = kind === 'CURRENCY' ? 'EUR' : null;
    const { codes, errors } = await create(maker, `Demanded ${n}`, { kind, unit, constraints });
    expect(codes).toEqual(code === undefined ? [] : [code]);
    if (code !== undefined)
      expect(errors[0]?.extensions.refusals).toMatchObject([{ code, field: `constraints.${at}` }]);
  },
);

test.each([
  ['NUMBER', null, 0],
  ['NUMBER', { min: 1 }, 0],
  ['NUMBER', { decimals: null }, null],
  ['NUMBER', { decimals: 3 }, 3],
  ['CURRENCY', {}, 2],
  ['TEXT', null, null],
] as const)(
  'sets default decimal places: %s with %j has %j',
  async (kind, constraints, decimals) => {
    const name = `Decimals ${kind} ${JSON.stringify(constraints)}`;
    const unit = kind === 'CURRENCY' ? 'EUR' : null;
    const { definition: kept } = await made(name, { kind, unit, constraints });
    expect(kept.constraints.decimals).toBe(decimals);
  },
);

describe('a custom field', () => {
  it('is created once if repeated, and found by name and type', async () => {
    const idempotencyKey = key();
    const input = { idempotencyKey, isShared: true, definition: definition('Head count') };
    const [one, again] = [
      await maker.graphql(CREATE, { input }),
      await maker.graphql(CREATE, { input }),
    ];
    expect(one.data.createCustomField.customField).toMatchObject({
      version: 1,
      usageCount: 0,
      definition: { constraints: { decimals: 0, min: 1, max: 10 } },
    });
    expect(again.data).toEqual(one.data);
    const found = await member.graphql(LIST, { first: 10, search: 'head', kind: 'NUMBER' });
    expect(found.data.customFields.edges).toHaveLength(1);
    const none = await member.graphql(LIST, { first: 10, search: 'head', kind: 'TEXT' });
    expect(none.data.customFields.edges).toEqual([]);
  });

  it.each([
    ['without a name', '  ', {}, 'Required', 'name'],
    ['without a letter in its name', '2026', {}, 'NoLetter', 'name'],
    [
      'with a semicolon in a choice',
      'Choice',
      { kind: 'SELECT', constraints: {}, options: [{ id: 'a', name: 'A; B' }] },
      'SemicolonNotAllowed',
      'options',
    ],
    ['by a name of the product', 'workflow owner', {}, 'NameConflict', 'name'],
    [
      'with bounds that cross',
      'Bounds',
      { constraints: { min: 3, max: 2 } },
      'MinAboveMax',
      'constraints.min',
    ],
    [
      'with half a bound of whole numbers',
      'Half',
      { constraints: { decimals: 0, min: 0.5 } },
      'NotWhole',
      'constraints.min',
    ],
    [
      'with nine decimals',
      'Nine',
      { constraints: { decimals: 9 } },
      'OutOfRange',
      'constraints.decimals',
    ],
    [
      'as a choice among nothing',
      'Nothing',
      { kind: 'SELECT', constraints: {} },
      'Required',
      'options',
    ],
    [
      'as a table without columns',
      'Empty',
      { kind: 'TABLE', constraints: {} },
      'Required',
      'columns',
    ],
  ])('is refused %s', async (_, name, over, code, at) => {
    const { errors } = await create(maker, name, over);
    expect(errors[0]?.extensions.refusals).toMatchObject([{ code, field: at }]);
  });

  it('gets keys for new table columns from the server', async () => {
    const column = { key: '-1', name: 'Part', kind: 'TEXT', options: [], required: false };
    const made = await maker.graphql(
      `mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { customField {
         definition { columns { key name } } } } }`,
      {
        input: {
          idempotencyKey: key(),
          isShared: true,
          definition: {
            name: 'Parts',
            kind: 'TABLE',
            options: [],
            columns: [column, { ...column, name: 'Place' }],
          },
        },
      },
    );
    const { columns } = made.data.createCustomField.customField.definition;
    expect(columns).toMatchObject([{ name: 'Part' }, { name: 'Place' }]);
    expect(new Set(columns.map((one: { key: string }) => one.key)).size).toBe(2);
    expect(columns[0].key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has a unique name, ignoring case', async () => {
    await made('Cost centre');
    const { errors } = await create(maker, 'COST CENTRE');
    expect(errors[0]?.extensions.refusals).toMatchObject([{ code: 'NameConflict', field: 'name' }]);
  });

  it('gets a version for each change and rejects outdated ones', async () => {
    const { id } = await made('Budget');
    const changed = await update(maker, id, 1, definition('Budget', { constraints: { max: 20 } }));
    expect(changed.data.updateCustomField.customField).toMatchObject({
      version: 2,
      versions: [
        { number: 2, createdBy: { name: 'Mara' } },
        { definition: { constraints: { max: 10 } } },
      ],
    });
    const same = await update(maker, id, 2, definition('Budget', { constraints: { max: 20 } }));
    expect(same.data.updateCustomField.customField.version).toBe(2);
    expect((await update(other, id, 1, definition('Budget'))).codes).toEqual(['VersionConflict']);
  });

  it('is edited by creators, read by members, and hidden from external users', async () => {
    const { id } = await made('Region');
    expect((await other.graphql(READ, { id })).data.customField.permissions).toMatchObject({
      edit: true,
    });
    expect((await member.graphql(READ, { id })).data.customField.permissions).toMatchObject({
      edit: false,
      refusals: [{ action: 'edit', code: 'Forbidden' }, { action: 'delete' }],
    });
    expect((await create(member, 'Mine')).codes).toEqual(['Forbidden']);
    expect((await update(member, id, 1, definition('Region'))).codes).toEqual(['Forbidden']);
    for (const by of [partner, stranger]) {
      expect((await by.graphql(READ, { id })).data.customField).toBeNull();
      expect((await by.graphql(REMOVE, { input: { id } })).codes).toEqual(['NotFound']);
    }
  });

  it('is private until it is shared', async () => {
    const { data } = await create(other, 'Secret', {}, { isShared: false });
    const { id } = data.createCustomField.customField;
    expect((await member.graphql(READ, { id })).data.customField).toBeNull();
    expect((await maker.graphql(READ, { id })).data.customField).toMatchObject({ isShared: false });
  });

  it('stays in forms and blueprints after deletion', async () => {
    const { id } = await made('Vendor', { kind: 'TEXT', constraints: {} });
    const content = withFields(
      buildBlueprint({ tasks: [{}] }),
      [field(1, 'TEXT', { origin: { field: asId<CustomFieldId>(id), version: 1 } })],
      [taskKey(1), place(1, 1)],
    );
    const used = { ...content, name: 'Supplier' };
    const blueprintId = await publishedBlueprint(server, maker, used);
    await server.database.rows('UPDATE blueprint SET draft_version = 2 WHERE id = $1', [
      blueprintId,
    ]);
    const publish = async () =>
      (
        await maker.graphql(PUBLISH, {
          input: { id: blueprintId, expectedVersion: 2, idempotencyKey: key(), notes: 'First.' },
        })
      ).codes;
    expect((await member.graphql(READ, { id })).data.customField).toMatchObject({
      usageCount: 1,
      uses: [{ name: 'Supplier', isForm: false, isPublished: true }],
    });
    const versions = async (by: TestPerson) =>
      (await by.graphql(EDITIONS, { ids: [id] })).data.currentCustomFieldVersions;
    expect(await versions(member)).toEqual([{ field: id, version: 1 }]);
    expect(await versions(stranger)).toEqual([]);
    await maker.graphql(REMOVE, { input: { id } });
    expect(await versions(member)).toEqual([]);
    expect((await maker.graphql(READ, { id })).data.customField).toBeNull();
    expect(await publish()).toEqual(['CannotShareNonCompliantWorkflowTemplate']);
    await made('Vendor');
  });
});

it('lists fields in pages, last changed first', async () => {
  for (const name of ['Page 1', 'Page 2', 'Page 3']) {
    server.clock.advance(1000);
    await made(name);
  }
  const first = (await member.graphql(LIST, { first: 2, search: 'Page' })).data.customFields;
  expect(first.edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual([
    'Page 3',
    'Page 2',
  ]);
  const next = await member.graphql(LIST, {
    first: 2,
    search: 'Page',
    after: first.pageInfo.endCursor,
  });
  expect(next.data.customFields).toMatchObject({
    edges: [{ node: { name: 'Page 1' } }],
    pageInfo: { hasNextPage: false },
  });
});
