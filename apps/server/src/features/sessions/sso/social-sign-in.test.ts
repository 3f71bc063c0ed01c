import { randomBytes, randomUUID } from 'node:crypto';
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

const ADD = `mutation ($input: AddSsoConnectionInput!) { addSsoConnection(input: $input) { connections { id } } }`;
const POLICY = `mutation ($input: UpdateSignInPolicyInput!) { updateSignInPolicy(input: $input) { signInPolicy { methods } } }`;
const OFFERED = `query ($id: ID) { socialSignIn(tenantId: $id) { tenantId name } }`;
const START = `mutation ($input: StartSsoInput!) { startSso(input: $input) { url } }`;
const unknownPerson = 'NO_ACCESS';

/** What the provider says about the person who signs in. */
let claims: Record<string, unknown>;
provider.service.on('beforeTokenSigning', (token) => {
  const at = Math.floor(server.clock.now() / 1000);
  Object.assign(token.payload, { iat: at, exp: at + 300, nbf: at - 10 }, claims);
});

let ada: TestPerson;
let domain: string;
let connectionId: string;

beforeEach(async () => {
  domain = `${randomBytes(6).toString('hex')}.example`;
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const { data } = await ada.graphql(ADD, {
    input: {
      ...{ name: 'Google', issuer: provider.issuer.url ?? '' },
      ...{ clientId: 'baton', clientSecret: 'a secret of the client' },
    },
  });
  connectionId = data.addSsoConnection.connections[0].id;
  await server.database.rows(
    `INSERT INTO sso_domain (tenant_id, domain, proof, connection_id, verified_at, created_at, id)
     VALUES ($1, $2, 'proof', $3, now(), now(), gen_random_uuid())`,
    [tenantId, domain, connectionId],
  );
  // Only Google's own issuer makes a connection social, and the test has its own provider.
  await server.database.rows(
    `UPDATE sso_connection SET method = 'SOCIAL', tested_at = now() WHERE id = $1`,
    [connectionId],
  );
  claims = { sub: randomUUID(), email: `ben@${domain}`, email_verified: true };
});

const change = (text: string) => server.database.rows(text, [ada.tenantId]);
const allow = (methods: readonly string[]) =>
  ada.graphql(POLICY, {
    input: {
      ...{ methods, passwordPolicy: 'SPEC', requiresSecondFactor: false },
      ...{ secondFactorRoleIds: [], confirmsAddress: false },
    },
  });
const addBen = () =>
  server.createPerson({ tenantId: ada.tenantId, name: 'Ben', email: `ben@${domain}` });
const offered = async (id: string | null) =>
  (await server.stranger.graphql(OFFERED, { id })).data.socialSignIn;
const start = (tenantId: string) =>
  server.stranger.graphql(START, { input: { tenantId, redirect: '/my/tasks' } });

/** Goes to the provider and back. */
const signIn = async (between = async (): Promise<unknown> => null) => {
  const { data, codes, response } = await start(ada.tenantId);
  expect(codes).toEqual([]);
  const url = new URL(data.startSso.url);
  Object.assign(claims, { nonce: url.searchParams.get('nonce') });
  const { headers } = await fetch(url, { redirect: 'manual' });
  await between();
  const back = new URL(headers.get('location') ?? '');
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  const answer = await createTestClient(server.app, cookie).request(
    'GET',
    back.pathname + back.search,
  );
  const session = [answer.headers['set-cookie']]
    .flat()
    .find((one) => one?.startsWith('baton='))
    ?.split(';')[0];
  return { url, session, location: String(answer.headers.location) };
};
const errorOf = ({ location, session }: Awaited<ReturnType<typeof signIn>>): string | null => {
  expect(session).toBeUndefined();
  return new URL(location, 'http://baton.example').searchParams.get('error');
};

