import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const hour = 3_600_000;
const day = 24 * hour;
const whoAmI = `{ viewer { id locale theme user { name } tenant { id name } tenants { name } counts { myTasks overdue } sessions { id isCurrent } } }`;

let tenantId: string;
let ada: TestPerson;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

const signedIn = async (person: TestPerson): Promise<TestClient> => {
  const answer = await server.stranger.graphql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
    { input: { email: person.email, password: person.password } },
  );
  const cookie = String(answer.response.headers['set-cookie']).split(';')[0] ?? '';
  return createTestClient(server.app, cookie);
};
const isIn = async (client: TestClient) => (await client.graphql(whoAmI)).data.viewer !== null;

describe('a session', () => {
  it('ends after eight hours without use', async () => {
    const client = await signedIn(ada);
    for (let i = 0; i < 5; i += 1) {
      server.clock.advance(7 * hour);
      expect(await isIn(client)).toBe(true);
    }
    server.clock.advance(8 * hour + 60_000);
    expect(await isIn(client)).toBe(false);
    const refused = await client.graphql('{ teams { id } }');
    expect(refused.codes).toEqual(['Unauthenticated']);
  });

  it('ends after thirty days even with use', async () => {
    const client = await signedIn(ada);
    const end = server.clock.now() + 30 * day;
    while (server.clock.now() + 6 * hour < end) {
      server.clock.advance(6 * hour);
      expect(await isIn(client)).toBe(true);
    }
    server.clock.advance(6 * hour);
    expect(await isIn(client)).toBe(false);
  });

  it('is deleted at sign-out', async () => {
    const client = await signedIn(ada);
    const answer = await client.graphql('mutation { signOut { ok } }');
    expect(answer.data.signOut.ok).toBe(true);
    expect(String(answer.response.headers['set-cookie'])).toMatch(/^baton=; Max-Age=0; /);
    expect(await isIn(client)).toBe(false);
    expect((await client.graphql('mutation { signOut { ok } }')).errors).toEqual([]);
    expect((await server.stranger.graphql('mutation { signOut { ok } }')).errors).toEqual([]);
  });

  it.each(['', 'x', '🙂', 'a'.repeat(43), `${'a'.repeat(42)};`, "' or 1=1 --"])(
    'is not opened by the token %j',
    async (token) => {
      const client = createTestClient(server.app, `baton=${encodeURIComponent(token)}`);
      expect((await client.graphql(whoAmI)).data).toEqual({ viewer: null });
    },
  );
});

describe('revokeSession', () => {
  const revoke = `mutation ($input: RevokeSessionInput!) {
    revokeSession(input: $input) { viewer { sessions { id isCurrent } } }
  }`;
  const sessionsOf = async (client: TestClient) =>
    (await client.graphql(whoAmI)).data.viewer.sessions;

  it('ends another session immediately', async () => {
    const bo = await server.createPerson({ tenantId, name: 'Bo' });
    const [laptop, phone] = [await signedIn(bo), await signedIn(bo)];
    const [{ id }] = (await sessionsOf(phone)).filter((s: { isCurrent: boolean }) => s.isCurrent);
    let answer = await laptop.graphql('{ viewer { id } }');
    const trips = await server.countTrips(async () => {
      answer = await laptop.graphql(revoke, { input: { id } });
    });
    expect(trips).toBe(2);
    expect(answer.errors).toEqual([]);
    const left = answer.data.revokeSession.viewer.sessions.map((s: { id: string }) => s.id);
    expect(left).not.toContain(id);
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(laptop)).toBe(true);
    expect((await laptop.graphql(revoke, { input: { id } })).codes).toEqual(['NotFound']);
  });

  it('refuses the current session and sessions of other people', async () => {
    const [mine, theirs] = [
      await signedIn(ada),
      await signedIn(await server.createPerson({ tenantId, name: 'Cy' })),
    ];
    const own = (await sessionsOf(mine)).find((s: { isCurrent: boolean }) => s.isCurrent);
    const other = (await sessionsOf(theirs)).find((s: { isCurrent: boolean }) => s.isCurrent);
    expect((await mine.graphql(revoke, { input: { id: own.id } })).codes).toEqual(['Forbidden']);
    expect((await mine.graphql(revoke, { input: { id: other.id } })).codes).toEqual(['NotFound']);
    expect(await isIn(theirs)).toBe(true);
    const stranger = await server.stranger.graphql(revoke, { input: { id: own.id } });
    expect(stranger.codes).toEqual(['Unauthenticated']);
  });
});

