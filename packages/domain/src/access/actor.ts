import type { PartyId } from '../core/ids.ts';
import type { AccessLevel } from '../party/access-level.ts';
import type { SystemRole } from '../party/system-role.ts';

/** Who acts or looks: everything about a person that a rule may depend on. */
export interface Actor {
  readonly id: PartyId;
  /** The person's own id first, then their teams and roles. */
  readonly parties: readonly PartyId[];
  readonly isAdmin: boolean;
  readonly accessLevel: AccessLevel;
  readonly systemRoles: readonly SystemRole[];
}

/** A person, or Baton itself: timers, and whatever follows from a command. */
export type Agent = Actor | 'SYSTEM';

/** The person behind what is done; null where Baton does it itself. */
export const personOf = (agent: Agent): PartyId | null => (agent === 'SYSTEM' ? null : agent.id);

/** The parties of the list that the actor is or belongs to, the person's own id first. */
export const partiesOf = (actor: Actor, list: readonly PartyId[]): readonly PartyId[] =>
  actor.parties.filter((party) => list.includes(party));

/** Is the actor named in the list: directly, by a team or by a role? */
export const isAmong = (actor: Actor, list: readonly PartyId[]): boolean =>
  actor.parties.some((party) => list.includes(party));

/** Administration is for members: rights given before an account became external do not outlive it. */
export const isAdministrator = (actor: Pick<Actor, 'isAdmin' | 'accessLevel'>): boolean =>
  actor.isAdmin && actor.accessLevel === 'INTERNAL';

/** Whoever keeps the connections to other servers, and mends what goes wrong with them. */
export const keepsIntegrations = (actor: Actor): boolean =>
  isAdministrator(actor) || (isMember(actor) && actor.systemRoles.includes('INTEGRATION_ADMIN'));

/** Of the workspace itself, a limited account too: all but partners. */
export const isOfWorkspace = (actor: Pick<Actor, 'accessLevel'>): boolean =>
  actor.accessLevel !== 'EXTERNAL';

/** A member who sees the workspace's lists, unlike partners and limited accounts. */
export const isMember = (actor: Actor): boolean => actor.accessLevel === 'INTERNAL';