describe('sign-in with the Google account that a workspace allows', () => {
  it('is offered on the sign-in page of the workspace', async () => {
    expect(await offered(ada.tenantId)).toEqual({ tenantId: ada.tenantId, name: 'Google' });
    const answer = await server.stranger.graphql(
      'query ($id: ID) { socialSignIn(tenantId: $id) { connectionId } }',
      { id: ada.tenantId },
    );
    expect(answer.codes).not.toEqual([]);
  });

  it('signs in a person who didn’t enter their address', async () => {
    const ben = await addBen();
    const { url, session, location } = await signIn();
    expect(url.searchParams.has('login_hint')).toBe(false);
    expect(location).toBe('/my/tasks');
    const { data } = await createTestClient(server.app, session ?? null).graphql(
      '{ viewer { user { id } tenant { id } } }',
    );
    expect(data.viewer.user.id).toContain(ben.userId);
    expect(data.viewer.tenant.id).toBe(ada.tenantId);
  });

  it.each([
    ['an unknown person', () => ({}), unknownPerson],
    ['an address of another domain', () => ({ email: 'ben@other.example' }), unknownPerson],
    ['an unverified address', () => ({ email_verified: false }), 'EMAIL_UNCONFIRMED'],
  ])('refuses %s as if an address was entered', async (_, changes, text) => {
    Object.assign(claims, changes());
    expect(errorOf(await signIn())).toBe(text);
  });

  it('refuses a person of another workspace', async () => {
    const tenantId = await server.createTenant('Other');
    await server.createPerson({ tenantId, name: 'Ben', email: `ben@${domain}` });
    expect(errorOf(await signIn())).toBe(unknownPerson);
  });

  it('refuses a response after an admin turned off the method', async () => {
    await addBen();
    expect(errorOf(await signIn(() => allow(['PASSWORD'])))).toBe('METHOD_NOT_ALLOWED');
  });

  it.each([
    ['is not allowed', () => allow(['PASSWORD', 'PASSKEY', 'OIDC'])],
    [
      'is not tested',
      () => change('UPDATE sso_connection SET tested_at = NULL WHERE tenant_id = $1'),
    ],
    [
      'has no verified domain',
      () => change('UPDATE sso_domain SET verified_at = NULL WHERE tenant_id = $1'),
    ],
    [
      'is an identity provider of the company',
      () => change(`UPDATE sso_connection SET method = 'OIDC' WHERE tenant_id = $1`),
    ],
  ])('gives the answer for an unknown workspace if the provider %s', async (_, prepare) => {
    await prepare();
    const unknown = randomUUID();
    expect([await offered(ada.tenantId), await offered(unknown)]).toEqual([null, null]);
    const answers = [await start(ada.tenantId), await start(unknown)].map(({ errors }) =>
      errors.map(({ message, extensions: { requestId, ...rest } }) => {
        expect(requestId).toBeDefined();
        return { message, ...rest };
      }),
    );
    expect(answers[0]).toMatchObject([{ message: 'SignInMethodNotAllowed' }]);
    expect(answers[0]).toEqual(answers[1]);
  });

  it('requires an address or a workspace', async () => {
    const { codes } = await server.stranger.graphql(START, { input: {} });
    expect(codes).toHaveLength(1);
  });

  it('is offered without a workspace if there is only one workspace', async () => {
    await server.createTenant('Other');
    expect(await offered(null)).toBeNull();
    const only = await createTestServer();
    try {
      const tenantId = await only.createTenant('Only');
      await only.database.rows(
        `WITH c AS (
           INSERT INTO sso_connection (tenant_id, id, name, protocol, created_at, method, issuer, client_id, client_secret, tested_at)
           VALUES ($1, gen_random_uuid(), 'Google', 'OIDC', now(), 'SOCIAL', 'https://accounts.google.com', 'baton', '', now())
           RETURNING tenant_id, id)
         INSERT INTO sso_domain (tenant_id, domain, proof, connection_id, verified_at, created_at, id)
         SELECT tenant_id, 'only.example', 'proof', id, now(), now(), gen_random_uuid() FROM c`,
        [tenantId],
      );
      const { data } = await only.stranger.graphql(OFFERED, { id: null });
      expect(data.socialSignIn).toEqual({ tenantId, name: 'Google' });
    } finally {
      await only.close();
    }
  });
});
