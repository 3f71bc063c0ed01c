import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/trip.ts';
import type { Mailer, MailMessage } from '../../platform/mail/mailer.ts';
import { sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOff, workOffMail } from '../../testing/background/work-off-messages.ts';
import { invitationHandlers } from '../people/index.ts';
import { accountLinkHandler } from '../sessions/index.ts';
import { sendMailHandler, sweepMailHandler } from './index.ts';

const server = await createTestServer();
afterAll(server.close);
const { services } = server.composition;

const LIST = `query ($state: MailState) { hasMailServer outgoingMail(first: 50, state: $state) { edges { node {
  id kind recipient subject state failure failureDetail nextAttemptAt canOpen canRetry } } } }`;
const OPEN = `mutation ($id: ID!) { openMail(input: { id: $id }) { text html link } }`;
const RETRY = `mutation ($id: ID!) { retryMail(input: { id: $id }) { mail { state canRetry } } }`;
const INVITE = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }`;
const RESET = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }`;
const TOKEN = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`;

let ada: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

/** Sent by a mail server that answers as a test says. */
let answer: (message: MailMessage) => void = () => undefined;
const mailServer: Mailer = {
  sender: 'baton@localhost',
  isFolder: false,
  send: async (message) => {
    answer(message);
    return () => undefined;
  },
  close: () => undefined,
};
const withMailServer = { ...services, mailer: mailServer };
beforeEach(() => {
  answer = () => undefined;
});

const invite = async (): Promise<string> => {
  const email = `nia.${randomUUID().slice(0, 8)}@test.example`;
  const { codes } = await ada.graphql(INVITE, {
    input: {
      ...{ idempotencyKey: randomUUID(), name: 'Nia New', email },
      ...{ accessLevel: 'INTERNAL', isAdmin: false },
    },
  });
  expect(codes).toEqual([]);
  return email;
};
const writeMail = () => workOff(server, ['send-invitation'], invitationHandlers(services));
const sendMail = (given = services, times = 1) =>
  workOff(server, ['send-mail'], [sendMailHandler(given)], times);
const listed = async (email: string, person = ada) =>
  (await person.graphql(LIST)).data.outgoingMail.edges
    .map(({ node }: any) => node)
    .find(({ recipient }: any) => recipient === email);
const smtpError = (facts: object): Error => Object.assign(new Error('smtp'), facts);

describe('outgoing mail without a mail server', () => {
  it('lets an admin read a message and use its link', async () => {
    const email = await invite();
    await writeMail();
    expect(await listed(email)).toMatchObject({ state: 'QUEUED', canOpen: false });
    await sendMail();
    const mail = await listed(email);
    expect(mail).toMatchObject({
      ...{ kind: 'INVITATION', state: 'STORED', canOpen: true, canRetry: false, failure: null },
      subject: 'Ada invited you to Acme on Baton',
    });
    expect((await ada.graphql(LIST)).data.hasMailServer).toBe(false);
    const { data, codes } = await ada.graphql(OPEN, { id: mail.id });
    expect(codes).toEqual([]);
    const { text, html, link } = data.openMail;
    expect(text).toContain(link);
    expect(html).toContain('<html lang="en">');
    const token = new URL(link).searchParams.get('token');
    const found = await server.stranger.graphql(
      `query ($token: String!) { invitation(token: $token) { email } }`,
      { token },
    );
    expect(found.data.invitation.email).toBe(email);
  });

  it('records who read a message, but not its link', async () => {
    const email = await invite();
    await writeMail();
    await sendMail();
    const { data } = await ada.graphql(OPEN, { id: (await listed(email)).id });
    const entries = await server.database.rows(
      `SELECT action, after, audit_entry::text AS row FROM audit_entry WHERE object_type = 'OutgoingMail' AND after->>'recipient' = $1`,
      [email],
    );
    expect(entries).toMatchObject([{ action: 'OPENED', after: { recipient: email } }]);
    const token = new URL(data.openMail.link).searchParams.get('token') ?? '';
    expect(JSON.stringify(entries)).not.toContain(token);
    const [stored] = await server.database.rows(
      `SELECT encode(content, 'escape') AS content FROM outgoing_mail WHERE recipient = $1`,
      [email],
    );
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('hides content from programs and members, and after the link expired', async () => {
    const email = await invite();
    await writeMail();
    await sendMail();
    const { id } = await listed(email);
    const { data } = await ada.graphql(TOKEN, {
      input: { name: 'Sync', access: 'WRITE', days: 7 },
    });
    const program = await server.app.inject({
      ...{ method: 'POST', url: '/graphql' },
      headers: { authorization: `Bearer ${data.createApiToken.token}` },
      payload: { query: OPEN, variables: { id } },
    });
    expect(program.body).toContain('Forbidden');
    expect((await ben.graphql(LIST)).codes).toEqual(['Forbidden']);
    expect((await ben.graphql(OPEN, { id })).codes).toEqual(['Forbidden']);
    server.clock.advance(8 * 86_400_000);
    ada = await server.createPerson({
      ...ada,
      name: 'Ava',
      isAdmin: true,
      email: 'ava@a.example',
    });
    expect((await ada.graphql(OPEN, { id })).codes).toEqual(['LinkInvalid']);
  });

  it('hides messages of other workspaces and of accounts in several workspaces', async () => {
    const email = await invite();
    await server.stranger.graphql(RESET, { input: { email: ben.email, locale: 'en' } });
    await writeMail();
    await workOffMail(server, 'send-account-link', accountLinkHandler);
    expect(await listed(ben.email)).toMatchObject({ kind: 'PASSWORD_RESET', canOpen: true });
    const tenantId = await server.createTenant('Other');
    const sam = await server.createPerson({ tenantId, name: 'Sam', isAdmin: true });
    expect(await listed(email, sam)).toBeUndefined();
    const { id } = await listed(email);
    expect((await sam.graphql(OPEN, { id })).codes).toEqual(['NotFound']);
    const shared = (await listed(ben.email)).id;
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, account_id, email, access_level, is_admin)
       VALUES ($1, $2, 'USER', 'Ben', $3, $4, 'INTERNAL', false)`,
      [tenantId, randomUUID(), ben.accountId, ben.email],
    );
    expect(await listed(ben.email)).toBeUndefined();
    expect((await ada.graphql(OPEN, { id: shared })).codes).toEqual(['NotFound']);
  });
});

