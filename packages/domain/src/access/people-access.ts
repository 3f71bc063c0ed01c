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

/** A person as rules about others see them. */
type KnownPerson = Pick<Actor, 'id' | 'accessLevel' | 'isAdmin'>;

/** Refuses an administrator without internal access, who would have no rights of one. */
export const administratorRefusal = (
  person: Pick<PersonChange, 'accessLevel' | 'isAdmin'>,
): Refusal | null =>
  person.isAdmin && !isAdministrator(person) ? refuse('Forbidden', {}, 'isAdmin') : null;

/** Only administrators can make others administrators. */
export const mayGrantAdmin = (actor: Actor, person: PersonChange): Refusal | null => {
  if (!person.isAdmin) return null;
  if (!isAdministrator(actor)) return forbidden;
  return administratorRefusal(person);
};

/** Whether the person may be edited at all: an administrator only by an administrator. */
export const mayEditPerson = (
  actor: Actor,
  person: Pick<PersonChange, 'accessLevel' | 'isAdmin'>,
): Refusal | null =>
  keepsPeople(actor) && (isAdministrator(actor) || !isAdministrator(person)) ? null : forbidden;

/** When somebody is away, and who stands in: members say it of themselves, and those who keep people of others. */
export const mayEditAbsence = (actor: Actor, person: KnownPerson): Refusal | null =>
  isMember(actor) && actor.id === person.id ? null : mayEditPerson(actor, person);

/**
 * Whether this change of a person may be made. No one takes away their own
 * administration or disables themselves: the last administrator would lock the door
 * from the outside, and it is never what somebody meant.
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
