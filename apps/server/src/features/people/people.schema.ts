import { mayCreatePeople, mayListPeople } from '@baton/domain/access/people-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { readId } from '../../platform/db/uuid.ts';
import { publicField } from '../../platform/graphql/anonymous-access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import {
  connectionOf,
  decodeCursor,
  pageLimit,
  toConnection,
  pageComplexity,
} from '../../platform/graphql/page.ts';
import { changeActive } from './change-active.ts';
import { deleteGroup } from './delete-group.ts';
import {
  AccessLevelRef,
  PartyKindRef,
  PartyRef,
  RoleRef,
  TeamRef,
  UserRef,
} from './party.schema.ts';
import type { PartyNode } from './party-node.ts';
import { listingViewer } from './people.access.ts';
import {
  groupsOfKind,
  partiesById,
  partiesNamed,
  pickerStatement,
  usersStatement,
} from './people.queries.ts';
import { inviteUser, resendInvitation } from './invite-user.ts';
import { requestInvitation } from './request-invitation.ts';
import { saveGroup } from './save-group.ts';
import { updateUser } from './update-user.ts';

const UserConnectionRef = connectionOf('User', UserRef);

/** Maximum number of different names in one file. */
const mostTexts = 2000;

const allKinds = ['USER', 'TEAM', 'ROLE'] as const;

/** Returns the sort key of a person. Disabled people come last. */
const userSortKey = (user: PartyNode) =>
  [user.details?.deletedAt === null ? 0 : 1, user.name, user.id] as const;

const afterUser = (cursor: string | null | undefined) => {
  const key = decodeCursor(cursor, 3);
  return key === null
    ? null
    : { isDisabled: key[0] === 1, name: String(key[1]), id: String(key[2]) };
};

builder.queryFields((t) => ({
  parties: t.field({
    type: [PartyRef],
    description:
      'Parties for pickers whose name or email contains the text, best match first, at most 50.',
    args: {
      search: t.arg.string(),
      kinds: t.arg({ type: [PartyKindRef] }),
      ids: t.arg.idList(),
    },
    resolve: async (_, { search, kinds, ids }, context) => {
      const viewer = await context.viewer();
      const isMember = mayListPeople(actorOf(viewer)) === null;
      const known = isMember ? null : viewer.parties;
      // The address of a person's page can contain any text.
      const wanted = ids?.map(readId).filter((id) => id !== null);
      const [rows] = await context.db.read(
        wanted === undefined
          ? pickerStatement(search?.trim() ?? '', kinds ?? allKinds, known)
          : partiesById(wanted.filter((id) => known === null || known.includes(id)).slice(0, 200)),
      );
      return rows;
    },
  }),
  partiesNamed: t.field({
    type: [PartyRef],
    description: 'Parties whose name or email is one of the texts, ignoring case.',
    args: { texts: t.arg.stringList({ required: true, extensions: { maxItems: mostTexts } }) },
    resolve: async (_, { texts }, context) => {
      const viewer = await context.viewer();
      const known = mayListPeople(actorOf(viewer)) === null ? null : viewer.parties;
      const [rows] = await context.db.read(partiesNamed(texts));
      return rows.filter(({ id }) => known === null || known.includes(id));
    },
  }),
  users: t.field({
    type: UserConnectionRef,
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      search: t.arg.string(),
    },
    resolve: async (_, args, context) => {
      const limit = pageLimit(args);
      const after = afterUser(args.after);
      const viewer = await listingViewer(context);
      const [rows] = await context.db.read(
        usersStatement({
          search: args.search?.trim() ?? '',
          withDisabled: mayCreatePeople(actorOf(viewer)) === null,
          after,
          limit,
        }),
      );
      return toConnection(rows as readonly PartyNode[], args, userSortKey);
    },
  }),
  teams: t.field({
    type: [TeamRef],
    resolve: async (_, __, context) => {
      await listingViewer(context);
      const [rows] = await context.db.read(groupsOfKind('TEAM'));
      return rows;
    },
  }),
  roles: t.field({
    type: [RoleRef],
    resolve: async (_, __, context) => {
      await listingViewer(context);
      const [rows] = await context.db.read(groupsOfKind('ROLE'));
      return rows;
    },
  }),
}));

