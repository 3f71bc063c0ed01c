import { OAuth2Server } from 'oauth2-mock-server';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSoftAuthenticator } from '../../../testing/soft-authenticator.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestServer, testPublicUrl, type TestPerson } from '../../../testing/test-server.ts';

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

const POLICY = `mutation ($input: UpdateSignInPolicyInput!) { updateSignInPolicy(input: $input) { signInPolicy { methods } } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;
const START = `mutation ($input: StartSsoInput!) { startSso(input: $input) { url } }`;
const SWITCH = `mutation ($id: ID!) { switchTenant(input: { tenantId: $id }) { viewer { id } } }`;
const PASSKEY_START = 'mutation { startPasskeySignIn { options ceremony } }';
const PASSKEY_SIGN_IN = `mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { viewer { id } } }`;
const PASSKEY_TEST = `mutation ($input: SignInWithPasskeyInput!) { testPasskey(input: $input) { ok } }`;
const all = ['PASSWORD', 'PASSKEY', 'OIDC', 'SAML', 'SOCIAL'] as const;

let ada: TestPerson;
let ben: TestPerson;
let domain: string;
let connectionId: string;
let address: string;
let nonce: string | null;
provider.service.on('beforeTokenSigning', (token) => {
  const at = Math.floor(server.clock.now() / 1000);
  const claims = { sub: address, email: address, email_verified: true, nonce };
  Object.assign(token.payload, { iat: at, exp: at + 300, nbf: at - 10 }, claims);
});

/** Adds a connection with a verified domain. It counts as tested. */
const addProvider = async (): Promise<void> => {
  const added = await ada.graphql(
    `mutation ($input: AddSsoConnectionInput!) { addSsoConnection(input: $input) { connections { id method } } }`,
    {
      input: {
        ...{ name: 'Acme ID', issuer: provider.issuer.url ?? '' },
        ...{ clientId: 'baton', clientSecret: 'a secret of the client' },
      },
    },
  );
  const [connection] = added.data.addSsoConnection.connections;
  expect(connection.method).toBe('OIDC');
  connectionId = connection.id;
  await server.database.rows(
    `INSERT INTO sso_domain (tenant_id, domain, proof, connection_id, verified_at, created_at, id)
     VALUES ($1, $2, 'proof', $3, now(), now(), gen_random_uuid())`,
    [ada.tenantId, domain, connectionId],
  );
  await server.database.rows('UPDATE sso_connection SET tested_at = now() WHERE id = $1', [
    connectionId,
  ]);
};

beforeEach(async () => {
  domain = `${randomBytes(6).toString('hex')}.example`;
  const tenantId = await server.createTenant('Acme');
  const person = (name: string, isAdmin: boolean) =>
    server.createPerson({ tenantId, name, isAdmin, email: `${name.toLowerCase()}@${domain}` });
  ada = await person('Ada', true);
  ben = await person('Ben', false);
});

const allow = (methods: readonly string[], breakGlassIds: readonly string[] | null = null) =>
  ada.graphql(POLICY, {
    input: {
      ...{ methods, breakGlassIds, passwordPolicy: 'SPEC' },
      ...{ requiresSecondFactor: false, secondFactorRoleIds: [], confirmsAddress: false },
    },
  });
const signIn = ({ email, password }: TestPerson) =>
  server.stranger.graphql(SIGN_IN, { input: { email, password } });
const isIn = async (person: TestPerson): Promise<boolean> =>
  (await person.graphql('{ viewer { id } }')).data.viewer !== null;

const start = (email: string) => server.stranger.graphql(START, { input: { email } });
/** Goes to the identity provider and back. Returns where the browser ends up. */
const enterWithProvider = async (
  { email }: TestPerson,
  between = async (): Promise<unknown> => 0,
) => {
  address = email;
  const { data, response } = await start(email);
  const url: string = data.startSso.url;
  nonce = new URL(url).searchParams.get('nonce');
  const { headers } = await fetch(url, { redirect: 'manual' });
  await between();
  const back = new URL(headers.get('location') ?? '');
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  const answer = await createTestClient(server.app, cookie).request(
    'GET',
    back.pathname + back.search,
  );
  return answer.headers.location;
};

describe('the methods of the sign-in policy', () => {
  it('are all allowed in a new workspace', async () => {
    const { data } = await ada.graphql('{ signInPolicy { methods } }');
    expect(data.signInPolicy.methods).toEqual(all);
  });

  it('can be changed only by admins', async () => {
    expect((await allow(['PASSWORD'])).codes).toEqual([]);
    ada = ben;
    expect((await allow(all)).codes).toEqual(['Forbidden']);
  });

  it('can’t be changed so that no one can sign in', async () => {
    expect((await allow([])).codes).toEqual(['NoWayToSignIn', 'NoBreakGlassAdmin']);
    expect((await allow(['PASSKEY', 'OIDC'])).codes).toEqual([
      'NoWayToSignIn',
      'NoBreakGlassAdmin',
    ]);
    await addProvider();
    expect((await allow(['OIDC'])).codes).toEqual(['NoBreakGlassAdmin']);
    expect((await allow(['OIDC'], [ben.userId])).codes).toEqual(['NoBreakGlassAdmin']);
    expect((await allow(['SAML'], [ada.userId])).codes).toEqual(['NoWayToSignIn']);
    expect((await allow(['OIDC'], [ada.userId])).codes).toEqual([]);
    const removed = await ada.graphql(
      'mutation ($id: ID!) { deleteSsoConnection(id: $id) { connections { id } } }',
      { id: connectionId },
    );
    expect(removed.codes).toEqual(['NoWayToSignIn']);
    expect((await allow(['OIDC'], [])).codes).toEqual(['NoBreakGlassAdmin']);
  });

  it('are recorded in the audit log', async () => {
    await allow(['PASSWORD', 'PASSKEY']);
    const [entry] = await server.database.rows<{ after: { methods: string[] } }>(
      `SELECT after FROM audit_entry WHERE tenant_id = $1 AND object_type = 'Workspace' ORDER BY at DESC LIMIT 1`,
      [ada.tenantId],
    );
    expect(entry?.after.methods).toEqual(['PASSWORD', 'PASSKEY']);
  });
});

describe('a workspace without passwords', () => {
  beforeEach(async () => {
    await addProvider();
    expect((await allow(['PASSKEY', 'OIDC'], [ada.userId])).codes).toEqual([]);
  });

  it('signs out people who used a password, except exempt admins', async () => {
    expect(await isIn(ben)).toBe(false);
    expect(await isIn(ada)).toBe(true);
  });

  it('refuses the password of people who aren’t exempt', async () => {
    expect((await signIn(ben)).codes).toEqual(['SignInMethodNotAllowed']);
    expect((await signIn({ ...ben, password: 'wrong' })).codes).toEqual(['SignInFailed']);
    expect((await signIn(ada)).codes).toEqual([]);
  });

  it('says in is-sso that people must use the identity provider', async () => {
    const payload = { domain };
    const headers = { 'x-baton': '1' };
    const answer = await server.app.inject({ method: 'POST', url: '/is-sso', headers, payload });
    expect(answer.json()).toMatchObject({ isSso: true, isSsoOptional: false });
  });

  it('lets people in with the identity provider', async () => {
    expect(await enterWithProvider(ben)).toBe('/');
  });

  it('refuses to switch to another workspace without its provider', async () => {
    const elsewhere = await server.createTenant('Other');
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, email, account_id)
       VALUES ($1, gen_random_uuid(), 'USER', 'Ben', $2, $3)`,
      [elsewhere, ben.email, ben.accountId],
    );
    const { response, codes } = await signIn(ben);
    expect(codes).toEqual([]);
    const cookie = [response.headers['set-cookie']].flat()[0]?.split(';')[0] ?? null;
    const client = createTestClient(server.app, cookie);
    const { data } = await client.graphql('{ viewer { tenant { id } } }');
    expect(data.viewer.tenant.id).toBe(elsewhere);
    const switched = await client.graphql(SWITCH, { id: ben.tenantId });
    expect(switched.codes).toEqual(['SignInMethodNotAllowed']);
  });
});

