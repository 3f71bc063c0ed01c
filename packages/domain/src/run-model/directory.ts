import type { PartyId } from '../core/ids.ts';
import type { Absence } from '../party/absence.ts';

/** Data on people that a command may need. The engine itself doesn't know people. */
export interface Directory {
  /**
   * Members by team or role; for a person, the person alone. Empty if there are none, missing if
   * not requested.
   */
  readonly members: ReadonlyMap<PartyId, readonly PartyId[]>;
  /** The manager of each person who has one. */
  readonly managers: ReadonlyMap<PartyId, PartyId>;
  /** People who become owners by an escalation or a scheduled start, and are allowed to. */
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
