import { randomBytes } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
const provider = new OAuth2Server();
beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
});
afterAll(async () => {
  await provider.stop();
  await server.close();
});

const SSO = `connections { id name issuer clientId callbackUrl } domains { id domain proof verifiedAt }`;
const ADD = `mutation ($input: AddSsoConnectionInput!) { addSsoConnection(input: $input) { ${SSO} } }`;
const ADD_DOMAIN = `mutation ($input: AddSsoDomainInput!) { addSsoDomain(input: $input) { ${SSO} } }`;
const VERIFY = `mutation ($id: ID!) { verifySsoDomain(id: $id) { ${SSO} } }`;
const DELETE = `mutation ($id: ID!) { deleteSsoConnection(id: $id) { ${SSO} } }`;
const START = `mutation ($input: StartSsoInput!) { startSso(input: $input) { url } }`;
const SWITCH = `mutation ($id: ID!) { switchTenant(input: { tenantId: $id }) { viewer { id } } }`;

let claims: Record<string, unknown>;
let header: Record<string, unknown>;
let expectedNonce: string | null;
provider.service.on('beforeTokenSigning', (token) => {
  const at = Math.floor(server.clock.now() / 1000);
  const common = { iat: at, exp: at + 300, nbf: at - 10, nonce: expectedNonce };
  Object.assign(token.payload, common, claims);
  for (const [name, value] of Object.entries(claims))
    if (value === undefined) delete token.payload[name];
  Object.assign(token.header, header);
});

const connection = () => ({
  name: 'Acme ID',
  issuer: provider.issuer.url ?? '',
  clientId: 'baton',
  clientSecret: 'a secret of the client',
});

let tenantId: string;
let ada: TestPerson;
let domain: string;
let email: string;
let connectionId: string;

const addVerified = async () => {
  const added = await ada.graphql(ADD, { input: connection() });
  expect(added.codes).toEqual([]);
  connectionId = added.data.addSsoConnection.connections[0].id;
  const { data } = await ada.graphql(ADD_DOMAIN, { input: { domain, connectionId } });
  const [{ id, proof }] = data.addSsoDomain.domains;
  server.textRecords.set(domain, ['something else', proof]);
  expect((await ada.graphql(VERIFY, { id })).codes).toEqual([]);
};

beforeEach(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  domain = `${randomBytes(6).toString('hex')}.example`;
  email = `ben@${domain}`;
  claims = { sub: randomBytes(8).toString('hex'), email, email_verified: true };
  header = {};
  await addVerified();
});

interface Started {
  readonly url: URL;
  readonly cookie: string;
}

const start = async (address = email, redirect?: string, isSupplier = false): Promise<Started> => {
  const { data, codes, response } = await server.stranger.graphql(START, {
    input: { email: address, redirect, isSupplier },
  });
  expect(codes).toEqual([]);
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  return { url: new URL(data.startSso.url), cookie };
};

