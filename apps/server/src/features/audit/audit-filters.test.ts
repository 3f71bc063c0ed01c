import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const LOG = `query ($first: Int!, $after: String, $objectType: AuditedType, $objectId: ID, $action: AuditAction,
    $actorId: ID, $from: DateTime, $until: DateTime) {
  auditLog(first: $first, after: $after, objectType: $objectType, objectId: $objectId, action: $action, actorId: $actorId,
      from: $from, until: $until) {
    edges { node { objectName actor { name } onBehalfOf { name } client tokenId } } pageInfo { hasNextPage endCursor } } }`;
const SAVE_TEAM = `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`;
const SAVE_ROLE = `mutation ($input: SaveGroupInput!) { saveRole(input: $input) { role { id } } }`;
const TOKEN = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token viewer { apiTokens { id } } } }`;
const VIEW_AS = `mutation ($input: ViewAsInput!) { viewAs(input: $input) { ok } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let ada: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben', isAdmin: true });
});

const entriesOf = async (filter: object, person = ada) => {
  const { data, codes } = await person.graphql(LOG, { first: 100, ...filter });
  expect(codes).toEqual([]);
  return data.auditLog.edges.map(({ node }: any) => node);
};
const namesOf = async (filter: object) =>
  (await entriesOf(filter)).map(({ objectName }: any) => objectName);
const save = async (person: TestPerson, document: string, input: object) => {
  server.clock.advance(60_000);
  const { data, codes } = await person.graphql(document, { input: { memberIds: [], ...input } });
  expect(codes).toEqual([]);
  const at = new Date(server.clock.now()).toISOString();
  const { id } = 'saveTeam' in data ? data.saveTeam.team : data.saveRole.role;
  return { id: String(id), at };
};

describe('filters of auditLog', () => {
  it('can be combined, also with pages', async () => {
    const first = await save(ada, SAVE_TEAM, { name: 'One' });
    const second = await save(ben, SAVE_TEAM, { name: 'Two' });
    const third = await save(ben, SAVE_ROLE, { name: 'Three' });
    await save(ben, SAVE_TEAM, { id: second.id, name: 'Two' });
    const { from, until } = { from: first.at, until: third.at };
    expect(await namesOf({ actorId: ada.userId })).toEqual(['One']);
    expect(await namesOf({ actorId: ben.userId })).toEqual(['Two', 'Three', 'Two']);
    expect(await namesOf({ actorId: ben.userId, objectType: 'Role' })).toEqual(['Three']);
    expect(await namesOf({ action: 'UPDATED' })).toEqual(['Two']);
    expect(await namesOf({ from })).toEqual(['Two', 'Three', 'Two', 'One']);
    expect(await namesOf({ from, until })).toEqual(['Two', 'One']);
    expect(await namesOf({ objectId: second.id, until, action: 'CREATED' })).toEqual(['Two']);
    expect(await namesOf({ actorId: 'unknown' })).toEqual([]);
    const page = await ada.graphql(LOG, { first: 1, actorId: ben.userId, objectType: 'Team' });
    const { pageInfo } = page.data.auditLog;
    expect(pageInfo.hasNextPage).toBe(true);
    const after = pageInfo.endCursor;
    expect(await namesOf({ after, actorId: ben.userId, objectType: 'Team' })).toEqual(['Two']);
  });
});

describe('the origin of an entry', () => {
  it('is the browser of the session', async () => {
    const input = { email: ben.email, password: ben.password };
    await server.app.inject({
      ...{ method: 'POST', url: '/graphql', payload: { query: SIGN_IN, variables: { input } } },
      headers: { 'user-agent': browser, 'x-baton': '1' },
    });
    const [entry] = await entriesOf({ action: 'SIGNED_IN' });
    expect(entry).toMatchObject({ objectName: 'Ben', client: browser, tokenId: null });
  });

  it('is the API token of a program', async () => {
    const { data } = await ada.graphql(TOKEN, {
      input: { name: 'Sync', access: 'WRITE', days: 7 },
    });
    const { token, viewer } = data.createApiToken;
    const variables = { input: { name: 'Synced', memberIds: [] } };
    // The second change is made by a cached viewer.
    for (const name of ['Synced', 'Synced again'])
      await server.app.inject({
        ...{ method: 'POST', url: '/graphql' },
        payload: { query: SAVE_TEAM, variables: { input: { ...variables.input, name } } },
        headers: { authorization: `Bearer ${token}` },
      });
    const entries = await entriesOf({ actorId: ada.userId, objectType: 'Team' });
    const origin = { actor: { name: 'Ada' }, client: 'Sync', tokenId: viewer.apiTokens[0].id };
    expect(entries.slice(0, 2)).toMatchObject([
      { objectName: 'Synced again', ...origin },
      { objectName: 'Synced', ...origin },
    ]);
  });

  it('names the person that the admin views Baton as', async () => {
    const input = { personId: ben.userId, reason: 'Ticket 12' };
    expect((await ada.graphql(VIEW_AS, { input })).codes).toEqual([]);
    const [entry] = await entriesOf({ action: 'VIEWED_AS' });
    expect(entry).toMatchObject({ actor: { name: 'Ada' }, onBehalfOf: { name: 'Ben' } });
  });

  it('names the admin as actor of changes while viewing as another person', async () => {
    const [session] = await server.database.rows<{ id: string }>(
      `SELECT id FROM session WHERE kind = 'VIEWING'`,
    );
    await server.composition.services.database.trip(
      { kind: 'tenant', tenantId: ben.tenantId, sessionId: session?.id ?? '' },
      recordAudit(ben.userId, server.clock.now(), {
        ...{ action: 'UPDATED', objectType: 'Team', objectId: ben.userId, objectName: 'Viewed' },
        ...{ before: null, after: null },
      }),
    );
    const [entry] = await entriesOf({ objectId: ben.userId, objectType: 'Team' });
    expect(entry).toMatchObject({ actor: { name: 'Ada' }, onBehalfOf: { name: 'Ben' } });
  });

  it('is empty for entries of background jobs', async () => {
    await server.composition.services.database.trip(
      { kind: 'tenant', tenantId: ada.tenantId },
      recordAudit(ada.userId, server.clock.now(), {
        ...{ action: 'UPDATED', objectType: 'Role', objectId: ada.userId, objectName: 'Job' },
        ...{ before: null, after: null },
      }),
    );
    const [entry] = await entriesOf({ objectId: ada.userId });
    expect(entry).toMatchObject({ objectName: 'Job', client: null, tokenId: null });
  });
});
