import { invitationHandlers } from '../../features/people/index.ts';
import { linkIn, sentMail } from '../sent-mail.ts';
import { workOffMail } from '../background/work-off-messages.ts';
import { fresh, freshEmail, key, type AuditedMutations, type AuditScene } from './audit-scene.ts';

const invitee = (email = freshEmail()) => ({
  ...{ idempotencyKey: key(), name: 'Nia', email, accessLevel: 'INTERNAL', isAdmin: false },
});

const invite = async ({ call }: AuditScene, email = freshEmail()): Promise<string> => {
  const { user } = await call(
    'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }',
    { input: invitee(email) },
  );
  return user.id;
};

const team = async ({ call }: AuditScene): Promise<string> => {
  const saved = await call(
    'mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }',
    { input: { name: fresh('Buyers'), memberIds: [] } },
  );
  return saved.team.id;
};

const serviceAccount = async ({ call }: AuditScene): Promise<string> => {
  const created = await call(
    'mutation ($input: CreateServiceAccountInput!) { createServiceAccount(input: $input) { serviceAccount { id } } }',
    { input: { name: fresh('Warehouse'), type: 'SERVICE_ACCOUNT', isAdmin: false } },
  );
  return created.serviceAccount.id;
};

const serviceToken = (serviceAccountId: string) => ({
  input: { serviceAccountId, name: 'Sync', access: 'READ', days: 7 },
});

const away = (userId: string) => ({
  input: { userId, startsOn: '2999-01-01', endsOn: '2999-01-05' },
});

/** People, teams, roles, absences, programs, and their tokens. */
export const auditedPeople: AuditedMutations = {
  inviteUser: () => ({ variables: { input: invitee() } }),
  inviteUsers: () => ({
    variables: {
      input: {
        ...{ idempotencyKey: key(), accessLevel: 'INTERNAL', isAdmin: false, groupIds: [] },
        people: [{ email: freshEmail() }, { email: freshEmail() }],
      },
    },
  }),
  withdrawInvitation: async (scene) => ({ variables: { input: { id: await invite(scene) } } }),
  acceptInvitation: async (scene) => {
    const email = freshEmail();
    await invite(scene, email);
    const { server, visitor } = scene;
    await workOffMail(server, 'send-invitation', invitationHandlers);
    const last = (await sentMail(server.mailFolder, email)).at(-1) ?? '';
    const token = linkIn(last, '/sign-up').searchParams.get('token');
    const input = { token, password: 'Walk-the-otter-7', locale: 'en' };
    return { client: visitor, variables: { input } };
  },
  updateUser: async ({ person }) => {
    const { userId: id } = await person();
    return {
      variables: { input: { id, name: 'Cy', accessLevel: 'INTERNAL', isAdmin: false } },
    };
  },
  deactivateUser: async ({ person }) => ({
    variables: { input: { id: (await person()).userId } },
  }),
  reactivateUser: async ({ person, call }) => {
    const { userId: id } = await person();
    await call('mutation ($id: ID!) { deactivateUser(input: { id: $id }) { user { id } } }', {
      id,
    });
    return { variables: { input: { id } } };
  },
  saveTeam: () => ({ variables: { input: { name: fresh('Team'), memberIds: [] } } }),
  saveRole: () => ({ variables: { input: { name: fresh('Role'), memberIds: [] } } }),
  deleteGroup: async (scene) => ({ variables: { input: { id: await team(scene) } } }),
  setAbsence: async ({ person }) => ({ variables: away((await person()).userId) }),
  endAbsence: async ({ person, call }) => {
    const { userId } = await person();
    await call(
      'mutation ($input: SetAbsenceInput!) { setAbsence(input: $input) { user { id } } }',
      away(userId),
    );
    return { variables: { input: { userId } } };
  },
  createServiceAccount: () => ({
    variables: { input: { name: fresh('Sync'), type: 'SERVICE_ACCOUNT', isAdmin: false } },
  }),
  deleteServiceAccount: async (scene) => ({ variables: { id: await serviceAccount(scene) } }),
  createServiceToken: async (scene) => ({
    variables: serviceToken(await serviceAccount(scene)),
  }),
  revokeServiceToken: async (scene) => {
    const created = await scene.call(
      `mutation ($input: CreateServiceTokenInput!) {
         createServiceToken(input: $input) { serviceAccount { tokens { id } } } }`,
      serviceToken(await serviceAccount(scene)),
    );
    return { variables: { id: created.serviceAccount.tokens[0].id } };
  },
  createApiToken: () => ({ variables: { input: { name: 'Sync', access: 'READ', days: 7 } } }),
  createTokenCode: () => ({ variables: { input: { access: 'READ' } } }),
  createCalendarFeed: () => ({ variables: {} }),
  revokeCalendarFeed: async ({ call }) => {
    await call('mutation { createCalendarFeed { url } }');
    return { variables: {} };
  },
  // Sessions of browsers can be revoked too. Their end isn't recorded.
  revokeSession: async ({ call }) => {
    const { viewer } = await call(
      `mutation { createApiToken(input: { name: "Old", access: READ, days: 7 }) { viewer { apiTokens { id } } } }`,
    );
    return { variables: { input: { id: viewer.apiTokens[0].id } } };
  },
  endSessionOfPerson: async ({ call, person }) => {
    const { userId } = await person();
    const [session] = await call(
      `query ($personId: ID!) { sessionsOfPerson(personId: $personId) { id } }`,
      { personId: userId },
    );
    return { variables: { input: { personId: userId, id: session.id } } };
  },
  viewAs: async ({ person }) => ({
    variables: { input: { personId: (await person()).userId, reason: 'Ticket 12' } },
  }),
};
