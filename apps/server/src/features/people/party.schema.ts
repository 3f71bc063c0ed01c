import { isAdministrator } from '@baton/domain/party/actor';
import {
  isInvitingRole,
  mayAssignGroup,
  mayDeleteGroup,
  mayEditAbsence,
  mayEditGroup,
  mayEditPerson,
  mayListPeople,
} from '@baton/domain/access/people-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { TeamType } from './groups.ts';
import type { PartyNode, ScimDetails, UserType } from './party-node.ts';
import { loadInvitingRoles } from './inviting-roles.ts';
import { loadDetails } from './people.loaders.ts';

export const PartyKindRef = builder.enumType('PartyKind', {
  description: 'Type of a party.',
  values: enumValues({
    USER: 'Person.',
    TEAM: 'Team.',
    ROLE: 'Role.',
  }),
});
export const AccessLevelRef = builder.enumType('AccessLevel', {
  description: 'Access level of a person.',
  values: enumValues<AccessLevel>({
    INTERNAL: 'Person of this company.',
    EXTERNAL: 'Person of another company. Sees only what is assigned to or shared with them.',
    LIMITED: 'Person of this company who sees only what is assigned to or shared with them.',
  }),
});

export const TeamTypeRef = builder.enumType('TeamType', {
  description: 'Whether a team has internal or external people.',
  values: enumValues<TeamType>({
    INTERNAL: 'People of this company.',
    EXTERNAL: 'People of another company.',
  }),
});

const UserTypeRef = builder.enumType('UserType', {
  description: 'What an account of the workspace is for.',
  values: enumValues<UserType>({
    PERSON: 'Person.',
    AI_AGENT_ACCOUNT: 'AI agent.',
    SCIM_SERVICE_ACCOUNT: 'Program, such as a directory.',
    VISITOR: 'Person without an account, such as a guest.',
  }),
});

const typeNames = { USER: 'User', TEAM: 'Team', ROLE: 'Role' } as const;

export const PartyRef = builder.interfaceRef<PartyNode>('Party').implement({
  description: 'Person, team, or role.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the person, team, or role.' }),
    name: t.exposeString('name', { description: 'Name of the person, team, or role.' }),
    kind: t.field({
      type: PartyKindRef,
      description: 'Whether it is a person, team, or role.',
      resolve: (party) => party.kind,
    }),
  }),
  resolveType: (party) => typeNames[party.kind],
});

/**
 * Returns related people, teams, and roles. Only people who can see the lists of people get them.
 */
const related = async (
  party: PartyNode,
  context: RequestContext,
  kind: PartyNode['kind'],
): Promise<readonly PartyNode[]> => {
  const viewer = await context.viewer();
  if (mayListPeople(actorOf(viewer)) !== null && viewer.userId !== party.id) return [];
  const details = await loadDetails(party, context);
  return (kind === 'USER' ? details.members : details.groups).filter((one) => one.kind === kind);
};

const UserPermissionsRef = builder
  .objectRef<{ readonly edit: boolean; readonly editAbsence: boolean }>('UserPermissions')
  .implement({
    description: 'What the viewer can do with a person.',
    fields: (t) => ({
      edit: t.exposeBoolean('edit', { description: 'Change the person.' }),
      editAbsence: t.exposeBoolean('editAbsence', {
        description: 'Set when the person is out of office.',
      }),
    }),
  });

const ScimDetailsRef = builder.objectRef<ScimDetails>('ScimDetails').implement({
  description: 'Whether a directory added a person, and whether it changes them.',
  fields: (t) => ({
    isAddedViaScim: t.exposeBoolean('isAddedViaScim', {
      description: 'True if a directory added the person.',
    }),
    isActivelyScimProvisioned: t.exposeBoolean('isActivelyScimProvisioned', {
      description: 'True if a directory changes the person.',
    }),
  }),
});

