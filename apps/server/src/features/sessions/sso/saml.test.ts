import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samlAttacks } from '../../../testing/saml/saml-attacks.ts';
import { replaced, sign } from '../../../testing/saml/saml-forging.ts';
import { createSamlProvider, type SamlPerson } from '../../../testing/saml/saml-provider.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const issuer = 'https://id.acme.example/metadata';
const server = await createTestServer();
const provider = createSamlProvider(issuer);
const attacker = createSamlProvider(issuer);
afterAll(() => server.close());

// The provider of the tests has no other clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const SSO = `connections { id protocol clientId certificate signInUrl testedAt isRequired callbackUrl metadataUrl } domains { id proof }`;
const ADD = `mutation ($input: AddSsoConnectionInput!) { addSsoConnection(input: $input) { ${SSO} } }`;
const UPDATE = `mutation ($input: UpdateSsoConnectionInput!) { updateSsoConnection(input: $input) { ${SSO} } }`;
const ADD_DOMAIN = `mutation ($input: AddSsoDomainInput!) { addSsoDomain(input: $input) { ${SSO} } }`;
const VERIFY = `mutation ($id: ID!) { verifySsoDomain(id: $id) { ${SSO} } }`;
const TEST = `mutation ($id: ID!) { testSsoConnection(id: $id) { url } }`;
const REQUIRE = `mutation ($input: RequireSsoInput!) { requireSso(input: $input) { ${SSO} } }`;
const START = `mutation ($input: StartSsoInput!) { startSso(input: $input) { url } }`;

const connection = () => ({
  protocol: 'SAML',
  name: 'Acme ID',
  issuer,
  signInUrl: 'https://id.acme.example/sign-in?tenant=acme',
  certificate: provider.certificate,
});

let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;
let person: SamlPerson;
let connectionId: string;

beforeEach(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const domain = `${randomBytes(6).toString('hex')}.example`;
  ben = await server.createPerson({ tenantId, name: 'Ben', email: `ben@${domain}` });
  person = { nameId: randomBytes(8).toString('hex'), email: ben.email };
  const added = await ada.graphql(ADD, { input: connection() });
  expect(added.codes).toEqual([]);
  connectionId = added.data.addSsoConnection.connections[0].id;
  const { data } = await ada.graphql(ADD_DOMAIN, { input: { domain, connectionId } });
  const [{ id, proof }] = data.addSsoDomain.domains;
  server.textRecords.set(domain, [proof]);
  expect((await ada.graphql(VERIFY, { id })).codes).toEqual([]);
});

interface Started {
  readonly url: URL;
  readonly cookie: string;
}

const opened = (url: string, setCookie: unknown): Started => ({
  url: new URL(url),
  cookie: String(setCookie).split(';')[0] ?? '',
});

const start = async (email = ben.email, isSupplier = false): Promise<Started> => {
  const { data, codes, response } = await server.stranger.graphql(START, {
    input: { email, redirect: '/my-tasks', isSupplier },
  });
  expect(codes).toEqual([]);
  return opened(data.startSso.url, response.headers['set-cookie']);
};

/** Sends the form of the identity provider. The browser adds no cookie to it. */
const post = (fields: Record<string, string>, id = connectionId) =>
  server.stranger.request(
    'POST',
    `/auth/sso/${id}/callback`,
    Buffer.from(new URLSearchParams(fields).toString()),
    {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://id.acme.example',
    },
  );

const relayState = ({ url }: Started): string => url.searchParams.get('RelayState') ?? '';
const encoded = (xml: string): string => Buffer.from(xml).toString('base64');

/** Sends a response, and follows the browser to the callback. */
const comeBack = async (started: Started, xml: string, cookie: string | null = started.cookie) => {
  const form = { SAMLResponse: encoded(xml), RelayState: relayState(started) };
  const { headers } = await post(form);
  const next = String(headers.location);
  expect(next).toContain('/callback?state=');
  return createTestClient(server.app, cookie).request('GET', next);
};

type Response = Awaited<ReturnType<typeof comeBack>>;

const sessionOf = (response: Response): string | undefined =>
  [response.headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.startsWith('baton='))
    ?.split(';')[0];

const expectRefused = (response: Response): void => {
  expect(sessionOf(response)).toBeUndefined();
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toMatch(/^\/login\?error=/);
};

const signIn = async (changes: object = {}, who = person) => {
  const started = await start();
  return comeBack(started, await provider.respond(started.url, who, changes));
};

