import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, sentMail } from '../../../testing/sent-mail.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { workOffMail } from '../../../testing/background/work-off-messages.ts';
import { invitationHandlers } from '../index.ts';

const server = await createTestServer();
afterAll(server.close);

const INVITE = `mutation ($input: InviteUserInput!) {
  inviteUser(input: $input) { user { id name email accessLevel isInvited deletedAt permissions { edit } } } }`;
const RESEND = `mutation ($id: ID!) { resendInvitation(input: { id: $id }) { user { isInvited } } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawInvitation(input: { id: $id }) { user { isInvited } } }`;
const FIND = `query ($token: String!) { invitation(token: $token) { name email workspaceName hasAccount } }`;
const ACCEPT = `mutation ($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) { viewer { user { id name isInvited } tenant { name } } } }`;
const DEACTIVATE = `mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { user { id } } }`;
const SAVE_ROLE = `mutation ($input: SaveGroupInput!) {
  saveRole(input: $input) { role { allowsInviting canAssign } } }`;
const password = 'Walk-the-otter-7';

let admin: TestPerson;
let keeper: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  admin = await server.createPerson({ tenantId, name: 'Ada Admin', isAdmin: true });
  keeper = await server.createPerson({ tenantId, name: 'Kim', systemRoles: ['PEOPLE_ADMIN'] });
  member = await server.createPerson({ tenantId, name: 'Max Member' });
});

const newEmail = (): string => `nia.${randomUUID().slice(0, 8)}@test.example`;
const invitee = (more = {}) => ({
  idempotencyKey: randomUUID(),
  name: 'Nia New',
  email: newEmail(),
  accessLevel: 'INTERNAL',
  isAdmin: false,
  ...more,
});
const invite = (person: TestPerson, more = {}) => person.graphql(INVITE, { input: invitee(more) });
const work = () => workOffMail(server, 'send-invitation', invitationHandlers);
const visitor = () => createTestClient(server.app, null, '203.0.113.7');
const accept = (token: string, given = password) =>
  visitor().graphql(ACCEPT, { input: { token, password: given, locale: 'fr' } });
const tokenFor = async (email: string): Promise<string> => {
  await work();
  const last = (await sentMail(server.mailFolder, email)).at(-1) ?? '';
  return linkIn(last, '/sign-up').searchParams.get('token') ?? '';
};
const invited = async (email = newEmail()) => {
  const { data } = await invite(admin, { email });
  return { id: data.inviteUser.user.id as string, email, token: await tokenFor(email) };
};

