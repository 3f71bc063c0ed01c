import type { PlainDate } from '@baton/domain/core/ids';
import type { PartyNode } from '../people/index.ts';

/** An absence with its delegates in the API. */
export interface AbsenceNode {
  readonly personId: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly isAway: boolean;
  readonly workDelegate: PartyNode | null;
  readonly approvalDelegate: PartyNode | null;
  readonly roleDelegate: PartyNode | null;
}
