import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const CREATE = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) {
  token viewer { apiTokens { id name mayWrite lastUsedAt } } } }`;
const REVOKE = `mutation ($id: ID!) { revokeSession(input: { id: $id }) { viewer { apiTokens { id } } } }`;
const LIST = '{ viewer { user { name } apiTokens { id name lastUsedAt } sessions { type } } }';
const WRITE = `mutation { updatePreferences(input: { locale: de }) { viewer { locale } } }`;

let ada: TestPerson;
let tenantId: string;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

const create = async (person = ada, over: object = {}): Promise<string> => {
  const { data, codes } = await person.graphql(CREATE, {
    input: { name: 'Nightly export', access: 'READ', days: 30, ...over },
  });
  expect(codes).toEqual([]);
  return data.createApiToken.token;
};

/** Sends a document as a program does: without a cookie and without a browser's headers. */
const send = async (token: string, query: string, headers: object = {}, variables: object = {}) => {
  const response = await server.app.inject({
    ...{ method: 'POST', url: '/graphql', payload: { query, variables } },
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const { data, errors = [] } = response.json();
  const codes = errors.flatMap((one: any) => one.extensions.refusals.map((two: any) => two.code));
  return { data, codes };
};

describe('API tokens', () => {
  it('let a program read with the permissions of the person', async () => {
    const token = await create();
    expect((await send(token, LIST)).data.viewer.user.name).toBe('Ada');
    expect((await send(token, WRITE)).codes).toEqual(['Forbidden']);
  });

  it('let a program write if the person allows it', async () => {
    const token = await create(ada, { access: 'WRITE' });
    expect((await send(token, WRITE)).data.updatePreferences.viewer.locale).toBe('de');
  });

  it('lists tokens with their last use, without the secret', async () => {
    const person = await server.createPerson({ tenantId, name: 'Bo' });
    const token = await create(person, { name: '  Sync ' });
    const before = (await person.graphql(LIST)).data.viewer;
    expect(before.apiTokens).toMatchObject([{ name: 'Sync', lastUsedAt: null }]);
    const types = before.sessions.map(({ type }: { type: string }) => type);
    expect(types.toSorted()).toEqual(['API_TOKEN', 'BROWSER']);
    expect(JSON.stringify(before)).not.toContain(token);
    server.clock.advance(61_000);
    await send(token, LIST);
    expect((await person.graphql(LIST)).data.viewer.apiTokens[0].lastUsedAt).not.toBeNull();
  });

  it('end when they are revoked, expire, or the person is deactivated', async () => {
    const person = await server.createPerson({ tenantId, name: 'Cy' });
    const [revoked, expired, left] = [
      await create(person),
      await create(person, { days: 7 }),
      await create(person, { days: 365 }),
    ];
    const { apiTokens } = (await person.graphql(LIST)).data.viewer;
    await person.graphql(REVOKE, { id: apiTokens[2].id });
    expect((await send(revoked, LIST)).data.viewer).toBeNull();
    server.clock.advance(7 * 86_400_000 + 1);
    expect((await send(expired, LIST)).data.viewer).toBeNull();
    expect((await send(left, LIST)).data.viewer).not.toBeNull();
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [
      person.userId,
    ]);
    expect((await send(left, LIST)).data.viewer).toBeNull();
  });

  it('can be revoked only by their owner', async () => {
    const owner = await server.createPerson({ tenantId, name: 'Di' });
    const other = await server.createPerson({ tenantId, name: 'Ed', isAdmin: true });
    const token = await create(owner);
    const [{ id }] = (await owner.graphql(LIST)).data.viewer.apiTokens;
    expect((await other.graphql(REVOKE, { id })).codes).toEqual(['NotFound']);
    expect((await send(token, LIST)).data.viewer).not.toBeNull();
  });

  it('can’t create tokens or switch the workspace', async () => {
    const owner = await server.createPerson({ tenantId, name: 'Flo' });
    const token = await create(owner, { access: 'WRITE' });
    const input = { name: 'More', access: 'WRITE', days: 365 };
    expect((await send(token, CREATE, {}, { input })).codes).toEqual(['Forbidden']);
    const elsewhere = `mutation { switchTenant(input: { tenantId: "${tenantId}" }) { viewer { id } } }`;
    expect((await send(token, elsewhere)).codes).toEqual(['Forbidden']);
  });

  it('are used in place of a cookie in the same request', async () => {
    const owner = await server.createPerson({ tenantId, name: 'Gil' });
    const cookie = owner.cookie ?? '';
    const answer = await send('baton_read_invented', LIST, { cookie });
    expect(answer.data.viewer).toBeNull();
  });

  it.each([
    [{ name: ' ' }, 'Required'],
    [{ days: 3650 }, 'UnknownOptions'],
  ])('are refused with invalid input: %j', async (over, code) => {
    const input = { name: 'x', access: 'READ', days: 30, ...over };
    const person = await server.createPerson({ tenantId, name: 'Hal' });
    expect((await person.graphql(CREATE, { input })).codes).toEqual([code]);
  });
});
