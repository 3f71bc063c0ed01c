import type { PlainDate } from '@baton/domain/core/ids';
import type { PartyNode } from '../people/index.ts';

/** When somebody is away and who stands in for them, on its way to a screen. */
export interface AbsenceNode {
  readonly personId: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly isAway: boolean;
  readonly workDelegate: PartyNode | null;
  readonly approvalDelegate: PartyNode | null;
  readonly roleDelegate: PartyNode | null;
}
