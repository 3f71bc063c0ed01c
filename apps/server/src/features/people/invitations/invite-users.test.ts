import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgeryHeader } from '../../../platform/auth/request-forgery.ts';
import { sentMail } from '../../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { workOffMail } from '../../../testing/background/work-off-messages.ts';
import { invitationHandlers } from '../index.ts';

const server = await createTestServer();
afterAll(server.close);

const INVITE = `mutation ($input: InviteUsersInput!) { inviteUsers(input: $input) { results {
  email code user { id name isInvited deletedAt roles { name } } } } }`;
const LIST = `query ($first: Int!, $after: String) { invitations(first: $first, after: $after) {
  pageInfo { hasNextPage endCursor }
  edges { node { email invitation { state canManage invitedBy { name } } } } } }`;
const DEACTIVATE = `mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { user { id } } }`;

let admin: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  admin = await server.createPerson({ tenantId, name: 'Ada Admin', isAdmin: true });
  member = await server.createPerson({ tenantId, name: 'Max Member' });
});

const newEmail = (name = 'nia'): string => `${name}.${randomUUID().slice(0, 8)}@test.example`;
const batch = (emails: readonly string[], more = {}) => ({
  input: {
    idempotencyKey: randomUUID(),
    people: emails.map((email) => ({ email })),
    ...{ accessLevel: 'INTERNAL', isAdmin: false, groupIds: [] },
    ...more,
  },
});
const codesOf = ({ data }: { data: any }) => data.inviteUsers.results.map(({ code }: any) => code);
const work = () => workOffMail(server, 'send-invitation', invitationHandlers);

describe('inviteUsers', () => {
  it('invites the valid addresses and reports the invalid ones', async () => {
    const { tenantId } = admin;
    const former = await server.createPerson({ tenantId, name: 'Fay Former' });
    await admin.graphql(DEACTIVATE, { input: { id: former.userId } });
    const [one, two] = [newEmail('ines.prado'), newEmail()];
    await admin.graphql(INVITE, batch([two]));
    const asked = [` ${one.toUpperCase()} `, 'bea@test', member.email, two, former.email, one];
    const answer = await admin.graphql(INVITE, batch(asked));
    expect(answer.codes).toEqual([]);
    expect(codesOf(answer)).toEqual([
      ...[null, 'InvalidEmail', 'EmailInUse', 'AlreadyInvited', 'PersonDeactivated'],
      'AlreadyInvited',
    ]);
    const { results } = answer.data.inviteUsers;
    expect(results[0].user).toMatchObject({ isInvited: true });
    expect(results[0].user.name).toMatch(/^Ines Prado /);
    expect(results[4].user.id).toBe(former.userId);
    await work();
    for (const email of [one, two])
      expect(await sentMail(server.mailFolder, email)).toHaveLength(1);
    expect(await sentMail(server.mailFolder, former.email)).toEqual([]);
  });

  it('invites each person once for repeated and simultaneous requests', async () => {
    const emails = [newEmail(), newEmail(), newEmail()];
    const variables = batch(emails);
    const same = await Promise.all(
      Array.from({ length: 4 }, () => admin.graphql(INVITE, variables)),
    );
    for (const answer of same) expect(codesOf(answer)).toEqual([null, null, null]);
    const others = await Promise.all(
      Array.from({ length: 3 }, () => admin.graphql(INVITE, batch([...emails, newEmail()]))),
    );
    for (const answer of others)
      expect(codesOf(answer)).toEqual([...emails.map(() => 'AlreadyInvited'), null]);
    await work();
    for (const email of emails) expect(await sentMail(server.mailFolder, email)).toHaveLength(1);
  });

  it('adds the people to roles that the inviter can give', async () => {
    const { tenantId } = admin;
    const buyer = await server.createGroup({ tenantId, name: 'Buyer', kind: 'ROLE' });
    const given = await admin.graphql(INVITE, batch([newEmail()], { groupIds: [buyer] }));
    expect(given.data.inviteUsers.results[0].user.roles).toEqual([{ name: 'Buyer' }]);
    const recruiter = await server.createPerson({ tenantId, name: 'Rae' });
    await admin.graphql(
      `mutation ($input: SaveGroupInput!) { saveRole(input: $input) { role { id } } }`,
      { input: { name: 'Recruiter', memberIds: [recruiter.userId], allowsInviting: true } },
    );
    const refused = await recruiter.graphql(INVITE, batch([newEmail()], { groupIds: [buyer] }));
    expect(refused.codes).toEqual(['InsufficientPermissionsToAssignRoles']);
    expect((await recruiter.graphql(INVITE, batch([newEmail()]))).codes).toEqual([]);
    const unknown = await admin.graphql(INVITE, batch([newEmail()], { groupIds: [randomUUID()] }));
    expect(unknown.codes).toEqual(['UnknownParty']);
  });

  it('requires permission to invite, and 1 to 100 addresses', async () => {
    expect((await member.graphql(INVITE, batch([newEmail()]))).codes).toEqual([
      'UserNotAllowedToInviteUsers',
    ]);
    expect((await admin.graphql(INVITE, batch([]))).codes).toEqual(['Required']);
    const many = Array.from({ length: 101 }, () => newEmail());
    expect((await admin.graphql(INVITE, batch(many))).codes).not.toEqual([]);
  });
});