/** Returns the details of a person. Null for viewers who can't edit the person. */
const detailsForEditors = async (user: PartyNode, context: RequestContext) => {
  const actor = actorOf(await context.viewer());
  const details = await loadDetails(user, context);
  return mayEditPerson(actor, details) === null ? details : null;
};

const GroupPermissionsRef = builder
  .objectRef<{ readonly edit: boolean; readonly delete: boolean }>('GroupPermissions')
  .implement({
    description: 'What the viewer can do with a role or team.',
    fields: (t) => ({
      edit: t.exposeBoolean('edit', { description: 'Change its name and members.' }),
      delete: t.exposeBoolean('delete', { description: 'Delete it.' }),
    }),
  });

const groupPermissions = async (party: PartyNode, context: RequestContext) => {
  const actor = actorOf(await context.viewer());
  const details = await loadDetails(party, context);
  return {
    edit: mayEditGroup(actor, details) === null,
    delete: mayDeleteGroup(actor, details) === null,
  };
};

const canAssign = async (party: PartyNode, context: RequestContext): Promise<boolean> => {
  const actor = actorOf(await context.viewer());
  const { systemRole } = await loadDetails(party, context);
  const group = { id: asId<PartyId>(party.id), systemRole };
  if (mayAssignGroup(actor, group, []) === null) return true;
  return mayAssignGroup(actor, group, await loadInvitingRoles(context)) === null;
};

export const UserRef = builder.objectRef<PartyNode>('User');
export const TeamRef = builder.objectRef<PartyNode>('Team');
export const RoleRef = builder.objectRef<PartyNode>('Role');

UserRef.implement({
  description: 'Person in the workspace.',
  interfaces: [PartyRef],
  fields: (t) => ({
    email: t.string({
      description: 'Email address.',
      resolve: async (user, _, context) => (await loadDetails(user, context)).email,
    }),
    accessLevel: t.field({
      type: AccessLevelRef,
      description: 'Access level of the person.',
      resolve: async (user, _, context) => (await loadDetails(user, context)).accessLevel,
    }),
    userType: t.field({
      type: UserTypeRef,
      description: 'What the account is for.',
      resolve: async (user, _, context) => (await loadDetails(user, context)).userType,
    }),
    organization: t.string({
      description: 'Company of the person, or a part of it. Empty if it is not known.',
      resolve: async (user, _, context) => (await loadDetails(user, context)).organization,
    }),
    externalId: t.string({
      nullable: true,
      description:
        'ID that a directory has for the person. Null without a directory, and for people who can’t edit the person.',
      resolve: async (user, _, context) =>
        (await detailsForEditors(user, context))?.externalId ?? null,
    }),
    createdBy: t.field({
      type: UserRef,
      nullable: true,
      description:
        'Person or program that added the person. Null if it is not known, and for people who can’t edit the person.',
      resolve: async (user, _, context) =>
        (await detailsForEditors(user, context))?.createdBy ?? null,
    }),
    scimDetails: t.field({
      type: ScimDetailsRef,
      nullable: true,
      description:
        'What a directory has to do with the person. Null for people who can’t edit the person.',
      resolve: async (user, _, context) => (await detailsForEditors(user, context))?.scim ?? null,
    }),
    isAdmin: t.boolean({
      description: 'True if the person is an admin.',
      resolve: async (user, _, context) => isAdministrator(await loadDetails(user, context)),
    }),
    deletedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of deactivation. Null if the person can sign in.',
      resolve: async (user, _, context) => (await loadDetails(user, context)).deletedAt,
    }),
    region: t.string({
      nullable: true,
      description: 'Region of the person, such as PT. Null if it is not known.',
      resolve: async (user, _, context) => (await loadDetails(user, context)).region,
    }),
    timeZone: t.string({
      nullable: true,
      description: 'Time zone of the person, such as Europe/Lisbon. Null if it is not known.',
      resolve: async (user, _, context) => (await loadDetails(user, context)).timeZone,
    }),
    isInvited: t.boolean({
      description: "True if the person was invited and hasn't signed up yet.",
      resolve: async (user, _, context) => (await loadDetails(user, context)).isInvited,
    }),
    manager: t.field({
      type: UserRef,
      nullable: true,
      description: 'Manager. Tasks and approvals can be assigned to them. Null without one.',
      resolve: async (user, _, context) => {
        const viewer = await context.viewer();
        if (mayListPeople(actorOf(viewer)) !== null && viewer.userId !== user.id) return null;
        return (await loadDetails(user, context)).manager;
      },
    }),
    teams: t.field({
      type: [TeamRef],
      description: 'Teams of the person.',
      resolve: (user, _, context) => related(user, context, 'TEAM'),
    }),
    roles: t.field({
      type: [RoleRef],
      description: 'Roles of the person.',
      resolve: (user, _, context) => related(user, context, 'ROLE'),
    }),
    permissions: t.field({
      type: UserPermissionsRef,
      description: 'What the viewer can do with the person.',
      resolve: async (user, _, context) => {
        const actor = actorOf(await context.viewer());
        const { isAdmin, accessLevel } = await loadDetails(user, context);
        const person = { id: asId<PartyId>(user.id), isAdmin, accessLevel };
        return {
          edit: mayEditPerson(actor, person) === null,
          editAbsence: mayEditAbsence(actor, person) === null,
        };
      },
    }),
  }),
});

