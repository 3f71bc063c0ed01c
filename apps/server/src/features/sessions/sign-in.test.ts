import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const signIn = `mutation ($input: SignInInput!) {
  signIn(input: $input) { viewer { id locale user { id name email teams { name } } tenant { name } navigation { people createPeople } } }
}`;
const whoAmI = `{ viewer { user { name } tenant { id name } sessions { id isCurrent userAgent } } }`;

let ada: TestPerson;
let tenantId: string;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

const attempt = (email: string, password: string, ip = '203.0.113.7') =>
  createTestClient(server.app, null, ip).graphql(signIn, { input: { email, password } });
const cookieOf = (answer: Awaited<ReturnType<typeof attempt>>) =>
  String(answer.response.headers['set-cookie']);

describe('signIn', () => {
  it('sets a session cookie that is HttpOnly and SameSite', async () => {
    const answer = await attempt(` ${ada.email.toUpperCase()} `, ada.password);
    expect(answer.errors).toEqual([]);
    expect(answer.data.signIn.viewer).toMatchObject({
      user: { name: 'Ada', email: ada.email, teams: [] },
      tenant: { name: 'Acme' },
      navigation: { people: true, createPeople: true },
    });
    expect(cookieOf(answer)).toMatch(
      /^baton=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const client = createTestClient(server.app, cookieOf(answer).split(';')[0] ?? '');
    const again = await client.graphql(whoAmI);
    expect(again.data.viewer.user.name).toBe('Ada');
  });

  it('takes two database round trips', async () => {
    expect(await server.countTrips(() => attempt(ada.email, ada.password))).toBe(2);
    await ada.graphql(whoAmI);
    expect(await server.countTrips(() => ada.graphql(whoAmI))).toBe(1);
  });

  it('returns the same error for all failed sign-ins', async () => {
    const gone = await server.createPerson({ tenantId, name: 'Gone' });
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [gone.userId]);
    const answers = await Promise.all([
      attempt(ada.email, 'Not-the-password-1', '203.0.113.8'),
      attempt('nobody@test.example', 'Not-the-password-1', '203.0.113.8'),
      attempt(gone.email, gone.password, '203.0.113.8'),
    ]);
    for (const answer of answers) {
      expect(answer.codes).toEqual(['SignInFailed']);
      expect(answer.response.headers['set-cookie']).toBeUndefined();
    }
    const bodies = answers.map((answer) =>
      answer.response.body.replaceAll(/"requestId":"[^"]*"/g, ''),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('takes the same time for an unknown email', async () => {
    const least = { known: Infinity, unknown: Infinity };
    // Compares CPU time, and the minimum of several runs, so that the load of the machine doesn't
    // matter.
    for (let i = 0; i < 9; i += 1)
      for (const [who, email] of [
        ['known', ada.email],
        ['unknown', 'nobody@test.example'],
      ] as const) {
        const before = process.cpuUsage();
        await attempt(email, 'Not-the-password-1', '203.0.113.21');
        const { user, system } = process.cpuUsage(before);
        least[who] = Math.min(least[who], user + system);
      }
    const { known, unknown } = least;
    // Without the dummy hash, the ratio is above ten.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
  });

  it('blocks a network after ten failures for one account', async () => {
    const bo = await server.createPerson({ tenantId, name: 'Bo' });
    const wrong = () => attempt(bo.email, 'Not-the-password-1', '203.0.113.30');
    const answers = await Promise.all(Array.from({ length: 25 }, wrong));
    const codes = answers.flatMap((answer) => answer.codes);
    expect(codes.filter((code) => code === 'SignInFailed')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TooManyAttempts')).toHaveLength(15);

    const right = await attempt(bo.email, bo.password, '203.0.113.30');
    expect(right.codes).toEqual(['TooManyAttempts']);
    const { seconds } = right.errors[0]?.extensions.refusals[0]?.params ?? {};
    expect(seconds).toBe(900);
    expect(right.response.headers['retry-after']).toBe('900');
    expect((await attempt(bo.email, bo.password, '203.0.113.31')).errors).toEqual([]);

    server.clock.advance(15 * 60_000);
    expect((await attempt(bo.email, bo.password, '203.0.113.30')).errors).toEqual([]);
  });

  it('resets the number of failures after a correct password', async () => {
    const cy = await server.createPerson({ tenantId, name: 'Cy' });
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 9; i += 1) await attempt(cy.email, 'wrong', '203.0.113.40');
      expect((await attempt(cy.email, cy.password, '203.0.113.40')).errors).toEqual([]);
    }
  });

  it('blocks a network that tries many accounts', async () => {
    const codes = await Promise.all(
      Array.from(
        { length: 101 },
        async (_, i) => (await attempt(`p${i}@test.example`, 'x', '203.0.113.50')).codes[0],
      ),
    );
    expect(codes.filter((code) => code === 'TooManyAttempts')).toHaveLength(1);
  });

  it('rejects an invalid email without counting a failure', async () => {
    expect((await attempt('  ', 'x')).codes).toEqual(['Required']);
    expect((await attempt('ada', 'x')).errors[0]?.extensions.refusals[0]).toMatchObject({
      code: 'InvalidEmail',
      field: 'email',
    });
  });

  it('replaces an existing session with a new token', async () => {
    const dan = await server.createPerson({ tenantId, name: 'Dan' });
    const first = cookieOf(await attempt(dan.email, dan.password)).split(';')[0] ?? '';
    const browser = createTestClient(server.app, first);
    const answer = await browser.graphql(signIn, {
      input: { email: dan.email, password: dan.password },
    });
    const second = cookieOf(answer).split(';')[0] ?? '';
    expect(second).not.toBe(first);
    expect((await browser.graphql(whoAmI)).data.viewer).toBeNull();
    const now = await createTestClient(server.app, second).graphql(whoAmI);
    expect(now.data.viewer.user.name).toBe('Dan');
  });

  it('stores nothing that could open a session', async () => {
    const answer = await attempt(ada.email, ada.password);
    const token = /baton=([\w-]{43})/.exec(cookieOf(answer))?.[1] ?? '';
    const dump = await server.database.rows('SELECT s::text AS row FROM session s');
    expect(JSON.stringify(dump)).not.toContain(token);
    expect(JSON.stringify(dump)).not.toContain(Buffer.from(token).toString('hex'));
    const accounts = await server.database.rows<{ h: string }>(
      "SELECT secret AS h FROM credential WHERE kind = 'PASSWORD'",
    );
    for (const { h } of accounts) expect(h).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