describe('inviteUser', () => {
  it('sends a link that works for one sign-up', async () => {
    const email = newEmail();
    const { data } = await invite(admin, { email: ` ${email.toUpperCase()} ` });
    expect(data.inviteUser.user).toMatchObject({
      ...{ name: 'Nia New', email, isInvited: true, deletedAt: null },
      permissions: { edit: true },
    });
    const token = await tokenFor(email);
    const found = await visitor().graphql(FIND, { token });
    expect(found.data.invitation).toEqual({
      ...{ name: 'Nia New', email, workspaceName: 'Acme', hasAccount: false },
    });
    const { data: accepted, codes } = await accept(token);
    expect(codes).toEqual([]);
    expect(accepted.acceptInvitation.viewer).toMatchObject({
      user: { id: data.inviteUser.user.id, isInvited: false },
      tenant: { name: 'Acme' },
    });
    expect((await accept(token)).codes).toEqual(['LinkInvalid']);
    expect((await visitor().graphql(FIND, { token })).data.invitation).toBeNull();
  });

  it('names the inviter and the workspace in the message', async () => {
    const { email } = await invited();
    const [message = ''] = await sentMail(server.mailFolder, email);
    expect(message).toContain('Subject: Ada Admin invited you to Acme on Baton');
  });

  it('invites one person for repeated requests', async () => {
    const input = invitee();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => keeper.graphql(INVITE, { input })),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.inviteUser.user.id)).size).toBe(1);
    await work();
    expect(await sentMail(server.mailFolder, input.email)).toHaveLength(1);
  });

  it('requires a role that can invite', async () => {
    const { tenantId } = admin;
    const recruiter = await server.createPerson({ tenantId, name: 'Rae Recruiter' });
    expect((await invite(recruiter)).codes).toEqual(['UserNotAllowedToInviteUsers']);
    const { data, codes } = await admin.graphql(SAVE_ROLE, {
      input: { name: 'Recruiter', memberIds: [recruiter.userId], allowsInviting: true },
    });
    expect(codes).toEqual([]);
    expect(data.saveRole.role).toEqual({ allowsInviting: true, canAssign: true });
    const seen = await recruiter.graphql('{ viewer { navigation { invitePeople } } }');
    expect(seen.data.viewer.navigation.invitePeople).toBe(true);
    expect((await invite(recruiter)).codes).toEqual([]);
    const byAdmin = await invite(recruiter, { isAdmin: true });
    expect(byAdmin.codes).toEqual(['InsufficientPermissionsToInviteUser']);
  });

  it('lets an inviter assign only their own roles and teams', async () => {
    const { tenantId } = admin;
    const recruiter = await server.createPerson({ tenantId, name: 'Ray Recruiter' });
    const memberIds = [recruiter.userId];
    await admin.graphql(SAVE_ROLE, {
      input: { name: 'Talent lead', memberIds, allowsInviting: true },
    });
    await server.createGroup({ tenantId, name: 'Buyer', kind: 'ROLE' });
    const { data } = await recruiter.graphql('{ roles { name canAssign } }');
    const byName = new Map(data.roles.map((role: any) => [role.name, role.canAssign]));
    expect([byName.get('Talent lead'), byName.get('Buyer')]).toEqual([true, false]);
  });

  it('lets only admins decide which roles can invite', async () => {
    const input = { name: 'Greeter', memberIds: [], allowsInviting: true };
    expect((await keeper.graphql(SAVE_ROLE, { input })).codes).toEqual(['Forbidden']);
    const plain = { input: { ...input, allowsInviting: false } };
    expect((await keeper.graphql(SAVE_ROLE, plain)).codes).toEqual([]);
    const seen = await keeper.graphql('{ roles { name allowsInviting } }');
    expect(seen.data.roles).toContainEqual({ name: 'Greeter', allowsInviting: false });
    expect(seen.data.roles.some((role: any) => role.allowsInviting)).toBe(true);
  });

  it('requires the right to manage people', async () => {
    expect((await invite(member)).codes).toEqual(['UserNotAllowedToInviteUsers']);
    const admins = await invite(keeper, { isAdmin: true });
    expect(admins.codes).toEqual(['InsufficientPermissionsToInviteUser']);
    const stranger = await visitor().graphql(INVITE, { input: invitee() });
    expect(stranger.codes).toEqual(['Unauthenticated']);
  });

  it('returns an error for each invalid field', async () => {
    expect((await invite(admin, { name: '', email: 'x' })).codes).toEqual([
      'Required',
      'InvalidEmail',
    ]);
    expect((await invite(admin, { email: member.email })).codes).toEqual(['EmailInUse']);
  });
});

describe('acceptInvitation', () => {
  it('rejects a password that breaks a rule, and the link stays valid', async () => {
    const { token } = await invited();
    expect((await accept(token, 'short')).codes).toEqual(['PasswordTooShort']);
    expect((await accept(token)).codes).toEqual([]);
  });

  it('asks for the password of an account in another workspace', async () => {
    const elsewhere = await server.createTenant('Elsewhere');
    const guest = await server.createPerson({ tenantId: elsewhere, name: 'Gus Guest' });
    const { token } = await invited(guest.email);
    const seen = await guest.graphql('{ viewer { tenants { name } } }');
    expect(seen.data.viewer.tenants).toEqual([{ name: 'Elsewhere' }]);
    expect((await visitor().graphql(FIND, { token })).data.invitation.hasAccount).toBe(true);
    expect((await accept(token)).codes).toEqual(['SignInFailed']);
    expect((await accept(token, guest.password)).codes).toEqual([]);
    const both = await guest.graphql('{ viewer { tenants { name } } }');
    expect(both.data.viewer.tenants.map(({ name }: any) => name)).toEqual(['Acme', 'Elsewhere']);
  });

  it('expires after seven days, or when the person is deactivated', async () => {
    const withdrawn = await invited();
    const { codes } = await admin.graphql(DEACTIVATE, { input: { id: withdrawn.id } });
    expect(codes).toEqual([]);
    expect((await accept(withdrawn.token)).codes).toEqual(['LinkInvalid']);
    const late = await invited();
    server.clock.advance(7 * 24 * 3_600_000 + 1);
    expect((await accept(late.token)).codes).toEqual(['LinkInvalid']);
  });

  it.each(['', 'x'.repeat(43)])('refuses a token that Baton didn’t create: %j', async (token) => {
    expect((await accept(token)).codes).toEqual(['LinkInvalid']);
  });
});