TeamRef.implement({
  description: 'People who work together.',
  interfaces: [PartyRef],
  fields: (t) => ({
    type: t.field({
      type: TeamTypeRef,
      description: 'Whether the team has internal or external people.',
      resolve: async (team, _, context) =>
        (await loadDetails(team, context)).accessLevel === 'EXTERNAL' ? 'EXTERNAL' : 'INTERNAL',
    }),
    email: t.string({
      description: 'Shared address of the team. Empty if it has none.',
      resolve: async (team, _, context) => (await loadDetails(team, context)).email,
    }),
    admins: t.field({
      type: [UserRef],
      description: 'Members who can edit the team.',
      resolve: async (team, _, context) => {
        const { adminIds } = await loadDetails(team, context);
        const members = await related(team, context, 'USER');
        return members.filter(({ id }) => adminIds.includes(asId<PartyId>(id)));
      },
    }),
    members: t.field({
      type: [UserRef],
      description: 'People in it.',
      resolve: (team, _, context) => related(team, context, 'USER'),
    }),
    canAssign: t.boolean({
      description: 'True if the viewer can add people to the team, for example with an invitation.',
      resolve: (team, _, context) => canAssign(team, context),
    }),
    permissions: t.field({
      type: GroupPermissionsRef,
      description: 'What the viewer can do with it.',
      resolve: (team, _, context) => groupPermissions(team, context),
    }),
  }),
});

RoleRef.implement({
  description: 'Job or function, with members.',
  interfaces: [PartyRef],
  fields: (t) => ({
    isSystem: t.boolean({
      description: 'True for built-in roles.',
      resolve: async (role, _, context) => (await loadDetails(role, context)).systemRole !== null,
    }),
    members: t.field({
      type: [UserRef],
      description: 'People in it.',
      resolve: (role, _, context) => related(role, context, 'USER'),
    }),
    canAssign: t.boolean({
      description: 'True if the viewer can add people to the role, for example with an invitation.',
      resolve: (role, _, context) => canAssign(role, context),
    }),
    allowsInviting: t.boolean({
      description: 'True if members can invite people.',
      resolve: async (role, _, context) => isInvitingRole(await loadDetails(role, context)),
    }),
    permissions: t.field({
      type: GroupPermissionsRef,
      description: 'What the viewer can do with it.',
      resolve: (role, _, context) => groupPermissions(role, context),
    }),
  }),
});
