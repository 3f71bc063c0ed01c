import type { Instant, PartyId } from '../core/ids.ts';
import type { Actor } from './actor.ts';

/** Somebody does for a while what is another's, who goes on being able to do it. */
export interface StandIn {
  /** The assignee: whoever is away, or a team or role that they belong to. */
  readonly for: PartyId;
  readonly away: PartyId;
  /** Who does it meanwhile. */
  readonly by: PartyId;
  /** When whoever is away is back; who has begun by then goes on. */
  readonly until: Instant;
}

/** What tells whose a task is. */
export interface Assigned {
  readonly assignees: readonly PartyId[];
  readonly standIns: readonly StandIn[];
}

/** Who stands in on the task now. Whoever was taken off it takes their stand-in along. */
export const standInsOf = ({ assignees, standIns }: Assigned): readonly StandIn[] =>
  standIns.length === 0 ? standIns : standIns.filter((one) => assignees.includes(one.for));

/** The assignees that the person is, belongs to or stands in for, their own id first. */
export const seatsOf = (actor: Actor, task: Assigned): readonly PartyId[] => {
  const own = actor.parties.filter((party) => task.assignees.includes(party));
  if (task.standIns.length === 0) return own;
  const taken = standInsOf(task).filter(({ by }) => actor.parties.includes(by));
  return [...new Set([...own, ...taken.map((one) => one.for)])];
};

/** Is the task theirs: as an assignee, by a team or role, or in somebody's place? */
export const isAssigned = (actor: Actor, task: Assigned): boolean =>
  actor.parties.some((party) => task.assignees.includes(party)) ||
  (task.standIns.length > 0 && seatsOf(actor, task).length > 0);

/** Everybody who does it: those whom it is given to, and who stands in for them. */
export const doersOf = (task: Assigned): readonly PartyId[] =>
  task.standIns.length === 0
    ? task.assignees
    : [...new Set([...task.assignees, ...standInsOf(task).map(({ by }) => by)])];

/** The people in whose place the person does it, and not also in their own. */
export const stoodInFor = (actor: Actor, task: Assigned): readonly PartyId[] =>
  task.standIns.length === 0
    ? []
    : standInsOf(task).flatMap(({ by, away }) =>
        actor.parties.includes(by) && away !== actor.id ? [away] : [],
      );
