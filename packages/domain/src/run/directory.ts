import type { PartyId } from '../core/ids.ts';
import type { Absence } from '../party/absence.ts';

/** Who belongs to whom, as far as a command may need it. The engine itself knows no people. */
export interface Directory {
  /** The people behind a team, a role or a person; empty where nobody is. Not there: not asked for. */
  readonly members: ReadonlyMap<PartyId, readonly PartyId[]>;
  /** The manager of each person who has one. */
  readonly managers: ReadonlyMap<PartyId, PartyId>;
  /** Of those who are to be owners, be it by an escalation or a planned start, the ones who can be that. */
  readonly owners: ReadonlySet<PartyId>;
  /** Everybody in the workspace who is away, or is going to be. Null: not asked for, and nothing follows from it. */
  readonly absences: readonly Absence[] | null;
}

export const emptyDirectory: Directory = {
  members: new Map(),
  managers: new Map(),
  owners: new Set(),
  absences: null,
};
