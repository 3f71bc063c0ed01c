import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { workOffMail } from '../../testing/background/work-off-messages.ts';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { accountLinkHandler } from './index.ts';

const server = await createTestServer();
afterAll(server.close);

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } challenge { step } } }`;
const SAVE_TEAM = `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`;
const WHO = '{ viewer { id sessions { id isCurrent } } }';
const password = 'Walk-the-otter-7';

let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;
beforeEach(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const visitor = () => createTestClient(server.app, null, '203.0.113.7');
const signIn = (input: { readonly email: string; readonly password: string }) =>
  visitor().graphql(SIGN_IN, { input });
const tabOf = (person: TestPerson) => createTestClient(server.app, person.cookie);

const resetLink = async (email: string): Promise<URL> => {
  await visitor().graphql(
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }',
    { input: { email, locale: 'en' } },
  );
  await workOffMail(server, 'send-account-link', accountLinkHandler);
  return linkIn((await sentMail(server.mailFolder, email)).at(-1) ?? '', '/reset-password');
};
const reset = (link: URL) =>
  visitor().graphql(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }',
    { input: { token: link.searchParams.get('nonce'), password } },
  );

describe('a link in a message', () => {
  it('still works after a mail scanner opened it', async () => {
    const link = await resetLink(ben.email);
    const url = link.pathname + link.search;
    for (const method of ['HEAD', 'GET', 'GET', 'GET'] as const)
      await server.app.inject({ method, url, headers: { 'user-agent': 'MailScanner/2' } });
    expect((await reset(link)).codes).toEqual([]);
    expect((await signIn({ email: ben.email, password })).codes).toEqual([]);
  });

  it('sets a password, but doesn’t sign anyone in', async () => {
    const answer = await reset(await resetLink(ben.email));
    expect(answer.response.headers['set-cookie']).toBeUndefined();
  });

  it('sets a password, but still requires the second step', async () => {
    const { data } = await ben.graphql('mutation { startTotp(input: {}) { secret enrollment } }');
    const { secret, enrollment } = data.startTotp;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.clock.now(),
    });
    const confirmed = await ben.graphql(
      'mutation ($input: ConfirmTotpInput!) { confirmTotp(input: $input) { recoveryCodes } }',
      { input: { enrollment, code } },
    );
    expect(confirmed.codes).toEqual([]);
    await reset(await resetLink(ben.email));
    const answer = await signIn({ email: ben.email, password });
    expect(answer.data.signIn).toEqual({ viewer: null, challenge: { step: 'CODE' } });
    expect(answer.response.headers['set-cookie']).toBeUndefined();
  });
});

describe('a session', () => {
  it('ends in all tabs when the person signs out in one tab', async () => {
    const [first, second] = [tabOf(ben), tabOf(ben)];
    expect((await first.graphql('mutation { signOut { ok } }')).codes).toEqual([]);
    expect((await second.graphql('{ teams { id } }')).codes).toEqual(['Unauthenticated']);
    const upload = await second.request('GET', '/api/session');
    expect(upload.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('saves nothing after it was revoked, even from running requests', async () => {
    const saved = await ada.graphql(SAVE_TEAM, { input: { name: 'Before', memberIds: [] } });
    const { id } = saved.data.saveTeam.team;
    const rename = (name: string) =>
      tabOf(ada).graphql(SAVE_TEAM, { input: { id, name, memberIds: [] } });
    const revoke = server.database.rows('DELETE FROM session WHERE account_id = $1', [
      ada.accountId,
    ]);
    await Promise.all([rename('During'), revoke, rename('During')]);
    expect((await rename('After')).codes).toEqual(['Unauthenticated']);
    const [row] = await server.database.rows<{ name: string }>(
      'SELECT name FROM party WHERE id = $1',
      [id],
    );
    expect(row?.name).not.toBe('After');
  });

  it('doesn’t last longer if the clock of a server is set back', async () => {
    const day = 86_400_000;
    const signedIn = await signIn({ email: ben.email, password: ben.password });
    const cookie = String(signedIn.response.headers['set-cookie']).split(';')[0] ?? '';
    const client = createTestClient(server.app, cookie);
    const end = server.clock.now() + 30 * day;
    server.clock.advance(-3_600_000);
    expect((await client.graphql(WHO)).data.viewer).not.toBeNull();
    while (server.clock.now() + day / 4 < end) {
      server.clock.advance(day / 4);
      expect((await client.graphql(WHO)).data.viewer).not.toBeNull();
    }
    server.clock.advance(day / 4);
    expect((await client.graphql(WHO)).data.viewer).toBeNull();
  });

  it('loses admin rights when the person loses the admin right', async () => {
    const zoe = await server.createPerson({ tenantId, name: 'Zoe', isAdmin: true });
    const admins = '{ auditLog(first: 1) { edges { node { id } } } }';
    expect((await zoe.graphql(admins)).codes).toEqual([]);
    const demoted = await ada.graphql(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }',
      { input: { id: zoe.userId, name: 'Zoe', isAdmin: false, accessLevel: 'INTERNAL' } },
    );
    expect(demoted.codes).toEqual([]);
    expect((await zoe.graphql(admins)).codes).toEqual(['Forbidden']);
  });

  it('can’t be used with its id, or with a cookie in another header', async () => {
    const [session] = (await ben.graphql(WHO)).data.viewer.sessions;
    const value = (ben.cookie ?? '').replace(/^[^=]+=/, '');
    const send = (headers: object) =>
      server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', 'x-baton': '1', ...headers },
        payload: JSON.stringify({ query: '{ viewer { id } }' }),
      });
    for (const headers of [
      { cookie: `baton=${session.id}` },
      { authorization: `Bearer ${value}` },
      { authorization: `Bearer ${session.id}` },
      { 'x-session': value },
      { cookie: `Baton=${value}` },
    ]) {
      const answer = await send(headers);
      expect(answer.json().data?.viewer ?? null, JSON.stringify(Object.keys(headers))).toBeNull();
    }
  });
});

/** Returns headers, and a query and a body, in which an attacker puts what they know of a session. */
type Attempt = (token: string) => {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
};
const cookie = (value: string): ReturnType<Attempt> => ({ headers: { cookie: value } });
const other = (character: string | undefined): string => (character === 'A' ? 'B' : 'A');
const hashed = (token: string) => createHash('sha256').update(token).digest();

describe('a session is not opened by', () => {
  it.each<readonly [what: string, attempt: Attempt]>([
    ['a token with another first character', (t) => cookie(`baton=${other(t[0])}${t.slice(1)}`)],
    [
      'a token with another last character',
      (t) => cookie(`baton=${t.slice(0, -1)}${other(t.at(-1))}`),
    ],
    ['a token without its last character', (t) => cookie(`baton=${t.slice(0, -1)}`)],
    ['a token with one more character', (t) => cookie(`baton=${t}A`)],
    ['a token in capitals', (t) => cookie(`baton=${t.toUpperCase()}`)],
    ['a token read backwards', (t) => cookie(`baton=${[...t].toReversed().join('')}`)],
    ['a token in quotes', (t) => cookie(`baton="${t}"`)],
    [
      'a percent-encoded token',
      (t) => cookie(`baton=%${(t.codePointAt(0) ?? 0).toString(16)}${t.slice(1)}`),
    ],
    ['a token with a null character', (t) => cookie(`baton=${t}%00`)],
    ['the stored hash of a token in hex', (t) => cookie(`baton=${hashed(t).toString('hex')}`)],
    [
      'the stored hash of a token in Base64',
      (t) => cookie(`baton=${hashed(t).toString('base64url')}`),
    ],
    ['a cookie with the prefix of https', (t) => cookie(`__Host-baton=${t}`)],
    ['a cookie after an invented one', (t) => cookie(`baton=${'A'.repeat(43)}; baton=${t}`)],
    ['a cookie named in a comment', (t) => cookie(`$Version=1; x="baton=${t}"`)],
    [
      'a header that a proxy could forward',
      (t) => ({ headers: { 'x-forwarded-cookie': `baton=${t}` } }),
    ],
    ['a response header', (t) => ({ headers: { 'set-cookie': `baton=${t}` } })],
    [
      'Basic authentication',
      (t) => ({ headers: { authorization: `Basic ${btoa(`baton:${t}`)}` } }),
    ],
    ['a token in the address', (t) => ({ query: `?baton=${t}&token=${t}&access_token=${t}` })],
    ['a token in the body', (t) => ({ body: { baton: t, token: t, extensions: { session: t } } })],
  ])('%s', async (_, attempt) => {
    const token = (ben.cookie ?? '').replace(/^baton=/, '');
    const { headers, query = '', body } = attempt(token);
    const answer = await server.app.inject({
      method: 'POST',
      url: `/graphql${query}`,
      headers: { 'content-type': 'application/json', 'x-baton': '1', ...headers },
      payload: JSON.stringify({ query: '{ viewer { id } }', ...body }),
    });
    expect(answer.json().data?.viewer ?? null).toBeNull();
    expect((await ben.graphql(WHO)).data.viewer).not.toBeNull();
  });
});

it('a sign-in ignores a session token that was set before', async () => {
  const chosen = createTestClient(server.app, `baton=${'A'.repeat(43)}`);
  const { email, password: own } = ben;
  const answer = await chosen.graphql(SIGN_IN, { input: { email, password: own } });
  expect(String(answer.response.headers['set-cookie'])).not.toContain('A'.repeat(43));
  expect((await chosen.graphql(WHO)).data.viewer).toBeNull();
});

it('a forged X-Forwarded-For doesn’t avoid the limit of failed sign-ins', async () => {
  const codes: string[] = [];
  for (let i = 0; i < 12; i += 1) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '198.51.100.9',
      headers: {
        'content-type': 'application/json',
        'x-baton': '1',
        'x-forwarded-for': `10.0.${i}.1`,
        forwarded: `for=10.1.${i}.1`,
        'x-real-ip': `10.2.${i}.1`,
      },
      payload: JSON.stringify({
        query: SIGN_IN,
        variables: { input: { email: ben.email, password: `Wrong-${i}-wrong` } },
      }),
    });
    codes.push(answer.json().errors[0].extensions.refusals[0].code);
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'SignInFailed'));
  expect(codes.slice(10)).toEqual(['TooManyAttempts', 'TooManyAttempts']);
});
