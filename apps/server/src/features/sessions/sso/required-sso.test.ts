import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { linkIn, sentMail } from '../../../testing/sent-mail.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { workOffMail } from '../../../testing/background/work-off-messages.ts';
import { invitationHandlers } from '../../people/index.ts';

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

const SSO = `connections { id name isRequired testedAt } domains { id domain proof } breakGlassIds`;
const ADD = `mutation ($input: AddSsoConnectionInput!) { addSsoConnection(input: $input) { ${SSO} } }`;
const UPDATE = `mutation ($input: UpdateSsoConnectionInput!) { updateSsoConnection(input: $input) { ${SSO} } }`;
const ADD_DOMAIN = `mutation ($input: AddSsoDomainInput!) { addSsoDomain(input: $input) { ${SSO} } }`;
const VERIFY = `mutation ($id: ID!) { verifySsoDomain(id: $id) { ${SSO} } }`;
const REQUIRE = `mutation ($input: RequireSsoInput!) { requireSso(input: $input) { ${SSO} } }`;
const TEST = `mutation ($id: ID!) { testSsoConnection(id: $id) { url } }`;
const START = `mutation ($input: StartSsoInput!) { startSso(input: $input) { url } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;

let ada: TestPerson;
let ben: TestPerson;
let domain: string;
let id: string;
let subject: string;
let address: string;
let nonce: string | null;
provider.service.on('beforeTokenSigning', (token) => {
  const at = Math.floor(server.clock.now() / 1000);
  const claims = { sub: subject, email: address, email_verified: true, nonce };
  Object.assign(token.payload, { iat: at, exp: at + 300, nbf: at - 10 }, claims);
});

const connection = () => ({
  ...{ name: 'Acme ID', issuer: provider.issuer.url ?? '' },
  ...{ clientId: 'baton', clientSecret: 'a secret of the client' },
});

beforeEach(async () => {
  domain = `${randomBytes(6).toString('hex')}.example`;
  const tenantId = await server.createTenant('Acme');
  const person = (name: string, isAdmin: boolean) =>
    server.createPerson({ tenantId, name, isAdmin, email: `${name.toLowerCase()}@${domain}` });
  ada = await person('Ada', true);
  ben = await person('Ben', false);
  subject = randomBytes(8).toString('hex');
  const { data } = await ada.graphql(ADD, { input: connection() });
  id = data.addSsoConnection.connections[0].id;
});

const verify = async (): Promise<void> => {
  const { data } = await ada.graphql(ADD_DOMAIN, { input: { domain, connectionId: id } });
  const [{ id: domainId, proof }] = data.addSsoDomain.domains;
  server.textRecords.set(domain, [proof]);
  expect((await ada.graphql(VERIFY, { id: domainId })).codes).toEqual([]);
};

/** Goes to the identity provider and back. */
const follow = async (url: string, setCookie: unknown) => {
  nonce = new URL(url).searchParams.get('nonce');
  const { headers } = await fetch(url, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  const cookie = String(setCookie).split(';')[0] ?? '';
  return createTestClient(server.app, cookie).request('GET', back.pathname + back.search);
};

const test = async () => {
  address = ada.email;
  const { data, codes, response } = await ada.graphql(TEST, { id });
  expect(codes).toEqual([]);
  return follow(data.testSsoConnection.url, response.headers['set-cookie']);
};

const require = (breakGlassIds: readonly string[], isRequired = true) =>
  ada.graphql(REQUIRE, { input: { id, isRequired, breakGlassIds } });

const signIn = ({ email, password }: TestPerson) =>
  server.stranger.graphql(SIGN_IN, { input: { email, password } });

const isSso = async () =>
  (
    await server.app.inject({
      ...{ method: 'POST', url: '/is-sso', headers: { 'x-baton': '1' }, payload: { domain } },
    })
  ).json();

describe('the test of a connection', () => {
  it('is recorded, and signs no one in', async () => {
    const response = await test();
    expect(response.headers.location).toBe('/admin?tab=sign-in');
    expect(String(response.headers['set-cookie'])).not.toContain('baton=');
    const { data } = await ada.graphql(`{ singleSignOn { ${SSO} } }`);
    expect(data.singleSignOn.connections[0].testedAt).not.toBeNull();
    expect((await ben.graphql(TEST, { id })).codes).toEqual(['Forbidden']);
  });

  it('is required again after a change of the provider, except of its name', async () => {
    await test();
    const change = (over: object) =>
      ada.graphql(UPDATE, { input: { id, ...connection(), clientSecret: '', ...over } });
    const tested = async (over: object) =>
      (await change(over)).data.updateSsoConnection.connections[0].testedAt !== null;
    expect(await tested({ name: 'Renamed' })).toBe(true);
    expect(await tested({ clientSecret: 'another' })).toBe(false);
    expect((await change({ clientId: ' ' })).codes).toEqual(['Required']);
    expect((await ben.graphql(UPDATE, { input: { id, ...connection() } })).codes).toEqual([
      'Forbidden',
    ]);
  });
});

describe('required single sign-on', () => {
  it('requires a verified domain, a test, and an exempt admin', async () => {
    expect((await require([])).codes).toEqual([
      'NoVerifiedDomain',
      'ConnectionUntested',
      'NoBreakGlassAdmin',
    ]);
    await verify();
    await test();
    expect((await require([ben.userId])).codes).toEqual(['NoBreakGlassAdmin']);
    expect((await require([ada.userId])).codes).toEqual([]);
  });

  it("refuses passwords and resets of people who aren't exempt", async () => {
    await verify();
    expect(await isSso()).toMatchObject({ isSso: true, isSsoOptional: true });
    expect((await signIn(ben)).codes).toEqual([]);
    await test();
    expect((await require([ada.userId])).codes).toEqual([]);
    expect(await isSso()).toMatchObject({ isSso: true, isSsoOptional: false });
    expect((await ben.graphql('{ viewer { id } }')).data.viewer).toBeNull();
    expect((await signIn(ben)).codes).toEqual(['SsoIsRequired']);
    expect((await signIn({ ...ben, password: 'wrong' })).codes).toEqual(['SignInFailed']);
    expect((await ada.graphql('{ viewer { id } }')).data.viewer).not.toBeNull();
    expect((await signIn(ada)).codes).toEqual([]);
    await require([ada.userId], false);
    expect((await signIn(ben)).codes).toEqual([]);
  });

  it('lets people in with the identity provider', async () => {
    await verify();
    await test();
    await require([ada.userId]);
    address = ben.email;
    const started = await server.stranger.graphql(START, { input: { email: ben.email } });
    const response = await follow(
      started.data.startSso.url,
      started.response.headers['set-cookie'],
    );
    const cookie = [response.headers['set-cookie']].flat().find((one) => one?.startsWith('baton='));
    const client = createTestClient(server.app, cookie?.split(';')[0] ?? null);
    expect((await client.graphql('{ viewer { user { name } } }')).data.viewer.user.name).toBe(
      'Ben',
    );
  });

  it('refuses to change the addresses of a required provider', async () => {
    await verify();
    await test();
    await require([ada.userId]);
    const input = { id, ...connection(), clientSecret: '', clientId: 'other' };
    expect((await ada.graphql(UPDATE, { input })).codes).toEqual(['SsoIsRequired']);
  });

  it('refuses to remove the exempt admin while a provider is required', async () => {
    await verify();
    await test();
    await require([ada.userId]);
    const { data } = await ada.graphql(ADD, { input: { ...connection(), name: 'Second' } });
    const second = data.addSsoConnection.connections.find((one: any) => one.id !== id).id;
    const input = { id: second, isRequired: false, breakGlassIds: [] };
    expect((await ada.graphql(REQUIRE, { input })).codes).toEqual(['NoBreakGlassAdmin']);
  });

  it('allows passwords for people that no provider can sign in', async () => {
    await verify();
    await test();
    const elsewhere = await server.createTenant('Other');
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, email, account_id)
       VALUES ($1, gen_random_uuid(), 'USER', 'Ben', $2, $3)`,
      [elsewhere, ben.email, ben.accountId],
    );
    await require([ada.userId]);
    expect((await signIn(ben)).codes).toEqual([]);
    await server.database.rows(
      `INSERT INTO identity (tenant_id, account_id, issuer, subject) VALUES ($1, $2, 'issuer', $3)`,
      [ada.tenantId, ben.accountId, subject],
    );
    expect((await signIn(ben)).codes).toEqual(['SsoIsRequired']);
    const switched = await ben.graphql(
      'mutation ($id: ID!) { switchTenant(input: { tenantId: $id }) { viewer { id } } }',
      { id: elsewhere },
    );
    expect(switched.codes).toEqual(['SsoIsRequired']);
  });

  it('lets an invited person sign up only with the provider', async () => {
    await verify();
    await test();
    const invited = async () => {
      const email = `${randomBytes(4).toString('hex')}@${domain}`;
      const { codes } = await ada.graphql(
        `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }`,
        {
          input: {
            ...{ idempotencyKey: crypto.randomUUID(), name: 'Nia', email },
            ...{ accessLevel: 'INTERNAL', isAdmin: false },
          },
        },
      );
      expect(codes).toEqual([]);
      await workOffMail(server, 'send-invitation', invitationHandlers);
      const [message = ''] = await sentMail(server.mailFolder, email);
      return linkIn(message, '/sign-up').searchParams.get('token');
    };
    const found = (token: string | null) =>
      server.stranger.graphql(
        'query ($token: String!) { invitation(token: $token) { provider requiresSso } }',
        { token },
      );
    const optional = await found(await invited());
    expect(optional.data.invitation).toEqual({ provider: 'Acme ID', requiresSso: false });
    await require([ada.userId]);
    const token = await invited();
    expect((await found(token)).data.invitation.requiresSso).toBe(true);
    const accepted = await server.stranger.graphql(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { viewer { id } } }',
      { input: { token, password: 'Walk-the-otter-7', locale: 'en' } },
    );
    expect(accepted.codes).toEqual(['SsoIsRequired']);
  });
});