const signedInPerson = async (response: Response): Promise<string> => {
  const client = createTestClient(server.app, sessionOf(response) ?? null);
  return (await client.graphql('{ viewer { user { name } } }')).data.viewer.user.name;
};

describe('a failed SAML sign-in', () => {
  const failed = (code: string) => ({
    ...{ error: code, redirect: '/my-tasks', supplier: '1', 'tenant-uuid': ben.tenantId },
  });
  const queryOf = ({ headers }: Response) =>
    Object.fromEntries(new URL(String(headers.location), 'http://baton.example').searchParams);

  it('still leads to the page that the person wanted', async () => {
    const started = await start(ben.email, true);
    expect(queryOf(await comeBack(started, '<nonsense/>'))).toEqual(failed('FAILED'));
  });

  it('still leads to that page if the person comes back too late', async () => {
    const started = await start(ben.email, true);
    const xml = await provider.respond(started.url, person, {});
    server.clock.advance(11 * 60_000);
    expect(queryOf(await comeBack(started, xml))).toEqual(failed('EXPIRED'));
  });
});

describe('SAML', () => {
  it.each([
    ['a signed assertion', {}],
    ['a signed assertion in a signed response', { signResponse: true }],
  ])('signs in a person with %s', async (_, changes) => {
    const response = await signIn(changes);
    expect(response.headers.location).toBe('/my-tasks');
    expect(await signedInPerson(response)).toBe('Ben');
  });

  it.each([
    ['CR LF', '\r\n'],
    ['CR', '\r'],
  ])('accepts responses with %s line ends', async (_, end) => {
    const started = await start();
    const bare = await provider.respond(started.url, person, { signAssertion: false });
    const lines = replaced(bare, /></g, '>\n<');
    const signed = sign(lines, provider);
    const sent = replaced(signed, /\n/g, end);
    expect(await signedInPerson(await comeBack(started, sent))).toBe('Ben');
  });

  it('keeps the query of the provider’s sign-in URL', async () => {
    const { url } = await start();
    expect(url.origin + url.pathname).toBe('https://id.acme.example/sign-in');
    expect(url.searchParams.get('tenant')).toBe('acme');
  });

  it('reads the email address from the name if there is no attribute', async () => {
    expect(await signedInPerson(await signIn({}, { nameId: ben.email }))).toBe('Ben');
  });

  it('recognizes a person by a name with spaces around it', async () => {
    await signIn();
    const padded = { nameId: `  ${person.nameId}\n`, email: 'other@elsewhere.example' };
    expect(await signedInPerson(await signIn({}, padded))).toBe('Ben');
  });

  it('publishes the metadata for the identity provider', async () => {
    const { data } = await ada.graphql(`{ singleSignOn { ${SSO} } }`);
    const [{ metadataUrl, callbackUrl }] = data.singleSignOn.connections;
    const { pathname } = new URL(metadataUrl);
    const { body, headers } = await server.stranger.request('GET', pathname);
    expect(headers['content-type']).toContain('application/samlmetadata+xml');
    expect(body).toContain(`entityID="${metadataUrl}"`);
    expect(body).toContain(`Location="${callbackUrl}"`);
    expect(body).toContain('WantAssertionsSigned="true"');
  });

  it('records an admin’s test of the provider', async () => {
    const { data, response } = await ada.graphql(TEST, { id: connectionId });
    const started = opened(data.testSsoConnection.url, response.headers['set-cookie']);
    const back = await comeBack(started, await provider.respond(started.url, person));
    expect(back.headers.location).toBe('/admin?tab=sign-in');
    const after = await ada.graphql(`{ singleSignOn { ${SSO} } }`);
    expect(after.data.singleSignOn.connections[0].testedAt).not.toBeNull();
  });
});

