import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { AccessLevel } from '../party/access-level.ts';
import type { SystemRole } from '../party/system-role.ts';
import { isAdministrator, isAmong, isMember, type Actor } from '../party/actor.ts';

const forbidden = refuse('Forbidden');

/** Allows internal users to list people, teams, and roles. Others see people they work with. */
export const mayListPeople = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('ScopedNonAdminPeopleAndTeamsQueriesNotAllowed');

const keepsPeople = (actor: Actor): boolean =>
  isMember(actor) && (isAdministrator(actor) || actor.systemRoles.includes('PEOPLE_ADMIN'));

/** Allows admins and people admins to add people. */
export const mayCreatePeople = (actor: Actor): Refusal | null =>
  keepsPeople(actor) ? null : forbidden;

export interface PersonChange {
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  readonly isActive: boolean;
}

/** The facts on a person that rules on others use. */
export type KnownPerson = Pick<Actor, 'id' | 'accessLevel' | 'isAdmin'>;

/** Refuses admins without internal access, who would have no admin rights. */
export const administratorRefusal = (
  person: Pick<PersonChange, 'accessLevel' | 'isAdmin'>,
): Refusal | null =>
  person.isAdmin && !isAdministrator(person) ? refuse('Forbidden', {}, 'isAdmin') : null;

/** Allows only admins to make others admins. */
export const mayGrantAdmin = (actor: Actor, person: PersonChange): Refusal | null => {
  if (!person.isAdmin) return null;
  if (!isAdministrator(actor)) return forbidden;
  return administratorRefusal(person);
};

/**
 * Allows people who manage people, and internal users with a role that allows inviting, to invite
 * people.
 */
export const mayInvite = (actor: Actor, invitingRoles: readonly PartyId[]): Refusal | null =>
  keepsPeople(actor) || (isMember(actor) && isAmong(actor, invitingRoles))
    ? null
    : refuse('UserNotAllowedToInviteUsers');

/** Allows only admins to invite admins. */
export const mayInviteAs = (
  actor: Actor,
  person: Pick<PersonChange, 'accessLevel' | 'isAdmin'>,
): Refusal | null =>
  person.isAdmin && !isAdministrator(actor)
    ? refuse('InsufficientPermissionsToInviteUser', {}, 'isAdmin')
    : administratorRefusal(person);

/** Allows sending invitations again and withdrawing them: people who manage people, and inviters their own. */
export const mayManageInvitation = (
  actor: Actor,
  person: Pick<PersonChange, 'accessLevel' | 'isAdmin'> & { readonly invitedBy: string | null },
  invitingRoles: readonly PartyId[],
): Refusal | null => {
  if (mayEditPerson(actor, person) === null) return null;
  const isOwn = person.invitedBy === actor.id && !isAdministrator(person);
  return isOwn && mayInvite(actor, invitingRoles) === null ? null : forbidden;
};

/** Allows editing people. Admins can only be edited by admins. */
export const mayEditPerson = (
  actor: Actor,
  person: Pick<PersonChange, 'accessLevel' | 'isAdmin'>,
): Refusal | null =>
  keepsPeople(actor) && (isAdministrator(actor) || !isAdministrator(person)) ? null : forbidden;

/** Allows the person, their manager, and people who manage people to see how much work they have. */
export const mayReadLoad = (
  actor: Actor,
  person: Pick<KnownPerson, 'id'> & { readonly managerId: PartyId | null },
): Refusal | null =>
  keepsPeople(actor) || actor.id === person.id || (isMember(actor) && actor.id === person.managerId)
    ? null
    : forbidden;

/** Allows internal members of a team or role, and people who manage people, to see how much work it has. */
export const mayReadGroupLoad = (actor: Actor, groupId: PartyId): Refusal | null =>
  keepsPeople(actor) || (isMember(actor) && isAmong(actor, [groupId])) ? null : forbidden;

/** Allows internal users to set their own absence, and people admins to set those of others. */
export const mayEditAbsence = (actor: Actor, person: KnownPerson): Refusal | null =>
  isMember(actor) && actor.id === person.id ? null : mayEditPerson(actor, person);

/**
 * Allows changing a person. Refuses people who remove their own admin right or deactivate
 * themselves, since the last admin could be locked out.
 */
export const mayChangePerson = (
  actor: Actor,
  person: KnownPerson,
  change: PersonChange,
): Refusal | null => {
  const refusal = mayEditPerson(actor, person);
  if (refusal !== null) return refusal;
  const loses =
    !change.isActive ||
    change.accessLevel !== 'INTERNAL' ||
    (isAdministrator(person) && !isAdministrator(change));
  if (person.id === actor.id && loses) return refuse('CannotRemoveSelfFromAdminRole');
  return mayGrantAdmin(actor, change);
};

/** Facts on a team or role that the rules use. */
export interface Group {
  /** Set for built-in roles. */
  readonly systemRole: SystemRole | null;
  /** Admins of a team. */
  readonly adminIds?: readonly PartyId[];
}

const keepsGroup = (actor: Actor, { systemRole }: Pick<Group, 'systemRole'>): boolean =>
  keepsPeople(actor) && (isAdministrator(actor) || systemRole === null);

/**
 * Allows people who manage people, and the admins of a team, to edit a team or role. Built-in roles
 * include admin rights, so only admins can edit their members.
 */
export const mayEditGroup = (actor: Actor, group: Group): Refusal | null =>
  keepsGroup(actor, group) || (isMember(actor) && (group.adminIds ?? []).includes(actor.id))
    ? null
    : forbidden;

/**
 * Allows adding people to a team or role. People who only invite can give what they have, so an
 * invitation never gives more access than the inviter's.
 */
export const mayAssignGroup = (
  actor: Actor,
  group: Group & { readonly id: PartyId },
  invitingRoles: readonly PartyId[],
): Refusal | null => {
  const isOwn = group.systemRole === null && isAmong(actor, [group.id]);
  return mayEditGroup(actor, group) === null || (isOwn && mayInvite(actor, invitingRoles) === null)
    ? null
    : refuse('InsufficientPermissionsToAssignRoles');
};

/** Returns whether members of the role can invite people. The right of built-in roles is fixed. */
export const isInvitingRole = (role: Group & { readonly allowsInviting: boolean }): boolean =>
  role.systemRole === 'PEOPLE_ADMIN' || role.allowsInviting;

/** Allows admins to set whether members of a role can invite people. */
export const mayAllowInviting = (actor: Actor, role: Group): Refusal | null =>
  isAdministrator(actor) && role.systemRole === null
    ? null
    : refuse('Forbidden', {}, 'allowsInviting');

/** Allows people who manage people to rename and delete teams and roles, but not built-in roles. */
export const mayDeleteGroup = (actor: Actor, group: Group): Refusal | null =>
  group.systemRole === null && keepsGroup(actor, group) ? null : forbidden;

/** Allows admins to change name, color, and time zone of the workspace. */
export const mayEditTenant = (actor: Actor): Refusal | null =>
  isAdministrator(actor) ? null : forbidden;

/** Allows admins to create another workspace, whose first admin they become. */
export const mayCreateTenant = (actor: Actor): Refusal | null => mayEditTenant(actor);

/** Allows admins to view Baton as another person of the workspace. */
export const mayViewAs = (actor: Actor): Refusal | null => mayEditTenant(actor);

/** Allows admins to create accounts of programs, with their tokens. */
export const mayManageServiceAccounts = (actor: Actor): Refusal | null => mayEditTenant(actor);

/** Allows admins to read who changed people, rights, and settings. */
export const mayReadAuditLog = (actor: Actor): Refusal | null => mayEditTenant(actor);
