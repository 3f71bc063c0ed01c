import { mayCreatePeople, mayListPeople } from '@baton/domain/access/people-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { readId } from '../../platform/db/uuid.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  connectionOf,
  decodeCursor,
  pageLimit,
  toConnection,
  pageComplexity,
} from '../../platform/graphql/page.ts';
import { changeActive } from './change-active.ts';
import {
  AccessLevelRef,
  PartyKindRef,
  PartyRef,
  RoleRef,
  TeamRef,
  TeamTypeRef,
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
import { deleteGroup, saveGroup } from './groups.ts';
import { updateUser } from './update-user.ts';

export const UserConnectionRef = connectionOf('User', UserRef);

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
      search: t.arg.string({ description: 'Part of the name.' }),
      kinds: t.arg({ type: [PartyKindRef], description: 'Returns only parties of these types.' }),
      ids: t.arg.idList({ description: 'IDs of the items.' }),
    },
    resolve: async (_, { search, kinds, ids }, context) => {
      const viewer = await context.viewer();
      const isMember = mayListPeople(actorOf(viewer)) === null;
      const known = isMember ? null : viewer.parties;
      // The id comes from the address of a person's page, which can contain any text.
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
    args: {
      texts: t.arg.stringList({
        required: true,
        description: 'Names to look up.',
        extensions: { maxItems: mostTexts },
      }),
    },
    resolve: async (_, { texts }, context) => {
      const viewer = await context.viewer();
      const known = mayListPeople(actorOf(viewer)) === null ? null : viewer.parties;
      const [rows] = await context.db.read(partiesNamed(texts));
      return rows.filter(({ id }) => known === null || known.includes(id));
    },
  }),
  users: t.field({
    type: UserConnectionRef,
    description: 'People that the viewer can see, by name.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      search: t.arg.string({ description: 'Part of the name.' }),
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
    description: 'All teams that the viewer can see.',
    resolve: async (_, __, context) => {
      await listingViewer(context);
      const [rows] = await context.db.read(groupsOfKind('TEAM'));
      return rows;
    },
  }),
  roles: t.field({
    type: [RoleRef],
    description: 'All roles that the viewer can see.',
    resolve: async (_, __, context) => {
      await listingViewer(context);
      const [rows] = await context.db.read(groupsOfKind('ROLE'));
      return rows;
    },
  }),
}));

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  description: 'Input of `updateUser`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the person.' }),
    name: t.string({ required: true, description: 'Name of the person, team, or role.' }),
    accessLevel: t.field({
      type: AccessLevelRef,
      required: true,
      description: 'Access level of the person.',
    }),
    isAdmin: t.boolean({ required: true, description: 'True if the person is an admin.' }),
    managerId: t.id({ description: 'Manager. Null to remove. If not set, unchanged.' }),
    region: t.string({ description: 'Region, such as PT. If not set, unchanged.' }),
    timeZone: t.string({ description: 'Time zone, such as Europe/Lisbon. If not set, unchanged.' }),
    joinGroupIds: t.idList({ description: 'Teams and roles to add the person to.' }),
    leaveGroupIds: t.idList({ description: 'Teams and roles to remove the person from.' }),
  }),
});
const ReactivateUserInput = builder.inputType('ReactivateUserInput', {
  description: 'Input of `reactivateUser`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the person.' }) }),
});
const SaveGroupInput = builder.inputType('SaveGroupInput', {
  description: 'Group to save. Without an id, a new one is created.',
  fields: (t) => ({
    id: t.id({ description: 'ID of the role or team.' }),
    name: t.string({ required: true, description: 'Name of the role or team.' }),
    memberIds: t.idList({
      required: true,
      description: 'IDs of the members. Replaces the current list.',
    }),
    allowsInviting: t.boolean({
      description:
        'Whether members of a role can invite people. Only admins can change it. If not set, unchanged.',
    }),
    type: t.field({ type: TeamTypeRef, description: 'Type of a team. If not set, unchanged.' }),
    email: t.string({
      description: 'Shared address of a team. Empty to remove. If not set, unchanged.',
    }),
    adminIds: t.idList({
      description: 'Members who can edit the team. If not set, unchanged.',
    }),
  }),
});
const DeleteGroupInput = builder.inputType('DeleteGroupInput', {
  description: 'Input of `deleteGroup`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the role or team.' }) }),
});

export const UserPayloadRef = builder.objectRef<PartyNode>('UserPayload').implement({
  description: 'Result of commands that change a person.',
  fields: (t) => ({
    user: t.field({ type: UserRef, description: 'The person.', resolve: (user) => user }),
  }),
});
const TeamPayloadRef = builder.objectRef<PartyNode>('TeamPayload').implement({
  description: 'Result of `saveTeam`.',
  fields: (t) => ({
    team: t.field({ type: TeamRef, description: 'The team.', resolve: (team) => team }),
  }),
});
const RolePayloadRef = builder.objectRef<PartyNode>('RolePayload').implement({
  description: 'Result of `saveRole`.',
  fields: (t) => ({
    role: t.field({ type: RoleRef, description: 'The role.', resolve: (role) => role }),
  }),
});
const DeleteGroupPayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteGroupPayload')
  .implement({
    description: 'Result of `deleteGroup`.',
    fields: (t) => ({
      deletedId: t.exposeID('deletedId', { description: 'ID of the deleted role or team.' }),
    }),
  });

builder.mutationFields((t) => ({
  updateUser: t.field({
    type: UserPayloadRef,
    description: 'Changes a person. For people who manage people.',
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
    description: 'Creates or changes a team.',
    args: { input: t.arg({ type: SaveGroupInput, required: true }) },
    resolve: (_, { input }, context) =>
      saveGroup(context, input.id ?? null, { ...input, kind: 'TEAM' }),
  }),
  saveRole: t.field({
    type: RolePayloadRef,
    description: 'Creates or changes a role.',
    args: { input: t.arg({ type: SaveGroupInput, required: true }) },
    resolve: (_, { input }, context) =>
      saveGroup(context, input.id ?? null, { ...input, kind: 'ROLE' }),
  }),
  deleteGroup: t.field({
    type: DeleteGroupPayloadRef,
    description: 'Deletes a role or team.',
    args: { input: t.arg({ type: DeleteGroupInput, required: true }) },
    resolve: async (_, { input }, context) => ({ deletedId: await deleteGroup(context, input.id) }),
  }),
}));
