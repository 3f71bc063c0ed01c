import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { AccessLevel } from '../party/access-level.ts';
import type { SystemRole } from '../party/system-role.ts';
import { isAdministrator, isMember, type Actor } from './actor.ts';

const forbidden = refuse('Forbidden');

/** The lists of people, teams and roles are for members alone; others see whom they work with. */
export const mayListPeople = (actor: Actor): Refusal | null => (isMember(actor) ? null : forbidden);

const keepsPeople = (actor: Actor): boolean =>
  isMember(actor) && (isAdministrator(actor) || actor.systemRoles.includes('PEOPLE_ADMIN'));

/** People are added and teams and roles made by administrators and people admins. */
export const mayCreatePeople = (actor: Actor): Refusal | null =>
  keepsPeople(actor) ? null : forbidden;

export interface PersonChange {
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  readonly isActive: boolean;
}

/** Nobody but an administrator makes administrators, and only members of the workspace can be one. */
export const mayGrantAdmin = (actor: Actor, person: PersonChange): Refusal | null => {
  if (!person.isAdmin) return null;
  if (!isAdministrator(actor)) return forbidden;
  return person.accessLevel === 'INTERNAL' ? null : refuse('Forbidden', {}, 'isAdmin');
};

/** Whether the person may be edited at all: an administrator only by an administrator. */
export const mayEditPerson = (
  actor: Actor,
  person: { readonly isAdmin: boolean },
): Refusal | null =>
  keepsPeople(actor) && (isAdministrator(actor) || !person.isAdmin) ? null : forbidden;

/** When somebody is away, and who stands in: members say it of themselves, and those who keep people of others. */
export const mayEditAbsence = (
  actor: Actor,
  person: { readonly id: PartyId; readonly isAdmin: boolean },
): Refusal | null =>
  isMember(actor) && actor.id === person.id ? null : mayEditPerson(actor, person);

/**
 * Whether this change of a person may be made. No one takes away their own
 * administration or disables themselves: the last administrator would lock the door
 * from the outside, and it is never what somebody meant.
 */
export const mayChangePerson = (
  actor: Actor,
  person: { readonly id: PartyId; readonly isAdmin: boolean },
  change: PersonChange,
): Refusal | null => {
  const refusal = mayEditPerson(actor, person);
  if (refusal !== null) return refusal;
  const loses =
    !change.isActive || change.accessLevel !== 'INTERNAL' || (person.isAdmin && !change.isAdmin);
  if (person.id === actor.id && loses) return refuse('CannotRemoveSelfFromAdminRole');
  return mayGrantAdmin(actor, change);
};

/** A team or role as the rules see it. */
export interface Group {
  /** Set for the roles that the product itself knows. */
  readonly systemRole: SystemRole | null;
}

/** System roles give rights of an administrator: only administrators hand them out. */
export const mayEditGroup = (actor: Actor, group: Group): Refusal | null =>
  keepsPeople(actor) && (isAdministrator(actor) || group.systemRole === null) ? null : forbidden;

/** A system role is part of the product and cannot be renamed or deleted. */
export const mayDeleteGroup = (actor: Actor, group: Group): Refusal | null =>
  group.systemRole === null ? mayEditGroup(actor, group) : forbidden;

/** Name, colour and time zone of the workspace. */
export const mayEditTenant = (actor: Actor): Refusal | null =>
  isAdministrator(actor) ? null : forbidden;
