import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOffMail } from '../../testing/background/work-off-messages.ts';
import { accountLinkHandler } from './index.ts';

const server = await createTestServer();
afterAll(server.close);

const REQUEST = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;
const WHO = '{ viewer { id } }';
const password = 'Walk-the-otter-7';

let ben: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const visitor = (ip = '203.0.113.7') => createTestClient(server.app, null, ip);
const request = (email: string, locale = 'en', ip?: string) =>
  visitor(ip).graphql(REQUEST, { input: { email, locale } });
const work = () => workOffMail(server, 'send-account-link', accountLinkHandler);
const reset = (token: string, next = password) =>
  visitor().graphql(RESET, { input: { token, password: next } });
const signIn = (email: string, with_: string) =>
  visitor('203.0.113.99').graphql(SIGN_IN, { input: { email, password: with_ } });

const tokenFor = async (email: string, locale = 'en'): Promise<string> => {
  expect((await request(email, locale)).codes).toEqual([]);
  await work();
  const last = (await sentMail(server.mailFolder, email)).at(-1) ?? '';
  return linkIn(last, '/reset-password').searchParams.get('nonce') ?? '';
};

describe('password reset', () => {
  it('sets a new password once, and ends all sessions', async () => {
    const token = await tokenFor(ben.email);
    expect((await ben.graphql(WHO)).data.viewer).not.toBeNull();
    expect((await reset(token)).codes).toEqual([]);
    expect((await ben.graphql(WHO)).data.viewer).toBeNull();
    expect((await signIn(ben.email, ben.password)).codes).toEqual(['SignInFailed']);
    expect((await signIn(ben.email, password)).codes).toEqual([]);
    expect((await reset(token, 'Walk-the-otter-8')).codes).toEqual(['LinkInvalid']);
  });

  it('leads to the page that the person wanted to open', async () => {
    const ask = async (redirect: string) => {
      const returnTo = { redirect, isSupplier: true };
      const input = { email: ben.email, locale: 'en', returnTo };
      expect((await visitor().graphql(REQUEST, { input })).codes).toEqual([]);
      await work();
      const last = (await sentMail(server.mailFolder, ben.email)).at(-1) ?? '';
      const { searchParams } = linkIn(last, '/reset-password');
      return [searchParams.get('redirect'), searchParams.get('supplier')];
    };
    expect(await ask('/workflow/1?task-id=2')).toEqual(['/workflow/1?task-id=2', '1']);
    expect(await ask('//evil.example')).toEqual([null, '1']);
  });

  it('is written in the language of the person', async () => {
    await tokenFor(ben.email, 'de');
    const [last = ''] = (await sentMail(server.mailFolder, ben.email)).slice(-1);
    expect(last).toContain('<html lang="de">');
  });

  it('invalidates all links of the account when one is used', async () => {
    const [first, second] = [await tokenFor(ben.email), await tokenFor(ben.email)];
    expect((await reset(second)).codes).toEqual([]);
    expect((await reset(first)).codes).toEqual(['LinkInvalid']);
  });

  it('stays valid after a password that breaks a rule', async () => {
    const token = await tokenFor(ben.email);
    expect((await reset(token, 'short')).codes).toEqual(['PasswordTooShort']);
    expect((await reset(token)).codes).toEqual([]);
  });

  it('expires after an hour', async () => {
    const token = await tokenFor(ben.email);
    server.clock.advance(3_600_001);
    expect((await reset(token)).codes).toEqual(['LinkInvalid']);
  });

  it.each(['', 'x'.repeat(43), '../../etc/passwd'])(
    'refuses a token that Baton didn’t create: %j',
    async (token) => {
      expect((await reset(token)).codes).toEqual(['LinkInvalid']);
    },
  );

  it('gives the same answer for unknown addresses, and sends nothing', async () => {
    const [known, unknown] = [await request(ben.email), await request('nobody@test.example')];
    const bodyOf = ({ response }: typeof known) => response.body;
    expect(bodyOf(unknown)).toBe(bodyOf(known));
    const trips = async (email: string) => server.countTrips(() => request(email));
    expect(await trips('stranger@test.example')).toBe(await trips(ben.email));
    await work();
    expect(await sentMail(server.mailFolder, 'nobody@test.example')).toEqual([]);
  });

  it('is limited per address and per network', async () => {
    const answers: string[] = [];
    for (let at = 0; at < 11; at += 1)
      answers.push(...(await request('often@test.example', 'en', '203.0.113.50')).codes);
    expect(answers).toEqual(['TooManyAttempts']);
  });

  it('rejects an invalid address at its field', async () => {
    const { errors } = await request('not an address');
    expect(errors[0]?.extensions.refusals[0]?.field).toBe('email');
  });
});