const InviteUserInput = builder.inputType('InviteUserInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    accessLevel: t.field({ type: AccessLevelRef, required: true }),
    isAdmin: t.boolean({ required: true }),
  }),
});
const RequestInvitationInput = builder.inputType('RequestInvitationInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the message.' }),
  }),
});
const ResendInvitationInput = builder.inputType('ResendInvitationInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});
const UpdateUserInput = builder.inputType('UpdateUserInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string({ required: true }),
    accessLevel: t.field({ type: AccessLevelRef, required: true }),
    isAdmin: t.boolean({ required: true }),
    managerId: t.id({ description: 'Manager. Null to remove. If not set, unchanged.' }),
    joinGroupIds: t.idList({ description: 'Teams and roles to add the person to.' }),
    leaveGroupIds: t.idList({ description: 'Teams and roles to remove the person from.' }),
  }),
});
const ReactivateUserInput = builder.inputType('ReactivateUserInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});
const SaveGroupInput = builder.inputType('SaveGroupInput', {
  description: 'Group to save. Without an id, a new one is created.',
  fields: (t) => ({
    id: t.id(),
    name: t.string({ required: true }),
    memberIds: t.idList({ required: true }),
    allowsInviting: t.boolean({
      description:
        'Whether members of a role can invite people. Only admins can change it. If not set, unchanged.',
    }),
  }),
});
const DeleteGroupInput = builder.inputType('DeleteGroupInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const RequestInvitationPayloadRef = builder
  .objectRef<{ readonly ok: boolean }>('RequestInvitationPayload')
  .implement({ fields: (t) => ({ ok: t.exposeBoolean('ok') }) });
export const UserPayloadRef = builder.objectRef<PartyNode>('UserPayload').implement({
  fields: (t) => ({ user: t.field({ type: UserRef, resolve: (user) => user }) }),
});
const TeamPayloadRef = builder.objectRef<PartyNode>('TeamPayload').implement({
  fields: (t) => ({ team: t.field({ type: TeamRef, resolve: (team) => team }) }),
});
const RolePayloadRef = builder.objectRef<PartyNode>('RolePayload').implement({
  fields: (t) => ({ role: t.field({ type: RoleRef, resolve: (role) => role }) }),
});
const DeleteGroupPayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteGroupPayload')
  .implement({ fields: (t) => ({ deletedId: t.exposeID('deletedId') }) });

builder.mutationFields((t) => ({
  requestInvitation: t.field({
    extensions: publicField,
    type: RequestInvitationPayloadRef,
    description: 'Sends a lost invitation again. The answer is the same for unknown addresses.',
    args: { input: t.arg({ type: RequestInvitationInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await requestInvitation(context, input);
      return { ok: true };
    },
  }),
  inviteUser: t.field({
    type: UserPayloadRef,
    description: 'Adds a person, and sends them a link to sign up.',
    args: { input: t.arg({ type: InviteUserInput, required: true }) },
    resolve: (_, { input }, context) => inviteUser(context, input),
  }),
  resendInvitation: t.field({
    type: UserPayloadRef,
    description: 'Sends a new link to an invited person.',
    args: { input: t.arg({ type: ResendInvitationInput, required: true }) },
    resolve: (_, { input }, context) => resendInvitation(context, input.id),
  }),
  updateUser: t.field({
    type: UserPayloadRef,
    args: { input: t.arg({ type: UpdateUserInput, required: true }) },
    resolve: (_, { input }, context) => updateUser(context, input),
  }),
  reactivateUser: t.field({
    type: UserPayloadRef,
    description:
      'Lets a deactivated person sign in again. They get no teams, roles, or work back. Returns EmailInUse if another active person has the address.',
    args: { input: t.arg({ type: ReactivateUserInput, required: true }) },
    resolve: (_, { input }, context) => changeActive(context, input.id, true),
  }),
  saveTeam: t.field({
    type: TeamPayloadRef,
    args: { input: t.arg({ type: SaveGroupInput, required: true }) },
    resolve: (_, { input }, context) => saveGroup(context, 'TEAM', input),
  }),
  saveRole: t.field({
    type: RolePayloadRef,
    args: { input: t.arg({ type: SaveGroupInput, required: true }) },
    resolve: (_, { input }, context) => saveGroup(context, 'ROLE', input),
  }),
  deleteGroup: t.field({
    type: DeleteGroupPayloadRef,
    args: { input: t.arg({ type: DeleteGroupInput, required: true }) },
    resolve: async (_, { input }, context) => ({ deletedId: await deleteGroup(context, input.id) }),
  }),
}));