describe('outgoing mail with a mail server', () => {
  it('is sent once by a repeated job, and its content is deleted', async () => {
    const ids: string[] = [];
    answer = ({ id }) => void ids.push(id);
    const email = await invite();
    await workOff(server, ['send-invitation'], invitationHandlers(services), 3);
    await sendMail(withMailServer, 3);
    expect(ids).toHaveLength(1);
    expect(await listed(email)).toMatchObject({ state: 'SENT', canOpen: false, canRetry: false });
    const [row] = await server.database.rows(
      `SELECT content FROM outgoing_mail WHERE recipient = $1`,
      [email],
    );
    expect(row).toEqual({ content: null });
  });

  it('is sent again with the same id after a crash', async () => {
    const ids: string[] = [];
    answer = ({ id }) => void ids.push(id);
    const email = await invite();
    await writeMail();
    const database: Database = {
      ...services.database,
      trip: async (scope, ...statements) => {
        if (statements.some(({ name }) => name === 'settle_mail')) throw new Error('killed');
        return services.database.trip(scope, ...statements);
      },
    };
    await expect(sendMail({ ...withMailServer, database })).rejects.toThrow('killed');
    const mail = await listed(email);
    await sendMailHandler(withMailServer).run(
      { mailId: mail.id },
      { tenantId: ada.tenantId, attempt: 2 },
    );
    expect(ids).toEqual([mail.id, mail.id]);
    expect((await listed(email)).state).toBe('SENT');
  });

  it('waits longer after each failure, then stops', async () => {
    answer = () => {
      throw smtpError({ code: 'ECONNECTION' });
    };
    const email = await invite();
    await writeMail();
    await sendMail(withMailServer);
    expect(await listed(email)).toMatchObject({
      ...{ state: 'QUEUED', failure: 'UNREACHABLE', failureDetail: 'ECONNECTION' },
      nextAttemptAt: new Date(server.clock.now() + 60_000).toISOString(),
    });
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      server.clock.advance(24 * 3_600_000);
      await sendMail(withMailServer);
    }
    // The link ended after seven days, before the last attempt.
    expect(await listed(email)).toMatchObject({
      state: 'FAILED',
      failure: 'EXPIRED',
      canRetry: false,
    });
  });

  it('stops if the server rejects the message, until an admin tries again', async () => {
    answer = () => {
      throw smtpError({
        ...{ code: 'EENVELOPE', responseCode: 550 },
        response: '550 no such user, see https://mail.example/sign-up?token=secret',
      });
    };
    const email = await invite();
    await writeMail();
    await sendMail(withMailServer);
    const mail = await listed(email);
    expect(mail).toMatchObject({
      ...{ state: 'FAILED', failure: 'REJECTED', canRetry: true, nextAttemptAt: null },
      failureDetail: '550 no such user, see …',
    });
    answer = () => undefined;
    expect((await ben.graphql(RETRY, { id: mail.id })).codes).toEqual(['Forbidden']);
    const { data } = await ada.graphql(RETRY, { id: mail.id });
    expect(data.retryMail.mail).toEqual({ state: 'QUEUED', canRetry: false });
    expect((await ada.graphql(RETRY, { id: mail.id })).codes).toEqual(['LinkInvalid']);
    await sendMail(withMailServer);
    expect((await listed(email)).state).toBe('SENT');
    expect(await sentMail(server.mailFolder, email)).toEqual([]);
  });
});

