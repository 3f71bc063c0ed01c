import type { Instant, PartyId } from '../core/ids.ts';

/** Duties that can be delegated: own tasks, own votes, and both as a member of a team or role. */
export const dutyKinds = ['WORK', 'APPROVAL', 'ROLE'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** An absence with its delegates. */
export interface Absence {
  readonly person: PartyId;
  readonly from: Instant;
  /** The first moment after the absence. */
  readonly until: Instant;
  /** Null if the person has no delegate for these duties, so that they wait for the person. */
  readonly delegates: Readonly<Record<DutyKind, PartyId | null>>;
  /** Duties whose delegate left or isn't internal anymore. */
  readonly orphaned: readonly DutyKind[];
  /** Who set it: the person or a people admin. */
  readonly setBy: PartyId;
  /** Teams and roles of the person. */
  readonly groups: readonly PartyId[];
}

export const isAwayAt = ({ from, until }: Absence, now: Instant): boolean =>
  from <= now && now < until;
