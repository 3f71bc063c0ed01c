import type { Instant, PartyId } from '../core/ids.ts';
import type { Actor } from './actor.ts';

/** A delegate who temporarily does the task of an absent person, who can still do it too. */
export interface Delegate {
  /** The assignee: the absent person, or their team or role. */
  readonly for: PartyId;
  readonly away: PartyId;
  /** The delegate. */
  readonly by: PartyId;
  /** When the absent person is back. Delegates who have started can finish. */
  readonly until: Instant;
}

/** Facts on who a task is assigned to. */
export interface Assigned {
  readonly assignees: readonly PartyId[];
  readonly standIns: readonly Delegate[];
}

/** Returns the current delegates. Removing an assignee removes their delegate. */
export const delegatesOf = ({ assignees, standIns }: Assigned): readonly Delegate[] =>
  standIns.length === 0 ? standIns : standIns.filter((one) => assignees.includes(one.for));

/**
 * Returns the assignees for which the person can act: themselves first, then their teams and roles,
 * then those whose delegate they are.
 */
export const seatsOf = (actor: Actor, task: Assigned): readonly PartyId[] => {
  const own = actor.parties.filter((party) => task.assignees.includes(party));
  if (task.standIns.length === 0) return own;
  const taken = delegatesOf(task).filter(({ by }) => actor.parties.includes(by));
  return [...new Set([...own, ...taken.map((one) => one.for)])];
};

/** Returns whether the person has the task as an assignee, team or role member, or delegate. */
export const isAssigned = (actor: Actor, task: Assigned): boolean =>
  actor.parties.some((party) => task.assignees.includes(party)) ||
  (task.standIns.length > 0 && seatsOf(actor, task).length > 0);

/** Returns the assignees and their delegates. */
export const doersOf = (task: Assigned): readonly PartyId[] =>
  task.standIns.length === 0
    ? task.assignees
    : [...new Set([...task.assignees, ...delegatesOf(task).map(({ by }) => by)])];

/** Returns the people that the person only represents as a delegate. */
export const representedPeople = (actor: Actor, task: Assigned): readonly PartyId[] =>
  task.standIns.length === 0
    ? []
    : delegatesOf(task).flatMap(({ by, away }) =>
        actor.parties.includes(by) && away !== actor.id ? [away] : [],
      );