describe('a workspace without OpenID Connect', () => {
  it('offers no provider, and refuses a late answer of a provider', async () => {
    await addProvider();
    const location = await enterWithProvider(ben, () => allow(['PASSWORD']));
    expect(location).toMatch(/^\/login\?error=METHOD_NOT_ALLOWED&/);
    expect((await start(ben.email)).codes).toEqual(['NoSingleSignOn']);
  });

  it('can’t require an OpenID Connect provider', async () => {
    await addProvider();
    await allow(['PASSWORD']);
    const { codes } = await ada.graphql(
      `mutation ($input: RequireSsoInput!) { requireSso(input: $input) { breakGlassIds } }`,
      { input: { id: connectionId, isRequired: true, breakGlassIds: [ada.userId] } },
    );
    expect(codes).toEqual(['MethodNotInPolicy']);
  });

  it('can’t remove the method of a required provider', async () => {
    await addProvider();
    await ada.graphql(
      `mutation ($input: RequireSsoInput!) { requireSso(input: $input) { breakGlassIds } }`,
      { input: { id: connectionId, isRequired: true, breakGlassIds: [ada.userId] } },
    );
    expect((await allow(['PASSWORD'])).codes).toEqual(['RequiredMethodMissing']);
  });
});

describe('passkeys', () => {
  const site = { origin: testPublicUrl, rpID: new URL(testPublicUrl).hostname };
  const device = createSoftAuthenticator();
  const challengeIn = (options: string): string => JSON.parse(options).challenge;
  const add = async (person: TestPerson): Promise<void> => {
    const started = await person.graphql('mutation { startPasskey { options ceremony } }');
    const { options, ceremony } = started.data.startPasskey;
    const response = device.create({ challenge: challengeIn(options), ...site });
    const { codes } = await person.graphql(
      'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { viewer { id } } }',
      { input: { ceremony, response, name: 'Laptop' } },
    );
    expect(codes).toEqual([]);
  };
  const answer = async () => {
    const started = await server.stranger.graphql(PASSKEY_START);
    const { options, ceremony } = started.data.startPasskeySignIn;
    return { ceremony, response: device.get({ challenge: challengeIn(options), ...site }) };
  };

  it('can be tested, and are refused where they aren’t allowed', async () => {
    await add(ben);
    const input = await answer();
    expect((await ben.graphql(PASSKEY_TEST, { input })).codes).toEqual([]);
    expect((await ben.graphql(PASSKEY_TEST, { input })).codes).toEqual(['SignInExpired']);
    expect((await ada.graphql(PASSKEY_TEST, { input: await answer() })).codes).toEqual([
      'PasskeyRefused',
    ]);
    await allow(['PASSWORD']);
    const refused = await server.stranger.graphql(PASSKEY_SIGN_IN, { input: await answer() });
    expect(refused.codes).toEqual(['SignInMethodNotAllowed']);
  });
});
