import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAddressToken } from '../../../platform/auth/addresses/address-token.ts';
import { provenAddress } from '../../../platform/auth/addresses/address-proof.ts';
import { forgeryHeader } from '../../../platform/auth/request-forgery.ts';
import { workOffMail } from '../../../testing/background/work-off-messages.ts';
import { linkIn, sentMail } from '../../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { accountLinkHandler } from '../index.ts';

const server = await createTestServer();
afterAll(server.close);

const WHO = '{ viewer { id } }';
const POLICY = `mutation ($input: UpdateSignInPolicyInput!) { updateSignInPolicy(input: $input) { signInPolicy { confirmsAddress } } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;

let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;
beforeEach(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const policy = (confirmsAddress: boolean) =>
  ada.graphql(POLICY, {
    input: {
      passwordPolicy: 'SPEC',
      requiresSecondFactor: false,
      secondFactorRoleIds: [],
      confirmsAddress,
    },
  });
const confirm = (person: TestPerson) =>
  server.database.rows(`UPDATE account SET email_verified_at = now() WHERE email = $1`, [
    person.email,
  ]);
const turnOn = async (): Promise<void> => {
  await confirm(ada);
  expect((await policy(true)).codes).toEqual([]);
};

const get = (path: string, query: Readonly<Record<string, string>>, headers = {}) =>
  server.app.inject({ method: 'GET', url: `${path}?${new URLSearchParams(query)}`, headers });
const post = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: path, headers: { [forgeryHeader]: '1' }, payload });
const askedToken = async (person: TestPerson): Promise<string> => {
  const { errors } = await person.graphql(WHO);
  return String(errors[0]?.extensions.refusals[0]?.params['token'] ?? '');
};
const requested = async (token: string, email: string, entered = {}) => {
  expect((await get('/verification/request', { token, ...entered })).statusCode).toBe(200);
  await workOffMail(server, 'send-account-link', accountLinkHandler);
  const { searchParams } = linkIn(
    (await sentMail(server.mailFolder, email)).at(-1) ?? '',
    '/confirm-verification',
  );
  const { token: link, verificationNonce, ...rest } = Object.fromEntries(searchParams);
  return { token: link ?? '', nonce: verificationNonce ?? '', query: rest };
};

describe('address confirmation of a workspace', () => {
  it('blocks people until they confirm their address', async () => {
    await turnOn();
    const stopped = await ben.graphql(WHO);
    expect(stopped.codes).toEqual(['AddressUnconfirmed']);
    expect(stopped.response.statusCode).toBe(417);
    const link = await requested(await askedToken(ben), ben.email);
    const answer = await post('/verification/exchange', { ...link, neededConfirmation: true });
    expect(answer.json()).toEqual({ redirect: '/' });
    expect((await ben.graphql(WHO)).data.viewer).not.toBeNull();
    expect((await post('/verification/exchange', link)).statusCode).toBe(400);
  });

  it('opens the page that the person wanted', async () => {
    await turnOn();
    const entered = { redirect: '/tasks?task-id=1' };
    const link = await requested(await askedToken(ben), ben.email, entered);
    expect(link.query).toEqual({ 'tenant-uuid': tenantId });
    const answer = await post('/verification/exchange', link);
    expect(answer.json()).toEqual({ redirect: '/tasks?task-id=1' });
  });

  it('returns external users to the sign-in page of suppliers', async () => {
    await turnOn();
    const eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
    const link = await requested(await askedToken(eve), eve.email, { redirect: '//evil.example' });
    expect(link.query).toEqual({ 'tenant-uuid': tenantId, supplier: '1' });
    expect((await post('/verification/exchange', link)).json()).toEqual({ redirect: '/' });
  });

  it('doesn’t block the sign-in', async () => {
    await turnOn();
    const input = { email: ben.email, password: ben.password };
    expect((await ben.graphql(SIGN_IN, { input })).codes).toEqual([]);
  });

  it('asks an admin to confirm their own address first', async () => {
    expect((await policy(true)).codes).toEqual(['AddressUnconfirmed']);
    expect((await policy(false)).codes).toEqual([]);
  });

  it('sends nothing to a confirmed address', async () => {
    await turnOn();
    const token = await askedToken(ben);
    await confirm(ben);
    expect((await get('/verification/request', { token })).statusCode).toBe(409);
  });
});

describe('/verification/request', () => {
  it.each(['', 'x', 'A'.repeat(120)])(
    'refuses a token that Baton didn’t create: %j',
    async (token) => {
      expect((await get('/verification/request', { token })).statusCode).toBe(400);
    },
  );

  it('refuses a token after a day', async () => {
    await turnOn();
    const token = await askedToken(ben);
    server.clock.advance(25 * 3_600_000);
    expect((await get('/verification/request', { token })).statusCode).toBe(400);
  });

  it('asks a requestor for the address, and confirms it for one form', async () => {
    const { secrets, now } = server.composition.services;
    const redirect = '/submission?token=abc';
    const token = makeAddressToken(
      secrets,
      { tenantId, accountId: null, email: null, redirect },
      now(),
    );
    expect((await get('/verification/request', { token })).statusCode).toBe(432);
    const bad = await get('/verification/request', { token, email: 'not-an-address' });
    expect(bad.json().refusals[0].code).toBe('InvalidEmail');
    const email = 'mei@jade.example';
    const link = await requested(token, email, { email });
    const { redirect: next } = (await post('/verification/exchange', link)).json();
    expect(next).toMatch(/^\/submission\?token=abc#address=/);
    const proof = String(next).split('#address=')[1] ?? '';
    expect(provenAddress(secrets, proof, { tenantId, path: redirect }, now())).toBe(email);
    expect(provenAddress(secrets, proof, { tenantId, path: '/submission' }, now())).toBeNull();
    expect((await post('/verification/exchange', link)).statusCode).toBe(400);
  });

  it('is limited per address', async () => {
    await turnOn();
    const token = await askedToken(ben);
    const answers: number[] = [];
    for (let at = 0; at < 11; at += 1)
      answers.push((await get('/verification/request', { token })).statusCode);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('/user/verify', () => {
  const link = async () => {
    await turnOn();
    return requested(await askedToken(ben), ben.email);
  };
  const verify = (UUID: string, more = {}) =>
    post('/user/verify', { AuthUserEmail: ben.email, UUID, ...more });

  it('confirms the address of the link', async () => {
    const { nonce } = await link();
    expect((await verify(nonce, { AuthUserEmail: ada.email })).statusCode).toBe(400);
    expect((await verify(nonce)).statusCode).toBe(204);
    expect((await verify(nonce)).statusCode).toBe(400);
  });

  it('refuses an address that is already confirmed', async () => {
    const { nonce } = await link();
    await confirm(ben);
    expect((await verify(nonce)).statusCode).toBe(409);
    expect((await verify(nonce, { ForceVerifyForExistingUser: true })).statusCode).toBe(204);
  });
});

describe('/user/verification-status', () => {
  it('says whether the address of a person is confirmed', async () => {
    await turnOn();
    const cookie = ben.cookie;
    const status = async () =>
      (await get('/user/verification-status', {}, { cookie })).json().status;
    expect(await status()).toBe('UNVERIFIED');
    await confirm(ben);
    expect(await status()).toBe('VERIFIED');
  });
});