describe('invitations', () => {
  it('lists invited people by status, latest first, in pages', async () => {
    const tenantId = await server.createTenant('Beta');
    const boss = await server.createPerson({ tenantId, name: 'Bo Boss', isAdmin: true });
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) {
      await boss.graphql(INVITE, batch([email]));
      server.clock.advance(3 * 24 * 3_600_000);
    }
    const first = await boss.graphql(LIST, { first: 2 });
    expect(first.codes).toEqual([]);
    const { edges, pageInfo } = first.data.invitations;
    expect(edges.map(({ node }: any) => [node.email, node.invitation.state])).toEqual([
      [emails[2], 'OPEN'],
      [emails[1], 'OPEN'],
    ]);
    expect(edges[0].node.invitation).toMatchObject({
      ...{ canManage: true, invitedBy: { name: 'Bo Boss' } },
    });
    const { data } = await boss.graphql(LIST, { first: 2, after: pageInfo.endCursor });
    expect(
      data.invitations.edges.map(({ node }: any) => [node.email, node.invitation.state]),
    ).toEqual([[emails[0], 'EXPIRED']]);
    expect((await member.graphql(LIST, { first: 2 })).codes).toEqual([
      'UserNotAllowedToInviteUsers',
    ]);
  });
});

describe('POST /resend-invite', () => {
  const ask = (Email: string, cookie: string | null = null) =>
    server.app.inject({
      ...{ method: 'POST', url: '/resend-invite', payload: { Email } },
      headers: { [forgeryHeader]: '1', ...(cookie !== null && { cookie }) },
    });
  const codeOf = (answer: { json: () => any }) => answer.json().refusals[0].code;

  it('sends an invitation again, at most once a minute', async () => {
    const email = newEmail();
    await admin.graphql(INVITE, batch([email]));
    await work();
    const early = await ask(email, admin.cookie);
    expect([early.statusCode, codeOf(early)]).toEqual([429, 'TooManyAttempts']);
    expect(early.headers['retry-after']).toBe('60');
    server.clock.advance(60_000);
    expect((await ask(email, admin.cookie)).statusCode).toBe(204);
    await work();
    expect(await sentMail(server.mailFolder, email)).toHaveLength(2);
    const done = await ask(member.email, admin.cookie);
    expect([done.statusCode, codeOf(done)]).toEqual([409, 'AlreadySignedUp']);
    expect((await ask(newEmail(), admin.cookie)).statusCode).toBe(404);
    expect((await ask(email, member.cookie)).statusCode).toBe(403);
  });

  it('sends an invitation again at most 3 times in an hour', async () => {
    const email = newEmail();
    await admin.graphql(INVITE, batch([email]));
    const statuses: number[] = [];
    for (let resend = 0; resend < 4; resend += 1) {
      await work();
      server.clock.advance(10 * 60_000);
      statuses.push((await ask(email, admin.cookie)).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 429]);
    expect((await ask(email)).statusCode).toBe(204);
    await workOffMail(server, 'send-lost-invitation', invitationHandlers);
    await work();
    expect(await sentMail(server.mailFolder, email)).toHaveLength(4);
    server.clock.advance(30 * 60_000 + 1);
    expect((await ask(email, admin.cookie)).statusCode).toBe(204);
  });

  it('gives the same answer for all addresses, and limits requests', async () => {
    const codes = new Set<number>();
    for (const email of [newEmail(), member.email]) codes.add((await ask(email)).statusCode);
    expect([...codes]).toEqual([204]);
    const email = newEmail();
    for (let at = 0; at < 10; at += 1) await ask(email);
    expect((await ask(email)).statusCode).toBe(429);
  });
});