/** Lets the identity provider answer, and returns the path and query of its answer. */
const atProvider = async ({ url }: Started): Promise<string> => {
  expectedNonce = url.searchParams.get('nonce');
  const { headers } = await fetch(url, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  return back.pathname + back.search;
};

const comeBack = (path: string, cookie: string | null) =>
  createTestClient(server.app, cookie).request('GET', path);

const signIn = async (address = email, redirect?: string) => {
  const started = await start(address, redirect);
  return comeBack(await atProvider(started), started.cookie);
};

const sessionOf = (response: Awaited<ReturnType<typeof comeBack>>): string | undefined =>
  [response.headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.startsWith('baton='))
    ?.split(';')[0];

const expectRefused = (response: Awaited<ReturnType<typeof comeBack>>): string => {
  expect(sessionOf(response)).toBeUndefined();
  expect(response.statusCode).toBe(303);
  const target = new URL(String(response.headers.location), 'http://baton.example');
  expect(target.pathname).toBe('/login');
  return target.searchParams.get('error') ?? target.searchParams.get('error_description') ?? '';
};

/** Returns the query of the sign-in page after a failure. */
const queryOf = ({ headers }: Awaited<ReturnType<typeof comeBack>>) =>
  Object.fromEntries(new URL(String(headers.location), 'http://baton.example').searchParams);

describe('a failed sign-in', () => {
  const wanted = () => ({ redirect: '/my-tasks', supplier: '1', 'tenant-uuid': tenantId });
  const begin = () => start(email, '/my-tasks', true);

  it('still leads to the page that the person wanted', async () => {
    const started = await begin();
    const response = await comeBack(await atProvider(started), started.cookie);
    expectRefused(response);
    expect(queryOf(response)).toEqual({ error: 'NO_ACCESS', ...wanted() });
  });

  it('still leads to that page if the provider refuses the person', async () => {
    const { url, cookie } = await begin();
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    const query = new URLSearchParams({
      ...{ state: url.searchParams.get('state') ?? '', error: 'access_denied' },
    });
    const response = await comeBack(`${back.pathname}?${query.toString()}`, cookie);
    expect(queryOf(response)).toEqual({ error: 'access_denied', ...wanted() });
  });

  it('still leads to the wanted page if the person comes back too late', async () => {
    const started = await begin();
    const path = await atProvider(started);
    server.clock.advance(11 * 60_000);
    const response = await comeBack(path, started.cookie);
    expect(queryOf(response)).toEqual({ error: 'EXPIRED', ...wanted() });
  });

  it('shows another browser nothing about it', async () => {
    const path = await atProvider(await begin());
    const other = await start();
    for (const cookie of [null, other.cookie])
      expect(queryOf(await comeBack(path, cookie))).toEqual({ error: 'EXPIRED' });
  });
});

describe('single sign-on', () => {
  it('signs in a person, and opens the page they wanted', async () => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    const response = await signIn(email, '/my-tasks?tab=open');
    expect(response.headers.location).toBe('/my-tasks?tab=open');
    const ben = createTestClient(server.app, sessionOf(response) ?? null);
    expect((await ben.graphql('{ viewer { user { name } } }')).data.viewer.user.name).toBe('Ben');
  });

  it('creates an account without a password for an invited person', async () => {
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, email) VALUES ($1, gen_random_uuid(), 'USER', 'Cy', $2)`,
      [tenantId, email],
    );
    expect(sessionOf(await signIn())).toBeDefined();
    const rows = await server.database.rows(
      'SELECT 1 FROM credential c JOIN account a ON a.id = c.account_id WHERE a.email = $1',
      [email],
    );
    expect(rows).toEqual([]);
  });

  it('recognizes a person by the subject after the address changed', async () => {
    const ben = await server.createPerson({ tenantId, name: 'Ben', email });
    await signIn();
    claims['email'] = `other@${domain}`;
    const again = createTestClient(server.app, sessionOf(await signIn()) ?? null);
    const { data } = await again.graphql('{ viewer { user { id } } }');
    expect(data.viewer.user.id).toContain(ben.userId);
  });

  it('opens only the workspace of the identity provider', async () => {
    const ben = await server.createPerson({ tenantId, name: 'Ben', email });
    const session = sessionOf(await signIn()) ?? null;
    const other = await server.createTenant('Other');
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, email, account_id) VALUES ($1, gen_random_uuid(), 'USER', 'Ben', $2, $3)`,
      [other, email, ben.accountId],
    );
    const answer = await createTestClient(server.app, session).graphql(SWITCH, { id: other });
    expect(answer.codes).toEqual(['OtherSignInRequired']);
  });

  it('shows the error code and text of the identity provider', async () => {
    const { url, cookie } = await start();
    const query = new URLSearchParams({
      state: url.searchParams.get('state') ?? '',
      error: 'access_denied',
      error_description: 'the account is locked',
    });
    const path = `/auth/sso/${connectionId}/callback?${query.toString()}`;
    const response = await comeBack(path, cookie);
    expect(expectRefused(response)).toBe('access_denied');
    expect(queryOf(response)).toMatchObject({ error_description: 'the account is locked' });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (target) => {
      await server.createPerson({ tenantId, name: 'Ben', email });
      expect((await signIn(email, target)).headers.location).toBe('/');
    },
  );
});