describe('an address that a mail server refuses permanently', () => {
  const PAUSED = '{ pausedAddresses { email detail } }';
  const RESUME = `mutation ($input: ResumeAddressInput!) { resumeAddress(input: $input) { addresses { email } } }`;
  const bounce = (): void => {
    answer = () => {
      const response = '550 5.1.1 no such user';
      throw smtpError({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response });
    };
  };
  const pausedOf = async (): Promise<readonly string[]> =>
    (await ada.graphql(PAUSED)).data.pausedAddresses.map(({ email }: any) => email);

  it('is listed for admins, who can resume it', async () => {
    bounce();
    const email = await invite();
    await writeMail();
    await sendMail(withMailServer);
    expect((await ada.graphql(PAUSED)).data.pausedAddresses).toContainEqual({
      ...{ email, detail: '550 5.1.1 no such user' },
    });
    expect((await ben.graphql(PAUSED)).codes).toEqual(['Forbidden']);
    expect((await ben.graphql(RESUME, { input: { email } })).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(RESUME, { input: { email } })).codes).toEqual([]);
    expect(await pausedOf()).not.toContain(email);
  });

  it('is resumed when the server accepts a message', async () => {
    bounce();
    const email = await invite();
    await writeMail();
    await sendMail(withMailServer);
    expect(await pausedOf()).toContain(email);
    answer = () => undefined;
    await ada.graphql(RETRY, { id: (await listed(email)).id });
    await sendMail(withMailServer);
    expect(await pausedOf()).not.toContain(email);
  });

  it('isn’t paused by a policy of the server', async () => {
    answer = () => {
      const response = '550 5.7.1 relaying denied';
      throw smtpError({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response });
    };
    const email = await invite();
    await writeMail();
    await sendMail(withMailServer);
    expect(await pausedOf()).not.toContain(email);
  });
});

it('deletes outgoing mail after 30 days', async () => {
  server.clock.advance(31 * 86_400_000);
  await sweepMailHandler(services).run({}, { tenantId: null, attempt: 1 });
  expect(await server.database.rows('SELECT id FROM outgoing_mail')).toEqual([]);
});
