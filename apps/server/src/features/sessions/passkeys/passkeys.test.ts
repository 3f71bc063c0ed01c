import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSoftAuthenticator, type SignOptions } from '../../../testing/soft-authenticator.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestServer, testPublicUrl, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = 'mutation { startPasskey { options ceremony } }';
const ADD = `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { viewer { passkeys { id name lastUsedAt } } } }`;
const DELETE = `mutation ($id: ID!) { deletePasskey(input: { id: $id }) { viewer { passkeys { id } } } }`;
const START_SIGN_IN = 'mutation { startPasskeySignIn { options ceremony } }';
const SIGN_IN = `mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { viewer { user { name } passkeys { lastUsedAt } } } }`;

const site = { origin: testPublicUrl, rpID: new URL(testPublicUrl).hostname };
type Device = ReturnType<typeof createSoftAuthenticator>;

let tenantId: string;
let ben: TestPerson;
let device: Device;
beforeEach(async () => {
  tenantId = await server.createTenant('Acme');
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  device = createSoftAuthenticator();
});

const visitor = () => createTestClient(server.app, null, '203.0.113.7');
const challengeIn = ({ options }: { readonly options: string }): string =>
  JSON.parse(options).challenge;
const add = async (person: TestPerson, more: Partial<SignOptions> = {}, name = 'Laptop') => {
  const started = (await person.graphql(START)).data.startPasskey;
  const response = device.create({ challenge: challengeIn(started), ...site, ...more });
  return person.graphql(ADD, { input: { ceremony: started.ceremony, response, name } });
};
const startSignIn = async () =>
  (await visitor().graphql(START_SIGN_IN)).data.startPasskeySignIn as {
    readonly options: string;
    readonly ceremony: string;
  };
const send = (ceremony: string, response: string) =>
  visitor().graphql(SIGN_IN, { input: { ceremony, response } });
const signIn = async (more: Partial<SignOptions> = {}) => {
  const started = await startSignIn();
  return send(started.ceremony, device.get({ challenge: challengeIn(started), ...site, ...more }));
};

describe('addPasskey', () => {
  it('adds a passkey with which the person signs in', async () => {
    const added = await add(ben);
    expect(added.data.addPasskey.viewer.passkeys).toMatchObject([
      { name: 'Laptop', lastUsedAt: null },
    ]);
    const { data } = await signIn();
    expect(data.signInWithPasskey.viewer.user.name).toBe('Ben');
    expect(data.signInWithPasskey.viewer.passkeys[0].lastUsedAt).not.toBeNull();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpID: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a device that did not check the person', { isVerified: false }],
  ])('refuses an answer of %s', async (_, more) => {
    expect((await add(ben, more)).codes).toEqual(['PasskeyRefused']);
  });

  it('refuses a device that is already registered', async () => {
    await add(ben);
    const cleo = await server.createPerson({ tenantId, name: 'Cleo' });
    expect((await add(cleo)).codes).toEqual(['PasskeyRefused']);
  });

  it('refuses a registration that someone else started', async () => {
    const cleo = await server.createPerson({ tenantId, name: 'Cleo' });
    const started = (await cleo.graphql(START)).data.startPasskey;
    const response = device.create({ challenge: challengeIn(started), ...site });
    const answer = await ben.graphql(ADD, {
      input: { ceremony: started.ceremony, response, name: 'Laptop' },
    });
    expect(answer.codes).toEqual(['SignInExpired']);
  });

  it('requires a recent sign-in and a name', async () => {
    expect((await add(ben, {}, ' ')).codes).toEqual(['Required']);
    server.clock.advance(15 * 60_000 + 1);
    expect((await ben.graphql(START)).codes).toEqual(['FreshSignInRequired']);
  });
});

describe('signInWithPasskey', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpID: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a device that did not check the person', { isVerified: false }],
  ])('refuses an answer of %s', async (_, more) => {
    await add(ben);
    expect((await signIn(more)).codes).toEqual(['PasskeyRefused']);
  });

  it('refuses an unknown device and invalid answers', async () => {
    expect((await signIn()).codes).toEqual(['PasskeyRefused']);
    const { ceremony } = await startSignIn();
    for (const response of ['', '{}', '[]', '{"id":"<x>"}', 'null'])
      expect((await send(ceremony, response)).codes).toEqual(['PasskeyRefused']);
  });

  it('accepts each challenge once', async () => {
    await add(ben);
    const started = await startSignIn();
    const response = device.get({ challenge: challengeIn(started), ...site });
    expect((await send(started.ceremony, response)).codes).toEqual([]);
    expect((await send(started.ceremony, response)).codes).toEqual(['SignInExpired']);
  });

  it('refuses a lower counter, which a copied device would send', async () => {
    await add(ben, { counter: 5 });
    expect((await signIn({ counter: 7 })).codes).toEqual([]);
    expect((await signIn({ counter: 7 })).codes).toEqual(['PasskeyRefused']);
  });

  it('expires after five minutes', async () => {
    await add(ben);
    const started = await startSignIn();
    server.clock.advance(5 * 60_000 + 1);
    const response = device.get({ challenge: challengeIn(started), ...site });
    expect((await send(started.ceremony, response)).codes).toEqual(['SignInExpired']);
  });

  it('refuses a deactivated person', async () => {
    await add(ben);
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [ben.userId]);
    expect((await signIn()).codes).toEqual(['PasskeyRefused']);
  });
});

describe('deletePasskey', () => {
  it('deletes only passkeys of the viewer', async () => {
    const [passkey] = (await add(ben)).data.addPasskey.viewer.passkeys;
    const cleo = await server.createPerson({ tenantId, name: 'Cleo' });
    expect((await cleo.graphql(DELETE, { id: passkey.id })).codes).toEqual(['NotFound']);
    const { data } = await ben.graphql(DELETE, { id: passkey.id });
    expect(data.deletePasskey.viewer.passkeys).toEqual([]);
    expect((await signIn()).codes).toEqual(['PasskeyRefused']);
  });
});