const hour = 3600;
const seconds = (): number => Math.floor(server.clock.now() / 1000);
const replaced = (path: string, name: string, value: string | null): string => {
  const url = new URL(path, 'http://baton.example');
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search;
};

describe('a hostile identity provider', () => {
  const badClaims: readonly (readonly [string, () => object])[] = [
    ['a wrong nonce', () => ({ nonce: 'another' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['a wrong issuer', () => ({ iss: 'https://evil.example' })],
    ['an issuer with a slash at its end', () => ({ iss: `${provider.issuer.url ?? ''}/` })],
    ['no issuer', () => ({ iss: undefined })],
    ['a wrong audience', () => ({ aud: 'another' })],
    ['no audience', () => ({ aud: undefined })],
    ['several audiences without authorized party', () => ({ aud: ['baton', 'another'] })],
    ['another authorized party', () => ({ aud: ['baton', 'x'], azp: 'another' })],
    ['an expired token', () => ({ exp: seconds() - hour })],
    ['no expiry', () => ({ exp: undefined })],
    ['a token that is not valid yet', () => ({ nbf: seconds() + hour })],
    ['no time of issue', () => ({ iat: undefined })],
    ['no subject', () => ({ sub: undefined })],
    ['a subject that is no text', () => ({ sub: 7 })],
    ['an unverified address', () => ({ email_verified: false })],
    ['an address without verification', () => ({ email_verified: undefined })],
    ['a verification as text', () => ({ email_verified: 'true' })],
    ['no address', () => ({ email: undefined })],
    ['an address of another domain', () => ({ email: 'ben@other.example' })],
    ['an address of a subdomain', () => ({ email: `ben@sub.${domain}` })],
    ['an address of an unknown person', () => ({ email: `eve@${domain}` })],
    ['an address with two domains', () => ({ email: `ben@other.example@${domain}` })],
  ];

  it.each(badClaims)('is refused with %s', async (_, change) => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    Object.assign(claims, change());
    expectRefused(await signIn());
  });

  it.each([
    ['no algorithm', { alg: 'none' }],
    ['a symmetric algorithm', { alg: 'HS256' }],
    ['an unknown key', { kid: 'another' }],
  ])('is refused with %s', async (_, change) => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    provider.service.once('beforeResponse', (response) => {
      const [, ...rest] = String(response.body?.['id_token']).split('.');
      const head = Buffer.from(JSON.stringify(change)).toString('base64url');
      Object.assign(response.body ?? {}, { id_token: [head, ...rest].join('.') });
    });
    expectRefused(await signIn());
  });

  it('is refused with changed claims', async () => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    provider.service.once('beforeResponse', (response) => {
      const [head, body = '', signature] = String(response.body?.['id_token']).split('.');
      const content = JSON.parse(Buffer.from(body, 'base64url').toString());
      const forged = Buffer.from(JSON.stringify({ ...content, sub: 'x' })).toString('base64url');
      Object.assign(response.body ?? {}, { id_token: [head, forged, signature].join('.') });
    });
    expectRefused(await signIn());
  });

  it('is refused without an ID token', async () => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    provider.service.once('beforeResponse', (response) => {
      Object.assign(response.body ?? {}, { id_token: undefined });
    });
    expectRefused(await signIn());
  });

  it.each([
    ['a wrong state', 'state', randomBytes(32).toString('base64url')],
    ['no state', 'state', null],
    ['a wrong code', 'code', 'another'],
    ['no code', 'code', null],
    ['the issuer of another provider', 'iss', 'https://evil.example'],
  ])('is refused with %s', async (_, name, value) => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    const started = await start();
    const path = replaced(await atProvider(started), name, value);
    expectRefused(await comeBack(path, started.cookie));
  });

  it('is refused in another browser', async () => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    const path = await atProvider(await start());
    expectRefused(await comeBack(path, null));
    expectRefused(await comeBack(path, (await start()).cookie));
  });

  it('is refused at the callback address of another connection', async () => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    const started = await start();
    const path = (await atProvider(started)).replace(connectionId, ada.userId);
    expectRefused(await comeBack(path, started.cookie));
  });

  it('is refused when its answer comes twice', async () => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    const started = await start();
    const path = await atProvider(started);
    expect(sessionOf(await comeBack(path, started.cookie))).toBeDefined();
    expectRefused(await comeBack(path, started.cookie));
  });

  it('is refused after ten minutes', async () => {
    await server.createPerson({ tenantId, name: 'Ben', email });
    const started = await start();
    const path = await atProvider(started);
    server.clock.advance(10 * 60_000 + 1);
    expectRefused(await comeBack(path, started.cookie));
  });

  it('is refused for an account that another workspace also uses', async () => {
    const other = await server.createTenant('Other');
    const ben = await server.createPerson({ tenantId: other, name: 'Ben', email });
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, email, account_id) VALUES ($1, gen_random_uuid(), 'USER', 'Ben', $2, $3)`,
      [tenantId, email, ben.accountId],
    );
    expect(expectRefused(await signIn())).toBe('OTHER_WORKSPACE');
  });

  it('is refused for a deactivated person', async () => {
    const ben = await server.createPerson({ tenantId, name: 'Ben', email });
    expect(sessionOf(await signIn())).toBeDefined();
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [ben.userId]);
    expectRefused(await signIn());
  });
});

const isSso = async (name: string) => {
  const payload = Buffer.from(JSON.stringify({ domain: name }));
  const headers = { 'content-type': 'application/json', 'x-baton': '1' };
  return (await server.stranger.request('POST', '/is-sso', payload, headers)).json();
};

describe('domains', () => {
  it('can be used only after the company proved them', async () => {
    const next = `${randomBytes(6).toString('hex')}.example`;
    const { data } = await ada.graphql(ADD_DOMAIN, { input: { domain: next, connectionId } });
    const added = data.addSsoDomain.domains.find((one: { domain: string }) => one.domain === next);
    expect((await ada.graphql(VERIFY, { id: added.id })).codes).toEqual(['DomainUnproven']);
    expect(await isSso(next)).toEqual({ isSso: false, isSsoOptional: false, connectionName: null });
    expect(await isSso(domain)).toEqual({
      isSso: true,
      isSsoOptional: true,
      connectionName: 'Acme ID',
    });
  });

  it('belong to only one workspace', async () => {
    const other = await server.createTenant('Other');
    const eve = await server.createPerson({ tenantId: other, name: 'Eve', isAdmin: true });
    const made = await eve.graphql(ADD, { input: connection() });
    const [{ id }] = made.data.addSsoConnection.connections;
    const added = await eve.graphql(ADD_DOMAIN, { input: { domain, connectionId: id } });
    const [mine] = added.data.addSsoDomain.domains;
    server.textRecords.set(domain, [mine.proof]);
    expect((await eve.graphql(VERIFY, { id: mine.id })).codes).toEqual(['NameConflict']);
  });
});

describe('connections', () => {
  it('are only for admins after a recent sign-in', async () => {
    const ben = await server.createPerson({ tenantId, name: 'Ben' });
    expect((await ben.graphql(ADD, { input: connection() })).codes).toEqual(['Forbidden']);
    server.clock.advance(16 * 60_000);
    const late = await ada.graphql(DELETE, { id: connectionId });
    expect(late.codes).toEqual(['FreshSignInRequired']);
  });

  it('require addresses with https', async () => {
    const input = { ...connection(), name: 'B', issuer: 'http://id.example' };
    expect((await ada.graphql(ADD, { input })).codes).toEqual(['InvalidIssuer']);
  });

  it('no longer offer single sign-on when they are deleted', async () => {
    expect((await ada.graphql(DELETE, { id: connectionId })).codes).toEqual([]);
    expect(await isSso(domain)).toMatchObject({ isSso: false });
  });
});
