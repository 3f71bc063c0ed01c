import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, sentMail } from '../../../testing/sent-mail.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { workOffMail } from '../../../testing/background/work-off-messages.ts';
import { accountLinkHandler } from '../index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($challenge: String) { startTotp(input: { challenge: $challenge }) { secret uri enrollment } }`;
const CONFIRM = `mutation ($input: ConfirmTotpInput!) { confirmTotp(input: $input) { recoveryCodes viewer { user { name } } } }`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } challenge { token step } } }`;
const CODE = `mutation ($input: ConfirmSignInInput!) { confirmSignIn(input: $input) { viewer { user { name } } } }`;
const IDENTITY = `mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { ok } }`;
const OFF = 'mutation { turnOffTotp { viewer { signIn { hasTotp } } } }';
const RENEW = 'mutation { renewRecoveryCodes { recoveryCodes } }';
const SETTINGS = '{ viewer { signIn { hasPassword hasTotp recoveryCodesLeft } } }';
const POLICY = `mutation ($input: UpdateSignInPolicyInput!) { updateSignInPolicy(input: $input) { signInPolicy { requiresSecondFactor secondFactorRoleIds passwordPolicy } } }`;
const REQUEST_RESET = `mutation ($input: RequestSecondFactorResetInput!) { requestSecondFactorReset(input: $input) { ok } }`;
const RESET = `mutation ($token: String!, $password: String!) {
  resetSecondFactor(input: { token: $token, password: $password, locale: en }) { ok } }`;

let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;
beforeEach(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const visitor = () => createTestClient(server.app, null, '203.0.113.7');
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() });
/** Waits for the next code, because each one can be used once. */
const nextCode = (secret: string): string => {
  server.clock.advance(30_000);
  return codeOf(secret);
};

const setUp = async (person: TestPerson) => {
  const { secret, enrollment } = (await person.graphql(START, {})).data.startTotp;
  const answer = await person.graphql(CONFIRM, { input: { enrollment, code: codeOf(secret) } });
  expect(answer.codes).toEqual([]);
  return { secret: String(secret), codes: answer.data.confirmTotp.recoveryCodes as string[] };
};
const signIn = (person: TestPerson) =>
  visitor().graphql(SIGN_IN, { input: { email: person.email, password: person.password } });
const challengeOf = async (person: TestPerson): Promise<string> =>
  (await signIn(person)).data.signIn.challenge.token;
const enter = (token: string, code: string) => visitor().graphql(CODE, { input: { token, code } });

describe('two-step sign-in', () => {
  it('asks for a code after the password', async () => {
    const { secret } = await setUp(ben);
    const answer = await signIn(ben);
    expect(answer.data.signIn).toMatchObject({ viewer: null, challenge: { step: 'CODE' } });
    expect(answer.response.headers['set-cookie']).toBeUndefined();
    const entered = await enter(answer.data.signIn.challenge.token, nextCode(secret));
    expect(entered.data.confirmSignIn.viewer.user.name).toBe('Ben');
    expect(String(entered.response.headers['set-cookie'])).toContain('HttpOnly');
  });

  it('accepts each code once, and each request for a code once', async () => {
    const { secret } = await setUp(ben);
    const code = nextCode(secret);
    const token = await challengeOf(ben);
    expect((await enter(token, code)).codes).toEqual([]);
    expect((await enter(token, nextCode(secret))).codes).toEqual(['SignInExpired']);
    expect((await enter(await challengeOf(ben), codeOf(secret))).codes).toEqual([]);
    expect((await enter(await challengeOf(ben), codeOf(secret))).codes).toEqual(['CodeWrong']);
  });

  it('expires ten minutes after the password', async () => {
    const { secret } = await setUp(ben);
    const token = await challengeOf(ben);
    server.clock.advance(10 * 60_000 + 1);
    expect((await enter(token, codeOf(secret))).codes).toEqual(['SignInExpired']);
  });

  it('limits wrong codes', async () => {
    const { secret } = await setUp(ben);
    const token = await challengeOf(ben);
    for (let i = 0; i < 10; i += 1)
      expect((await enter(token, '000000')).codes).toEqual(['CodeWrong']);
    expect((await enter(token, nextCode(secret))).codes).toEqual(['TooManyAttempts']);
  });

  it('accepts a recovery code once, with any case and spaces', async () => {
    const { codes } = await setUp(ben);
    expect(codes).toHaveLength(10);
    const typed = ` ${(codes[0] ?? '').toUpperCase().replace('-', ' ')} `;
    expect((await enter(await challengeOf(ben), typed)).codes).toEqual([]);
    expect((await enter(await challengeOf(ben), codes[0] ?? '')).codes).toEqual(['CodeWrong']);
    const { data } = await ben.graphql(SETTINGS);
    expect(data.viewer.signIn).toEqual({ hasPassword: true, hasTotp: true, recoveryCodesLeft: 9 });
  });

  it('stores neither the key nor the codes in plain text', async () => {
    const { secret, codes } = await setUp(ben);
    const rows = await server.database.rows('SELECT c::text AS row FROM credential c');
    const dump = JSON.stringify(rows);
    for (const text of [secret, codes[0] ?? '', (codes[0] ?? '').replace('-', '')])
      expect(dump).not.toContain(text);
  });

  it('refuses a key that was created for another person', async () => {
    const { secret, enrollment } = (await ada.graphql(START, {})).data.startTotp;
    const answer = await ben.graphql(CONFIRM, { input: { enrollment, code: codeOf(secret) } });
    expect(answer.codes).toEqual(['SignInExpired']);
  });

  it('refuses to turn on without a correct first code', async () => {
    const { enrollment } = (await ben.graphql(START, {})).data.startTotp;
    const answer = await ben.graphql(CONFIRM, { input: { enrollment, code: '000000' } });
    expect(answer.codes).toEqual(['CodeWrong']);
    expect((await signIn(ben)).data.signIn.challenge).toBeNull();
  });
});

describe('sensitive changes of sign-in settings', () => {
  it('require the password again 15 minutes after sign-in', async () => {
    await setUp(ben);
    server.clock.advance(15 * 60_000 + 1);
    expect((await ben.graphql(RENEW)).codes).toEqual(['FreshSignInRequired']);
    const wrong = await ben.graphql(IDENTITY, { input: { password: 'Not-the-password-1' } });
    expect(wrong.codes).toEqual(['PasswordWrong']);
    await ben.graphql(IDENTITY, { input: { password: ben.password } });
    expect((await ben.graphql(RENEW)).data.renewRecoveryCodes.recoveryCodes).toHaveLength(10);
    expect((await ben.graphql(OFF)).data.turnOffTotp.viewer.signIn.hasTotp).toBe(false);
    expect((await signIn(ben)).data.signIn.challenge).toBeNull();
  });

  it('are recorded in the audit log', async () => {
    await setUp(ben);
    const rows = await server.database.rows(
      `SELECT after FROM audit_entry WHERE tenant_id = $1 AND object_id = $2 AND action = 'UPDATED'`,
      [tenantId, ben.userId],
    );
    expect(rows).toEqual([{ after: { twoStepSignIn: true } }]);
  });
});

describe('updateSignInPolicy', () => {
  const policy = (more = {}) => ({
    input: {
      passwordPolicy: 'SPEC',
      requiresSecondFactor: true,
      secondFactorRoleIds: [],
      confirmsAddress: false,
      ...more,
    },
  });

  it('makes everyone set up two-step sign-in at the next sign-in', async () => {
    expect((await ada.graphql(POLICY, policy())).codes).toEqual(['SecondFactorRequired']);
    await setUp(ada);
    expect((await ada.graphql(POLICY, policy())).codes).toEqual([]);
    expect((await ben.graphql('{ viewer { id } }')).data.viewer).toBeNull();
    expect((await ada.graphql('{ viewer { id } }')).data.viewer).not.toBeNull();
    const { token, step } = (await signIn(ben)).data.signIn.challenge;
    expect(step).toBe('SET_UP');
    expect((await enter(token, '000000')).codes).toEqual(['CodeWrong']);
    const started = await visitor().graphql(START, { challenge: token });
    const { secret, enrollment } = started.data.startTotp;
    const confirmed = await visitor().graphql(CONFIRM, {
      input: { enrollment, code: codeOf(secret), challenge: token },
    });
    expect(confirmed.data.confirmTotp.viewer.user.name).toBe('Ben');
    expect((await signIn(ben)).data.signIn.challenge.step).toBe('CODE');
    expect((await ada.graphql(OFF)).codes).toEqual(['SecondFactorRequired']);
  });

  it('can require two-step sign-in for some roles', async () => {
    await setUp(ada);
    const roleId = await server.createGroup({
      tenantId,
      name: 'Finance',
      kind: 'ROLE',
      memberIds: [ben.userId],
    });
    const change = policy({ requiresSecondFactor: false, secondFactorRoleIds: [roleId] });
    expect((await ada.graphql(POLICY, change)).codes).toEqual([]);
    expect((await signIn(ben)).data.signIn.challenge.step).toBe('SET_UP');
    const cleo = await server.createPerson({ tenantId, name: 'Cleo' });
    expect((await signIn(cleo)).data.signIn.challenge).toBeNull();
  });

  it('refuses people who are not admins', async () => {
    await setUp(ben);
    expect((await ben.graphql(POLICY, policy())).codes).toEqual(['Forbidden']);
    expect((await ben.graphql('{ signInPolicy { passwordPolicy } }')).codes).toEqual(['Forbidden']);
  });
});

describe('resetSecondFactor', () => {
  const work = () => workOffMail(server, 'send-account-link', accountLinkHandler);

  it('turns off two-step sign-in with a link, once', async () => {
    await setUp(ben);
    const input = { email: ben.email, locale: 'th' };
    expect((await visitor().graphql(REQUEST_RESET, { input })).codes).toEqual([]);
    await work();
    const [mail = ''] = (await sentMail(server.mailFolder, ben.email)).slice(-1);
    const link = linkIn(mail, '/mfa-reset');
    expect(link.searchParams.get('timestamp')).toMatch(/^\d+$/);
    const token = link.searchParams.get('verificationUUID') ?? '';
    const { password } = ben;
    const wrong = await visitor().graphql(RESET, { token, password: 'wrong' });
    expect(wrong.codes).toEqual(['PasswordWrong']);
    expect((await visitor().graphql(RESET, { token, password })).codes).toEqual([]);
    await work();
    const [notice = ''] = (await sentMail(server.mailFolder, ben.email)).slice(-1);
    expect(notice).toContain('Subject: Two-step sign-in was turned off');
    expect((await signIn(ben)).data.signIn.challenge).toBeNull();
    const again = await visitor().graphql(RESET, { token, password });
    expect(again.codes).toEqual(['LinkInvalid']);
  });

  it('tells a person without two-step sign-in that it is already off', async () => {
    await visitor().graphql(REQUEST_RESET, { input: { email: ben.email, locale: 'en' } });
    await work();
    const [mail = ''] = (await sentMail(server.mailFolder, ben.email)).slice(-1);
    const token = linkIn(mail, '/mfa-reset').searchParams.get('verificationUUID') ?? '';
    const { password } = ben;
    const answer = await visitor().graphql(RESET, { token, password });
    expect(answer.codes).toEqual(['NoSecondFactor']);
    await work();
    const mails = await sentMail(server.mailFolder, ben.email);
    expect(mails.filter((one) => one.includes('was turned off'))).toEqual([]);
  });

  it('refuses a link after ten minutes', async () => {
    await visitor().graphql(REQUEST_RESET, { input: { email: ben.email, locale: 'en' } });
    await work();
    const [mail = ''] = (await sentMail(server.mailFolder, ben.email)).slice(-1);
    const token = linkIn(mail, '/mfa-reset').searchParams.get('verificationUUID') ?? '';
    server.clock.advance(10 * 60_000 + 1);
    const late = await visitor().graphql(RESET, { token, password: ben.password });
    expect(late.codes).toEqual(['LinkInvalid']);
  });

  it('sends nothing to unknown addresses', async () => {
    const input = { email: 'unknown@test.example', locale: 'en' };
    expect((await visitor().graphql(REQUEST_RESET, { input })).codes).toEqual([]);
    await work();
    expect(await sentMail(server.mailFolder, 'unknown@test.example')).toEqual([]);
  });
});