describe('switchTenant', () => {
  const switchTo = `mutation ($input: SwitchTenantInput!) {
    switchTenant(input: $input) { viewer { tenant { name } user { name } tenants { name } } }
  }`;

  it('opens the other workspace with a new session token', async () => {
    const dee = await server.createPerson({ tenantId, name: 'Dee' });
    const second = await server.createTenant('Beta');
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, account_id, email) VALUES ($1, gen_random_uuid(), 'USER', 'Dee of Beta', $2, $3)`,
      [second, dee.accountId, dee.email],
    );
    const client = await signedIn(dee);
    const answer = await client.graphql(switchTo, { input: { tenantId: second } });
    expect(answer.data.switchTenant.viewer).toEqual({
      tenant: { name: 'Beta' },
      user: { name: 'Dee of Beta' },
      tenants: [{ name: 'Acme' }, { name: 'Beta' }],
    });
    expect(await isIn(client)).toBe(false);
    const cookie = String(answer.response.headers['set-cookie']).split(';')[0] ?? '';
    const now = await createTestClient(server.app, cookie).graphql(whoAmI);
    expect(now.data.viewer.tenant.name).toBe('Beta');
  });

  it('returns NotFound for a workspace of others', async () => {
    const others = await server.createTenant('Others');
    const client = await signedIn(ada);
    const nowhere = '01900000-0000-7000-8000-000000000000';
    for (const id of [others, nowhere]) {
      const answer = await client.graphql(switchTo, { input: { tenantId: id } });
      expect(answer.codes).toEqual(['NotFound']);
    }
    expect(await isIn(client)).toBe(true);
  });
});

describe('preferences and workspace settings', () => {
  it('apply to the person in all workspaces', async () => {
    const answer = await ada.graphql(
      `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { locale theme } } }`,
      { input: { locale: 'th', theme: 'DARK' } },
    );
    expect(answer.data.updatePreferences.viewer).toEqual({ locale: 'th', theme: 'DARK' });
    const only = await ada.graphql(
      `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) { viewer { locale theme } } }`,
      { input: { locale: 'fr' } },
    );
    expect(only.data.updatePreferences.viewer).toEqual({ locale: 'fr', theme: 'DARK' });
  });

  const update = `mutation ($input: UpdateTenantInput!) {
    updateTenant(input: $input) { viewer { timeZone tenant { name accentColor timeZone } } }
  }`;

  it('can be changed by an admin', async () => {
    const input = { name: ' Acme  Ltd ', accentColor: '#AA5500', timeZone: 'Asia/Bangkok' };
    const answer = await ada.graphql(update, { input });
    expect(answer.data.updateTenant.viewer).toEqual({
      timeZone: 'Asia/Bangkok',
      tenant: { name: 'Acme Ltd', accentColor: '#aa5500', timeZone: 'Asia/Bangkok' },
    });
  });

  it('include a display name and a customer name, which can be removed', async () => {
    const both = `mutation ($input: UpdateTenantInput!) {
      updateTenant(input: $input) { viewer { tenant { displayName customerName } tenants { displayName } } } }`;
    const base = { name: 'acme-emea', accentColor: '#aa5500', timeZone: 'UTC' };
    const given = await ada.graphql(both, {
      input: { ...base, displayName: ' Acme  Europe ', customerName: 'Acme Holding' },
    });
    const named = { displayName: 'Acme Europe', customerName: 'Acme Holding' };
    expect(given.data.updateTenant.viewer.tenant).toEqual(named);
    expect(given.data.updateTenant.viewer.tenants).toContainEqual({ displayName: 'Acme Europe' });
    const kept = await ada.graphql(both, { input: base });
    expect(kept.data.updateTenant.viewer.tenant).toEqual(named);
    const removed = await ada.graphql(both, {
      input: { ...base, displayName: ' ', customerName: '' },
    });
    expect(removed.data.updateTenant.viewer.tenant).toEqual({
      displayName: null,
      customerName: null,
    });
    const long = await ada.graphql(both, { input: { ...base, displayName: 'x'.repeat(121) } });
    expect(long.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'TooLong', field: 'displayName' },
    ]);
    const [entry] = await server.database.rows(
      `SELECT before, after FROM audit_entry WHERE tenant_id = $1 AND object_type = 'Workspace'
          AND before->>'customerName' IS NULL ORDER BY at, id LIMIT 1 OFFSET 1`,
      [tenantId],
    );
    expect(entry).toMatchObject({ before: { displayName: null }, after: named });
  });

  it('refuse other people and invalid values', async () => {
    const member = await server.createPerson({ tenantId, name: 'Eve' });
    const input = { name: 'Mine', accentColor: '#000000', timeZone: 'UTC' };
    expect((await member.graphql(update, { input })).codes).toEqual(['Forbidden']);
    const wrong = { name: ' ', accentColor: 'red', timeZone: 'Mars/Olympus' };
    const answer = await ada.graphql(update, { input: wrong });
    expect(answer.errors[0]?.extensions.refusals.map(({ field }) => field)).toEqual([
      'name',
      'accentColor',
      'timeZone',
    ]);
  });
});
