import type { PartyId, PlainDate } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { AccessLevel } from './access-level.ts';
import { dutyKinds, type DutyKind } from './absence.ts';

/** An absence in whole days, including the last one. */
export interface AbsenceChange {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly delegates: Readonly<Record<DutyKind, PartyId | null>>;
}

/** The named delegates that exist. */
export type KnownDelegates = ReadonlyMap<string, { readonly accessLevel: AccessLevel }>;

const fieldOf = {
  WORK: 'workDelegateId',
  APPROVAL: 'approvalDelegateId',
  ROLE: 'roleDelegateId',
} as const satisfies Record<DutyKind, string>;

const delegateRefusals = (
  { delegates }: AbsenceChange,
  person: PartyId,
  setBy: PartyId,
  known: KnownDelegates,
): readonly Refusal[] =>
  dutyKinds.flatMap((duty) => {
    const delegate = delegates[duty];
    if (delegate === null) return [];
    if (delegate === person) return refuse('CannotBeOwnDelegate', {}, fieldOf[duty]);
    // People who set an absence can't name themselves as delegate for approvals.
    if (delegate === setBy) return refuse('CannotNameOneselfAsDelegate', {}, fieldOf[duty]);
    const found = known.get(delegate);
    if (found === undefined) return refuse('UnknownParty', {}, fieldOf[duty]);
    // A delegate can view what the absent person can.
    return found.accessLevel === 'EXTERNAL'
      ? refuse('DelegateMustBelongToWorkspace', {}, fieldOf[duty])
      : [];
  });

/** Returns why an absence is invalid, by field. */
export const absenceRefusals = (
  change: AbsenceChange,
  person: PartyId,
  setBy: PartyId,
  known: KnownDelegates,
  today: PlainDate,
): readonly Refusal[] => [
  ...(change.endsOn < change.startsOn ? [refuse('AbsenceEndsBeforeStart', {}, 'endsOn')] : []),
  ...(change.endsOn < today ? [refuse('DateBeforeToday', {}, 'endsOn')] : []),
  ...delegateRefusals(change, person, setBy, known),
];