describe('resendInvitation', () => {
  it('sends another link until the person has signed up', async () => {
    const ada = await server.createPerson({
      ...{ tenantId: admin.tenantId, name: 'Ava', isAdmin: true },
    });
    const { data } = await ada.graphql(INVITE, { input: invitee() });
    const { id, email } = data.inviteUser.user;
    const first = await tokenFor(email);
    const early = await ada.graphql(RESEND, { id });
    expect(early.codes).toEqual(['TooManyAttempts']);
    server.clock.advance(60_000);
    expect((await ada.graphql(RESEND, { id })).codes).toEqual([]);
    const second = await tokenFor(email);
    expect(second).not.toBe(first);
    expect((await member.graphql(RESEND, { id })).codes).not.toEqual([]);
    expect((await accept(second)).codes).toEqual([]);
    expect((await ada.graphql(RESEND, { id })).codes).toEqual(['AlreadySignedUp']);
  });

  it('finds no invitation of another workspace', async () => {
    const tenantId = await server.createTenant('Other');
    const stranger = await server.createPerson({ tenantId, name: 'Sam', isAdmin: true });
    const own = (await stranger.graphql(INVITE, { input: invitee() })).data.inviteUser.user;
    server.clock.advance(60_000);
    expect((await admin.graphql(RESEND, { id: own.id })).codes).toEqual(['NotFound']);
    expect((await admin.graphql(WITHDRAW, { id: own.id })).codes).toEqual(['NotFound']);
  });

  it('refuses invitations that others sent, without people permission', async () => {
    const { tenantId } = admin;
    const recruiter = await server.createPerson({ tenantId, name: 'Roy Recruiter' });
    // The sign-in of the admin is too old for this.
    const recent = await server.createPerson({ tenantId, name: 'Rae', isAdmin: true });
    await recent.graphql(SAVE_ROLE, {
      input: { name: 'Hiring', memberIds: [recruiter.userId], allowsInviting: true },
    });
    const { id } = await invited();
    const own = (await invite(recruiter)).data.inviteUser.user.id;
    server.clock.advance(60_000);
    for (const document of [RESEND, WITHDRAW]) {
      expect((await recruiter.graphql(document, { id })).codes).toEqual(['Forbidden']);
      expect((await recruiter.graphql(document, { id: own })).codes).toEqual([]);
      expect((await member.graphql(document, { id })).codes).toEqual([
        'UserNotAllowedToInviteUsers',
      ]);
    }
  });
});

describe('withdrawInvitation', () => {
  it('ends the links of the invitation until it is sent again', async () => {
    const { id, email, token } = await invited();
    expect((await admin.graphql(WITHDRAW, { id })).codes).toEqual([]);
    expect((await accept(token)).codes).toEqual(['LinkInvalid']);
    server.clock.advance(60_000);
    expect((await admin.graphql(RESEND, { id })).codes).toEqual(['InvitationWithdrawn']);
    const again = await invite(admin, { email, name: 'Nia Again' });
    expect(again.data.inviteUser.user).toMatchObject({ id, name: 'Nia Again', deletedAt: null });
    expect((await accept(token)).codes).toEqual(['LinkInvalid']);
    expect((await accept(await tokenFor(email))).codes).toEqual([]);
    expect((await admin.graphql(WITHDRAW, { id })).codes).toEqual(['AlreadySignedUp']);
  });
});
