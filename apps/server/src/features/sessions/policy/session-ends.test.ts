import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient, type TestClient } from '../../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;
const POLICY = `mutation ($input: UpdateSignInPolicyInput!) {
  updateSignInPolicy(input: $input) { signInPolicy { sessionIdleMinutes sessionMaxMinutes } } }`;
const SWITCH = `mutation ($id: ID!) { switchTenant(input: { tenantId: $id }) { viewer { id } } }`;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;
beforeEach(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const limit = (sessionIdleMinutes: number | null, sessionMaxMinutes: number | null) =>
  ada.graphql(POLICY, {
    input: {
      ...{ sessionIdleMinutes, sessionMaxMinutes, passwordPolicy: 'SPEC' },
      ...{ requiresSecondFactor: false, secondFactorRoleIds: [], confirmsAddress: false },
    },
  });
const signIn = async ({ email, password }: TestPerson): Promise<TestClient> => {
  const { response } = await server.stranger.graphql(SIGN_IN, { input: { email, password } });
  return createTestClient(server.app, String(response.headers['set-cookie']).split(';')[0] ?? '');
};
const isIn = async (client: TestClient): Promise<boolean> =>
  (await client.graphql('{ viewer { id } }')).data.viewer !== null;
/** Lets time pass, in which the admin signs in again. */
const pass = async (millis: number): Promise<void> => {
  server.clock.advance(millis);
  ada = { ...ada, ...(await signIn(ada)) };
};

describe('the limits of sessions', () => {
  it('are 8 hours without use and 30 days in total', async () => {
    const { data } = await ada.graphql('{ signInPolicy { sessionIdleMinutes sessionMaxMinutes } }');
    expect(data.signInPolicy).toEqual({ sessionIdleMinutes: 480, sessionMaxMinutes: 43_200 });
    const client = await signIn(ben);
    server.clock.advance(8 * hour - minute);
    expect(await isIn(client)).toBe(true);
    server.clock.advance(8 * hour);
    expect(await isIn(client)).toBe(false);
  });

  it('end sessions after the time without use', async () => {
    await limit(15, 60);
    const client = await signIn(ben);
    server.clock.advance(14 * minute);
    expect(await isIn(client)).toBe(true);
    server.clock.advance(15 * minute);
    expect(await isIn(client)).toBe(false);
  });

  it('end sessions after the time since sign-in', async () => {
    await limit(15, 60);
    const client = await signIn(ben);
    for (let i = 0; i < 5; i += 1) {
      server.clock.advance(11 * minute);
      expect(await isIn(client)).toBe(true);
    }
    server.clock.advance(5 * minute);
    expect(await isIn(client)).toBe(false);
  });

  it('apply to open sessions that are too old', async () => {
    const client = await signIn(ben);
    await pass(2 * hour);
    expect(await isIn(client)).toBe(true);
    expect((await limit(15, 60)).codes).toEqual([]);
    expect(await isIn(client)).toBe(false);
    expect(await isIn(ada)).toBe(true);
  });

  it('apply to open sessions that were not used for too long', async () => {
    const client = await signIn(ben);
    await pass(16 * minute);
    await limit(15, null);
    expect(await isIn(client)).toBe(false);
  });

  it('apply to open sessions that are still valid', async () => {
    const client = await signIn(ben);
    await limit(15, 60);
    expect(await isIn(client)).toBe(true);
    server.clock.advance(15 * minute);
    expect(await isIn(client)).toBe(false);
  });

  it('don’t make ended sessions valid again', async () => {
    await limit(15, 60);
    const client = await signIn(ben);
    await pass(20 * minute);
    await limit(43_200, 129_600);
    expect(await isIn(client)).toBe(false);
  });

  it('allow sessions of up to 90 days', async () => {
    await limit(43_200, 129_600);
    const { response } = await server.stranger.graphql(SIGN_IN, {
      input: { email: ben.email, password: ben.password },
    });
    expect(String(response.headers['set-cookie'])).toContain(`Max-Age=${(90 * day) / 1000};`);
    const client = createTestClient(
      server.app,
      String(response.headers['set-cookie']).split(';')[0] ?? '',
    );
    for (let i = 0; i < 3; i += 1) {
      server.clock.advance(29 * day);
      expect(await isIn(client)).toBe(true);
    }
    server.clock.advance(3 * day);
    expect(await isIn(client)).toBe(false);
  });

  it('don’t apply to API tokens and other workspaces', async () => {
    const other = await server.createTenant('Beta');
    const cid = await signIn(await server.createPerson({ tenantId: other, name: 'Cid' }));
    const { data } = await ben.graphql(
      `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`,
      { input: { name: 'Reports', access: 'READ', days: 30 } },
    );
    await pass(2 * hour);
    await limit(15, 60);
    expect(await isIn(cid)).toBe(true);
    const answer = await server.app.inject({
      ...{ method: 'POST', url: '/graphql', payload: { query: '{ viewer { id } }' } },
      headers: { authorization: `Bearer ${data.createApiToken.token}` },
    });
    expect(answer.json().data.viewer).not.toBeNull();
  });

  it('count from the first sign-in when the person switches the workspace', async () => {
    const other = await server.createTenant('Beta');
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, account_id, email)
       SELECT $2, gen_random_uuid(), 'USER', name, account_id, email FROM party WHERE id = $1`,
      [ben.userId, other],
    );
    await server.database.rows(
      'UPDATE tenant SET session_idle_minutes = 15, session_max_minutes = 60 WHERE id = $1',
      [other],
    );
    const old = await signIn(ben);
    await pass(2 * hour);
    expect((await old.graphql(SWITCH, { id: other })).codes).toEqual(['SessionTooOld']);
    const client = await signIn(ben);
    server.clock.advance(50 * minute);
    const { response, codes } = await client.graphql(SWITCH, { id: other });
    expect(codes).toEqual([]);
    const moved = createTestClient(
      server.app,
      String(response.headers['set-cookie']).split(';')[0] ?? '',
    );
    expect(await isIn(moved)).toBe(true);
    server.clock.advance(10 * minute);
    expect(await isIn(moved)).toBe(false);
  });
});

describe('updateSignInPolicy', () => {
  it('refuses limits at their fields', async () => {
    const { response } = await limit(14, 129_601);
    expect(response.json().errors[0].extensions.refusals).toMatchObject([
      { code: 'OutOfRange', field: 'sessionIdleMinutes', params: { min: 15, max: 43_200 } },
      { code: 'OutOfRange', field: 'sessionMaxMinutes', params: { min: 60, max: 129_600 } },
    ]);
    expect((await limit(120, 60)).codes).toEqual(['IdleLongerThanSession']);
    expect((await limit(null, 60)).codes).toEqual(['IdleLongerThanSession']);
  });

  it('keeps limits that the request doesn’t set, and records the change', async () => {
    await limit(30, 120);
    const { data } = await limit(null, null);
    expect(data.updateSignInPolicy.signInPolicy).toEqual({
      sessionIdleMinutes: 30,
      sessionMaxMinutes: 120,
    });
    const [entry] = await server.database.rows(
      `SELECT before->'sessionIdleMinutes' AS before, after->'sessionIdleMinutes' AS after FROM audit_entry
        WHERE tenant_id = $1 AND action = 'UPDATED' AND object_type = 'Workspace' ORDER BY at, id LIMIT 1`,
      [tenantId],
    );
    expect(entry).toEqual({ before: 480, after: 30 });
  });
});
