import type { PartyId } from '../core/ids.ts';
import type { AccessLevel } from './access-level.ts';
import type { SystemRole } from './system-role.ts';

/** The person who gives a command or views data, with everything that access rules depend on. */
export interface Actor {
  readonly id: PartyId;
  /** The person's own id first, then their teams and roles. */
  readonly parties: readonly PartyId[];
  readonly isAdmin: boolean;
  readonly accessLevel: AccessLevel;
  readonly systemRoles: readonly SystemRole[];
}

/** A person, or the system: timers and consequences of a command. */
export type Agent = Actor | 'SYSTEM';

/** Returns the person who acts, or null for the system. */
export const personOf = (agent: Agent): PartyId | null => (agent === 'SYSTEM' ? null : agent.id);

/** Returns the ids in the list that belong to the actor: the own id first, then teams and roles. */
export const partiesOf = (actor: Actor, list: readonly PartyId[]): readonly PartyId[] =>
  actor.parties.filter((party) => list.includes(party));

/** Returns whether the list contains the actor, directly or by a team or role. */
export const isAmong = (actor: Actor, list: readonly PartyId[]): boolean =>
  actor.parties.some((party) => list.includes(party));

/**
 * Returns whether the person is an admin. The right doesn't apply to external accounts that still
 * have the flag.
 */
export const isAdministrator = (actor: Pick<Actor, 'isAdmin' | 'accessLevel'>): boolean =>
  actor.isAdmin && actor.accessLevel === 'INTERNAL';

/** Returns whether the person can manage integrations and fix failed requests. */
export const managesIntegrations = (actor: Actor): boolean =>
  isAdministrator(actor) || (isMember(actor) && actor.systemRoles.includes('INTEGRATION_ADMIN'));

/** Returns whether the person is internal and can view the workspace's lists. */
export const isMember = (actor: Actor): boolean => actor.accessLevel === 'INTERNAL';
