import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from './test-server.ts';

export interface EntitySuite {
  /** API type and its plural, such as `TagType` and `TagTypes`. */
  readonly type: string;
  readonly plural: string;
  /** Valid values in addition to the name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** A change of one of these values. */
  readonly change: Readonly<Record<string, unknown>>;
  /** Invalid values with the code of their refusal. */
  readonly invalid: readonly (readonly [values: Readonly<Record<string, unknown>>, code: string])[];
  /** Column of the group that each item is in, and how to add a group. */
  readonly group?: {
    readonly column: string;
    readonly add: (admin: TestPerson) => Promise<string>;
  };
  /** Mutation that adds names if the entity has its own. Known names aren't a conflict. */
  readonly addition?: string;
}

/** Tests what every simple entity guarantees: rights, tenant wall, names, pages, and audit. */
export const testEntity = ({
  type,
  plural,
  values: ownValues,
  change,
  invalid,
  group,
  addition,
}: EntitySuite): void => {
  const field = type.charAt(0).toLowerCase() + type.slice(1);
  const list = plural.charAt(0).toLowerCase() + plural.slice(1);
  let values = ownValues;
  const columns = [...Object.keys(values), group?.column ?? ''].join(' ');
  const ADD = `mutation ($names: [String!]!) { ${addition}(input: { names: $names }) { ${list} { id version name } } }`;
  const CREATE = `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${field} { id version name ${columns} } } }`;
  const UPDATE = `mutation ($input: Update${type}Input!) { update${type}(input: $input) { ${field} { version name ${columns} } } }`;
  const DELETE = `mutation ($input: Delete${type}Input!) { delete${type}(input: $input) { deletedId } }`;
  const LIST = `query ($first: Int!, $after: String, $search: String) {
    ${list}(first: $first, after: $after, search: $search) { edges { node { name } } pageInfo { hasNextPage endCursor } } }`;

  describe(type, () => {
    let server: Awaited<ReturnType<typeof createTestServer>>;
    let admin: TestPerson;
    let member: TestPerson;
    let external: TestPerson;
    let stranger: TestPerson;
    beforeAll(async () => {
      server = await createTestServer();
      const tenantId = await server.createTenant('Acme');
      admin = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
      member = await server.createPerson({ tenantId, name: 'Ben' });
      external = await server.createPerson({ tenantId, name: 'Cleo', accessLevel: 'EXTERNAL' });
      const other = await server.createTenant('Other');
      stranger = await server.createPerson({ tenantId: other, name: 'Dan', isAdmin: true });
      if (group !== undefined) values = { ...ownValues, [group.column]: await group.add(admin) };
    });
    afterAll(() => server.close());

    const create = (person: TestPerson, name: string, over: object = {}) =>
      addition === undefined
        ? person.graphql(CREATE, {
            input: { idempotencyKey: crypto.randomUUID(), name, ...values, ...over },
          })
        : person.graphql(ADD, { names: [name] });
    const created = async (name: string): Promise<string> => {
      const { data } = await create(admin, name);
      return addition === undefined ? data[`create${type}`][field].id : data[addition][list][0].id;
    };
    const update = (person: TestPerson, input: object) => person.graphql(UPDATE, { input });
    const remove = (person: TestPerson, id: string) => person.graphql(DELETE, { input: { id } });
    const page = async (person: TestPerson, args: object = {}) =>
      (await person.graphql(LIST, { first: 100, ...args })).data[list];
    const namesOf = async (person: TestPerson, args: object = {}): Promise<readonly string[]> =>
      (await page(person, args)).edges.map(({ node }: { node: { name: string } }) => node.name);

    it('is listed by name in pages, and found with any accents and case', async () => {
      for (const name of ['Région', 'alpha', 'Zulu']) await create(admin, ` ${name} `);
      expect(await namesOf(member)).toEqual(['alpha', 'Région', 'Zulu']);
      const { pageInfo } = await page(admin, { first: 2 });
      expect(pageInfo.hasNextPage).toBe(true);
      expect(await namesOf(admin, { after: pageInfo.endCursor })).toEqual(['Zulu']);
      expect(await namesOf(admin, { search: 'REGION' })).toEqual(['Région']);
    });

    it('is created once for a repeated request', async () => {
      const idempotencyKey = crypto.randomUUID();
      const [first, second] = [
        await create(admin, 'Once', { idempotencyKey }),
        await create(admin, 'Once', { idempotencyKey }),
      ];
      expect(second.codes).toEqual([]);
      expect(second.data).toEqual(first.data);
    });

    it('is changed only if no one else changed it', async () => {
      const id = await created('Before');
      const { data } = await update(admin, { id, expectedVersion: 1, name: 'After' });
      expect(data[`update${type}`][field]).toEqual({ version: 2, name: 'After', ...values });
      expect((await update(admin, { id, expectedVersion: 1, ...change })).codes).toEqual([
        'VersionConflict',
      ]);
      const changed = await update(admin, { id, expectedVersion: 2, ...change });
      expect(changed.data[`update${type}`][field]).toMatchObject({ name: 'After', ...change });
      // The changed name must be free for the other tests.
      await remove(admin, id);
    });

    it('needs a unique name', async () => {
      const id = await created('Taken');
      const other = await created('Free');
      const again = addition === undefined ? ['NameConflict'] : [];
      expect((await create(admin, 'TAKEN')).codes).toEqual(again);
      expect((await update(admin, { id: other, name: 'taken' })).codes).toEqual(['NameConflict']);
      await remove(admin, id);
      expect((await update(admin, { id: other, name: 'taken' })).codes).toEqual([]);
    });

    it.each([[{ name: ' ' }, 'Required'] as const, ...invalid])(
      'rejects %j',
      async (over, code) => {
        const id = await created(`Valid ${crypto.randomUUID().slice(0, 8)}`);
        expect((await update(admin, { id, ...over })).codes).toEqual([code]);
        if (addition === undefined)
          expect((await create(admin, 'Invalid', over)).codes).toEqual([code]);
      },
    );

    it('can be managed only by people with the right', async () => {
      const id = await created('Guarded');
      for (const person of [member, external]) {
        expect((await create(person, 'Mine')).codes).toEqual(['Forbidden']);
        expect((await update(person, { id, name: 'Mine' })).codes).toEqual(['Forbidden']);
        expect((await remove(person, id)).codes).toEqual(['Forbidden']);
      }
      expect(await namesOf(external)).toEqual([]);
    });

    it('can’t be found in other workspaces', async () => {
      const id = await created('Walled');
      expect(await namesOf(stranger)).toEqual([]);
      expect((await update(stranger, { id, name: 'Mine' })).codes).toEqual(['NotFound']);
      expect((await remove(stranger, id)).codes).toEqual(['NotFound']);
      expect(await namesOf(admin, { search: 'Walled' })).toEqual(['Walled']);
    });

    it('is deleted once, and every change is audited', async () => {
      const id = await created('Brief');
      expect((await update(admin, { id, ...change })).codes).toEqual([]);
      for (const _ of [1, 2]) expect((await remove(admin, id)).codes).toEqual([]);
      expect(await namesOf(admin, { search: 'Brief' })).toEqual([]);
      const entries = await server.database.rows(
        'SELECT action, object_name, before, after FROM audit_entry WHERE object_id = $1 ORDER BY at, id',
        [id],
      );
      const [first, second] = [
        { name: 'Brief', ...values },
        { name: 'Brief', ...values, ...change },
      ];
      const named = { object_name: second.name };
      expect(entries).toEqual([
        { action: 'CREATED', object_name: 'Brief', before: null, after: first },
        { ...named, action: 'UPDATED', before: first, after: second },
        { ...named, action: 'DELETED', before: second, after: null },
      ]);
    });
  });
};
