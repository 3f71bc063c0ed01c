import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMockServer } from '../../../testing/oidc/mock-server-peer.ts';
import type { OidcPerson } from '../../../testing/oidc/oidc-peer.ts';
import { startOidcProvider } from '../../../testing/oidc/oidc-provider-peer.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
const peers = {
  'oauth2-mock-server': await startMockServer(),
  'oidc-provider': await startOidcProvider(),
};
afterAll(async () => {
  await Promise.all([...Object.values(peers).map(({ close }) => close()), server.close()]);
});

// The providers have no other clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const SSO = `connections { id callbackUrl } domains { id proof }`;
const ADD = `mutation ($input: AddSsoConnectionInput!) { addSsoConnection(input: $input) { ${SSO} } }`;
const ADD_DOMAIN = `mutation ($input: AddSsoDomainInput!) { addSsoDomain(input: $input) { ${SSO} } }`;
const VERIFY = `mutation ($id: ID!) { verifySsoDomain(id: $id) { ${SSO} } }`;
const START = `mutation ($input: StartSsoInput!) { startSso(input: $input) { url } }`;
const clientSecret = 'a secret of the client';

describe.each(Object.entries(peers))('sign-in with %s', (name, peer) => {
  let tenantId: string;
  let domain: string;
  let ben: TestPerson;
  let person: OidcPerson;
  let callback: string;

  beforeEach(async () => {
    tenantId = await server.createTenant('Acme');
    const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
    domain = `${randomBytes(6).toString('hex')}.example`;
    ben = await server.createPerson({ tenantId, name: 'Ben', email: `ben@${domain}` });
    person = { sub: randomBytes(8).toString('hex'), email: ben.email, email_verified: true };
    const added = await ada.graphql(ADD, {
      input: { name: 'Acme ID', issuer: peer.issuer, clientId: 'baton', clientSecret },
    });
    const [{ id: connectionId, callbackUrl }] = added.data.addSsoConnection.connections;
    callback = callbackUrl;
    peer.register(clientSecret, callback);
    const { data } = await ada.graphql(ADD_DOMAIN, { input: { domain, connectionId } });
    const [{ id, proof }] = data.addSsoDomain.domains;
    server.textRecords.set(domain, [proof]);
    expect((await ada.graphql(VERIFY, { id })).codes).toEqual([]);
  });

  const start = async (): Promise<{ readonly url: URL; readonly cookie: string }> => {
    const { data, codes, response } = await server.stranger.graphql(START, {
      input: { email: ben.email, redirect: '/my-tasks' },
    });
    expect(codes).toEqual([]);
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    return { url: new URL(data.startSso.url), cookie };
  };
  const comeBack = ({ pathname, search }: URL, cookie: string | null) =>
    createTestClient(server.app, cookie).request('GET', pathname + search);
  type Response = Awaited<ReturnType<typeof comeBack>>;

  const signIn = async (who = person): Promise<Response> => {
    const { url, cookie } = await start();
    return comeBack(await peer.signIn(url, who), cookie);
  };
  const sessionOf = ({ headers }: Response): string | undefined =>
    [headers['set-cookie']]
      .flat()
      .find((cookie) => cookie?.startsWith('baton='))
      ?.split(';')[0];
  const expectSignedIn = async (response: Response): Promise<void> => {
    expect(response.headers.location).toBe('/my-tasks');
    const client = createTestClient(server.app, sessionOf(response) ?? null);
    const { data } = await client.graphql('{ viewer { user { name } } }');
    expect(data.viewer.user.name).toBe('Ben');
  };
  const expectRefused = (response: Response): void => {
    expect(sessionOf(response)).toBeUndefined();
    expect(response.headers.location).toMatch(/^\/login\?error/);
  };

  it('opens the sign-in page with state, nonce, and PKCE', async () => {
    const { url } = await start();
    expect(url.origin).toBe(peer.issuer);
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({ client_id: 'baton', redirect_uri: callback });
    expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    for (const key of ['state', 'nonce', 'code_challenge'] as const)
      expect(asked[key]).toMatch(/^[\w-]{43}$/);
  });

  it('opens the page that the person wanted', async () => {
    await expectSignedIn(await signIn());
  });

  it('recognizes the person by the subject, not by the address', async () => {
    await expectSignedIn(await signIn());
    await expectSignedIn(await signIn({ ...person, email: 'other@elsewhere.example' }));
  });

  it('accepts a response that is signed with a new key of the provider', async () => {
    await expectSignedIn(await signIn());
    await peer.rotateKey();
    await expectSignedIn(await signIn());
  });

  it.each<[string, () => Partial<OidcPerson>]>([
    ['an unverified address', () => ({ email_verified: false })],
    ['an address of another domain', () => ({ email: 'ben@elsewhere.example' })],
    ['an address of an unknown person', () => ({ email: `eve@${domain}` })],
  ])('refuses %s', async (_, change) => {
    expectRefused(await signIn({ ...person, ...change() }));
  });

  it('refuses a person without an email address', async () => {
    expectRefused(await signIn({ sub: person.sub }));
  });

  it.each(['state', 'code'])('refuses another %s', async (parameter) => {
    const { url, cookie } = await start();
    const back = await peer.signIn(url, person);
    back.searchParams.set(parameter, randomBytes(32).toString('base64url'));
    expectRefused(await comeBack(back, cookie));
  });

  it('refuses the code of another sign-in', async () => {
    const [mine, other] = [await start(), await start()];
    const back = await peer.signIn(mine.url, person);
    const { searchParams } = await peer.signIn(other.url, person);
    back.searchParams.set('code', searchParams.get('code') ?? '');
    expectRefused(await comeBack(back, mine.cookie));
  });

  it('refuses a response that comes twice', async () => {
    const { url, cookie } = await start();
    const back = await peer.signIn(url, person);
    await expectSignedIn(await comeBack(back, cookie));
    expectRefused(await comeBack(back, cookie));
  });

  it('refuses the response in another browser', async () => {
    const { url } = await start();
    expectRefused(await comeBack(await peer.signIn(url, person), (await start()).cookie));
  });

  // Only this provider checks clients, asks people, and names itself in its answers.
  describe.runIf(name === 'oidc-provider')('with optional checks', () => {
    it('refuses a wrong client secret', async () => {
      peer.register('another secret', callback);
      expectRefused(await signIn());
    });

    it('shows why the person was refused', async () => {
      const response = await signIn({ sub: '' });
      expectRefused(response);
      expect(response.headers.location).toContain('the+person+declined');
    });

    it('refuses the response of another issuer', async () => {
      const { url, cookie } = await start();
      const back = await peer.signIn(url, person);
      expect(back.searchParams.get('iss')).toBe(peer.issuer);
      back.searchParams.set('iss', 'https://evil.example');
      expectRefused(await comeBack(back, cookie));
    });

    it('refuses a response without its issuer', async () => {
      const { url, cookie } = await start();
      const back = await peer.signIn(url, person);
      back.searchParams.delete('iss');
      expectRefused(await comeBack(back, cookie));
    });

    it('sends nothing to a callback address that isn’t registered', async () => {
      peer.register(clientSecret, 'http://localhost:3000/elsewhere');
      const { url } = await start();
      await expect(peer.signIn(url, person)).rejects.toThrow('400');
    });
  });
});
