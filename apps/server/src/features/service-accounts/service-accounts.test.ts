import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const CREATE = `mutation ($input: CreateServiceAccountInput!) {
  createServiceAccount(input: $input) { serviceAccount { id name isAdmin tokens { id } } } }`;
const TOKEN = `mutation ($input: CreateServiceTokenInput!) {
  createServiceToken(input: $input) { token serviceAccount { tokens { id name mayWrite lastUsedAt } } } }`;
const REVOKE = `mutation ($id: ID!) { revokeServiceToken(id: $id) { deletedId } }`;
const DELETE = `mutation ($id: ID!) { deleteServiceAccount(id: $id) { deletedId } }`;
const LIST = '{ serviceAccounts { id name type tokens { id lastUsedAt } } }';
const WHO = '{ viewer { user { name } } }';
const WRITE = 'mutation { updatePreferences(input: { locale: de }) { viewer { locale } } }';

let ada: TestPerson;
let ben: TestPerson;
let tenantId: string;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const account = async (over: object = {}): Promise<string> => {
  const input = { name: 'Warehouse', type: 'SERVICE_ACCOUNT', isAdmin: false, ...over };
  const { data, codes } = await ada.graphql(CREATE, { input });
  expect(codes).toEqual([]);
  return data.createServiceAccount.serviceAccount.id;
};
const token = async (serviceAccountId: string, access = 'READ') => {
  const input = { serviceAccountId, name: 'Sync', access, days: 30 };
  const { data, codes } = await ada.graphql(TOKEN, { input });
  expect(codes).toEqual([]);
  const [{ id }] = data.createServiceToken.serviceAccount.tokens;
  return { id, token: data.createServiceToken.token as string };
};
const send = async (bearer: string, query: string) => {
  const response = await server.app.inject({
    ...{ method: 'POST', url: '/graphql', payload: { query } },
    headers: { authorization: `Bearer ${bearer}` },
  });
  return response.json();
};

describe('service accounts', () => {
  it('act under their own name, and only as their token allows', async () => {
    const id = await account();
    const [read, write] = [await token(id), await token(id, 'WRITE')];
    expect((await send(read.token, WHO)).data.viewer.user.name).toBe('Warehouse');
    expect((await send(read.token, WRITE)).errors[0].message).toBe('Forbidden');
    expect((await send(write.token, WRITE)).data.updatePreferences.viewer.locale).toBe('de');
  });

  it('can’t be assigned, and don’t appear among people', async () => {
    await account({ name: 'Hidden robot' });
    const { data } = await ada.graphql(
      '{ users(first: 50) { edges { node { name } } } parties(search: "robot") { name } }',
    );
    expect(JSON.stringify(data)).not.toContain('Hidden robot');
  });

  it('have no rights of an admin unless an admin gives them', async () => {
    const [plain, admin] = [await account(), await account({ isAdmin: true })];
    expect((await send((await token(plain)).token, LIST)).errors[0].message).toBe('Forbidden');
    expect((await send((await token(admin)).token, LIST)).data.serviceAccounts).not.toEqual([]);
  });

  it('lose access when their token is revoked or they are deleted', async () => {
    const id = await account();
    const [one, two] = [await token(id), await token(id)];
    expect((await ada.graphql(REVOKE, { id: one.id })).codes).toEqual([]);
    const entries = await server.database.rows(
      `SELECT action FROM audit_entry WHERE object_id = $1 ORDER BY at, id`,
      [one.id],
    );
    expect(entries).toEqual([{ action: 'CREATED' }, { action: 'DELETED' }]);
    expect((await send(one.token, WHO)).data.viewer).toBeNull();
    expect((await send(two.token, WHO)).data.viewer).not.toBeNull();
    expect((await ada.graphql(DELETE, { id })).codes).toEqual([]);
    expect((await send(two.token, WHO)).data.viewer).toBeNull();
    expect(JSON.stringify((await ada.graphql(LIST)).data)).not.toContain(id);
  });

  it('are managed by admins only, within their workspace', async () => {
    const id = await account();
    const { id: tokenId } = await token(id);
    const stranger = await server.createPerson({
      tenantId: await server.createTenant('Other'),
      name: 'Oz',
      isAdmin: true,
    });
    for (const [person, code] of [
      [ben, 'Forbidden'],
      [stranger, 'NotFound'],
    ] as const) {
      const input = { serviceAccountId: id, name: 'x', access: 'READ', days: 30 };
      expect((await person.graphql(TOKEN, { input })).codes).toEqual([code]);
      expect((await person.graphql(REVOKE, { id: tokenId })).codes).toEqual([code]);
      expect((await person.graphql(DELETE, { id })).codes).toEqual([code]);
    }
    expect((await ben.graphql(LIST)).codes).toEqual(['Forbidden']);
    expect(JSON.stringify((await stranger.graphql(LIST)).data)).not.toContain(id);
  });

  it('require a recent sign-in of the admin who creates a token', async () => {
    const person = await server.createPerson({ tenantId, name: 'Di', isAdmin: true });
    const id = await account();
    server.clock.advance(3_600_000);
    const input = { serviceAccountId: id, name: 'x', access: 'READ', days: 30 };
    expect((await person.graphql(TOKEN, { input })).codes).toEqual(['FreshSignInRequired']);
  });
});
