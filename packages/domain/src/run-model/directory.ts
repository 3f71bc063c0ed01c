import type { PartyId } from '../core/ids.ts';
import type { Absence } from '../party/absence.ts';

/** Data on people that a command may need. The engine itself doesn't know people. */
export interface Directory {
  /**
   * Members of a team or role, or the person; empty if there are none. Missing if not requested.
   */
  readonly members: ReadonlyMap<PartyId, readonly PartyId[]>;
  /** The manager of each person who has one. */
  readonly managers: ReadonlyMap<PartyId, PartyId>;
  /** People who are due to become owners, by an escalation or a scheduled start, and can. */
  readonly owners: ReadonlySet<PartyId>;
  /**
   * Current and future absences of all people. Null if not requested; absences then have no effect.
   */
  readonly absences: readonly Absence[] | null;
}

export const emptyDirectory: Directory = {
  members: new Map(),
  managers: new Map(),
  owners: new Set(),
  absences: null,
};
