import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const LOG = `query ($first: Int!, $after: String, $objectType: AuditedType) {
  auditLog(first: $first, after: $after, objectType: $objectType) {
    edges { node { action objectType objectName actor { name } changes { name before after } } }
    pageInfo { hasNextPage endCursor } } }`;

let ada: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const logOf = async (person: TestPerson, args: object = {}) =>
  (await person.graphql(LOG, { first: 100, ...args })).data.auditLog;
const entriesOf = async (objectType: string) =>
  (await logOf(ada, { objectType })).edges.map(({ node }: any) => node);
const give = async (document: string, input: object) => {
  server.clock.advance(1000);
  const { data, codes } = await ada.graphql(document, { input });
  expect(codes).toEqual([]);
  return data;
};

const SAVE_TEAM = `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`;
const DELETE = `mutation ($input: DeleteGroupInput!) { deleteGroup(input: $input) { deletedId } }`;
const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }`;
const INVITE = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }`;
const SAVE_SECRET = `mutation ($input: SaveSecretInput!) { saveSecret(input: $input) { name } }`;
const REMOVE_SECRET = `mutation ($input: RemoveSecretInput!) { removeSecret(input: $input) { name } }`;
const TENANT = `mutation ($input: UpdateTenantInput!) { updateTenant(input: $input) { viewer { id } } }`;
const TOKEN = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token viewer { apiTokens { id } } } }`;
const REVOKE = `mutation ($input: RevokeSessionInput!) { revokeSession(input: $input) { viewer { id } } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;

describe('auditLog', () => {
  it('shows changes of teams with the names of their members', async () => {
    const { saveTeam } = await give(SAVE_TEAM, { name: 'Buyers', memberIds: [] });
    const { id } = saveTeam.team;
    await give(SAVE_TEAM, { id, name: 'Purchasing', memberIds: [ben.userId] });
    await give(DELETE, { id });
    const team = { objectType: 'Team', actor: { name: 'Ada' } };
    expect(await entriesOf('Team')).toMatchObject([
      { ...team, action: 'DELETED', objectName: 'Purchasing' },
      {
        ...team,
        action: 'UPDATED',
        changes: [
          { name: 'name', before: 'Buyers', after: 'Purchasing' },
          { name: 'memberIds', before: '', after: 'Ben' },
        ],
      },
      { ...team, action: 'CREATED', objectName: 'Buyers' },
    ]);
  });

  it('shows changes of people and their rights', async () => {
    await give(INVITE, {
      ...{ idempotencyKey: randomUUID(), name: 'Cy', email: 'cy@test.example' },
      ...{ accessLevel: 'EXTERNAL', isAdmin: false },
    });
    const change = { name: 'Ben', accessLevel: 'LIMITED', isAdmin: false };
    await give(UPDATE, { id: ben.userId, ...change, managerId: ada.userId });
    await give(UPDATE, { id: ben.userId, ...change, accessLevel: 'INTERNAL' });
    const [, second, first] = await entriesOf('User');
    expect(first).toMatchObject({ action: 'CREATED', objectName: 'Cy' });
    expect(second.changes).toHaveLength(2);
    expect(second.changes).toEqual(
      expect.arrayContaining([
        { name: 'managerId', before: null, after: 'Ada' },
        { name: 'accessLevel', before: 'INTERNAL', after: 'LIMITED' },
      ]),
    );
  });

  it('shows changes of secrets without their values', async () => {
    await give(SAVE_SECRET, { name: 'TOKEN', value: 'hush-hush', isNew: true });
    await give(SAVE_SECRET, { name: 'TOKEN', value: 'hush-again' });
    const again = await ada.graphql(SAVE_SECRET, {
      input: { name: 'TOKEN', value: 'other', isNew: true },
    });
    expect(again.codes).toEqual(['NameConflict']);
    await give(REMOVE_SECRET, { name: 'TOKEN' });
    const missing = await ada.graphql(REMOVE_SECRET, { input: { name: 'TOKEN' } });
    expect(missing.codes).toEqual(['NotFound']);
    const entries = await entriesOf('Secret');
    expect(entries.map(({ action }: any) => action)).toEqual(['DELETED', 'UPDATED', 'CREATED']);
    expect(JSON.stringify(entries)).not.toContain('hush');
  });

  it('shows changes of settings and tokens, and sign-ins', async () => {
    await give(TENANT, { name: 'Acme Foods', accentColor: '#2c7a3f', timeZone: 'Asia/Bangkok' });
    const { createApiToken } = await give(TOKEN, { name: 'Sync', access: 'READ', days: 7 });
    await give(REVOKE, { id: createApiToken.viewer.apiTokens[0].id });
    await server.stranger.graphql(SIGN_IN, {
      input: { email: ada.email, password: ada.password },
    });
    expect((await entriesOf('Workspace'))[0].changes).toContainEqual({
      ...{ name: 'name', before: 'Acme', after: 'Acme Foods' },
    });
    const tokens = await entriesOf('ApiToken');
    expect(tokens).toMatchObject([
      { action: 'DELETED', objectName: 'Sync' },
      { action: 'CREATED', objectName: 'Sync' },
    ]);
    expect(JSON.stringify(tokens)).not.toContain(createApiToken.token);
    expect((await entriesOf('User'))[0]).toMatchObject({ action: 'SIGNED_IN', objectName: 'Ada' });
  });

  it('can be read only by admins of the workspace, in pages', async () => {
    const page = await logOf(ada, { first: 2 });
    expect(page.edges).toHaveLength(2);
    const next = await logOf(ada, { first: 2, after: page.pageInfo.endCursor });
    expect(next.edges[0]).not.toEqual(page.edges[1]);
    const member = await server.createPerson({ tenantId: ada.tenantId, name: 'Max' });
    expect((await member.graphql(LOG, { first: 10 })).codes).toEqual(['Forbidden']);
    const elsewhere = await server.createTenant('Other');
    const sam = await server.createPerson({ tenantId: elsewhere, name: 'Sam', isAdmin: true });
    expect((await logOf(sam)).edges).toEqual([]);
  });
});
