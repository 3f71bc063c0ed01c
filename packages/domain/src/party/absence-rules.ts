import type { PartyId, PlainDate } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { AccessLevel } from './access-level.ts';
import { dutyKinds, type DutyKind } from './absence.ts';

/** What somebody says about being away: whole days, the last one included. */
export interface AbsenceChange {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly delegates: Readonly<Record<DutyKind, PartyId | null>>;
}

/** The people named, as far as they are there. */
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
    if (delegate === person) return refuse('CannotStandInForThemselves', {}, fieldOf[duty]);
    // Who decides in somebody's place is not chosen by whoever would then decide.
    if (delegate === setBy) return refuse('CannotNameOneselfAsDelegate', {}, fieldOf[duty]);
    const found = known.get(delegate);
    if (found === undefined) return refuse('UnknownParty', {}, fieldOf[duty]);
    // Whoever stands in reads what the other reads.
    return found.accessLevel === 'EXTERNAL'
      ? refuse('DelegateMustBelongToWorkspace', {}, fieldOf[duty])
      : [];
  });

/** What is wrong with an absence, field by field. */
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
