import type { Instant, PartyId } from '../core/ids.ts';

/** What somebody may be stood in for: work that is theirs, votes that are theirs, and both as one of a team or role. */
export const dutyKinds = ['WORK', 'APPROVAL', 'ROLE'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** A person is out of office, and says who stands in for them meanwhile. */
export interface Absence {
  readonly person: PartyId;
  readonly from: Instant;
  /** The first moment at which they are back. */
  readonly until: Instant;
  /** Null: what is theirs waits for them. */
  readonly delegates: Readonly<Record<DutyKind, PartyId | null>>;
  /** The duties whose delegate cannot do them any more: gone, or no member of the workspace by now. */
  readonly orphaned: readonly DutyKind[];
  /** Who said so: they themselves, or whoever keeps people. */
  readonly setBy: PartyId;
  /** The teams and roles that they belong to. */
  readonly groups: readonly PartyId[];
}

export const isAwayAt = ({ from, until }: Absence, now: Instant): boolean =>
  from <= now && now < until;