describe('the certificate of a connection', () => {
  const update = (certificate: string) => {
    const { protocol: _, ...input } = connection();
    return ada.graphql(UPDATE, { input: { ...input, certificate, id: connectionId } });
  };

  it.each([
    ['no certificate', ''],
    ['another text', 'MIIC'],
    ['a broken certificate', '-----BEGIN CERTIFICATE-----\nMIIC\n-----END CERTIFICATE-----'],
  ])('is refused with %s', async (_, certificate) => {
    expect((await update(certificate)).codes).toEqual(['InvalidCertificate']);
  });

  it('is refused with a weak key', async () => {
    const weak = createSamlProvider(issuer, 1024);
    expect((await update(weak.certificate)).codes).toEqual(['InvalidCertificate']);
  });

  it('can be added while single sign-on is required', async () => {
    const { data, response } = await ada.graphql(TEST, { id: connectionId });
    const started = opened(data.testSsoConnection.url, response.headers['set-cookie']);
    await comeBack(started, await provider.respond(started.url, person));
    const input = { id: connectionId, isRequired: true, breakGlassIds: [ada.userId] };
    expect((await ada.graphql(REQUIRE, { input })).codes).toEqual([]);
    expect((await update(attacker.certificate)).codes).toEqual(['SsoIsRequired']);
    expect((await update(provider.certificate + attacker.certificate)).codes).toEqual([]);
    const next = await start();
    const back = await comeBack(next, await attacker.respond(next.url, person));
    expect(await signedInPerson(back)).toBe('Ben');
  });
});

describe('a hostile SAML provider', () => {
  it.each(samlAttacks)('is refused with $name', async ({ forge }) => {
    const started = await start();
    const at = Date.now();
    const xml = await forge({
      provider,
      attacker,
      respond: async (changes = {}, { shift = 0, by = provider, who = person } = {}) => {
        vi.setSystemTime(at + shift);
        const response = await by.respond(started.url, who, changes);
        vi.setSystemTime(at);
        return response;
      },
    });
    expectRefused(await comeBack(started, xml));
  });

  it('is refused when its response comes twice', async () => {
    const started = await start();
    const xml = await provider.respond(started.url, person);
    expect(sessionOf(await comeBack(started, xml))).toBeDefined();
    const form = { SAMLResponse: encoded(xml), RelayState: relayState(started) };
    expectRefused(await post(form));
  });

  it('is refused with the response to an earlier sign-in', async () => {
    const earlier = await start();
    const xml = await provider.respond(earlier.url, person);
    expect(sessionOf(await comeBack(earlier, xml))).toBeDefined();
    expectRefused(await comeBack(await start(), xml));
  });

  it('is refused with a second response to a sign-in', async () => {
    const started = await start();
    const form = { SAMLResponse: 'x', RelayState: relayState(started) };
    await post(form);
    expectRefused(await post(form));
  });

  it('is refused without a sign-in that started in Baton', async () => {
    const xml = await provider.respond((await start()).url, person, { inResponseTo: undefined });
    const unknown = randomBytes(32).toString('base64url');
    expectRefused(await post({ SAMLResponse: encoded(xml) }));
    expectRefused(await post({ SAMLResponse: encoded(xml), RelayState: '/my-tasks' }));
    expectRefused(await post({ SAMLResponse: encoded(xml), RelayState: unknown }));
  });

  it('is refused in another browser', async () => {
    const started = await start();
    const xml = await provider.respond(started.url, person);
    expectRefused(await comeBack(started, xml, null));
    const second = await start();
    const other = await start();
    const response = await provider.respond(second.url, person);
    expectRefused(await comeBack(second, response, other.cookie));
  });

  it('is refused at the callback address of another connection', async () => {
    const started = await start();
    const xml = await provider.respond(started.url, person);
    const form = { SAMLResponse: encoded(xml), RelayState: relayState(started) };
    expectRefused(await post(form, ada.userId));
  });

  it('is refused after ten minutes', async () => {
    const started = await start();
    const xml = await provider.respond(started.url, person, { lifetimeInSeconds: 3600 });
    server.clock.advance(10 * 60_000 + 1);
    expectRefused(await comeBack(started, xml));
  });

  it('is refused without a response', async () => {
    const started = await start();
    const path = `/auth/sso/${connectionId}/callback?state=${relayState(started)}`;
    expectRefused(await createTestClient(server.app, started.cookie).request('GET', path));
  });

  it('is refused with a response that is too long', async () => {
    const started = await start();
    const form = { SAMLResponse: 'A'.repeat(300_000), RelayState: relayState(started) };
    expect((await post(form)).headers.location).toBeUndefined();
  });

  it.each([
    ['an address of another domain', { email: 'ben@elsewhere.example' }],
    ['two addresses', { email: ['eve@elsewhere.example', 'ben@elsewhere.example'] }],
    ['no address', {}],
  ])('is refused with %s', async (_, change) => {
    expectRefused(await signIn({}, { nameId: person.nameId, ...change }));
  });
});
