import { barredVoters } from '../../approval/judged.ts';
import type { PartyId } from '../../core/ids.ts';
import type { DecisionRecord } from '../event.ts';
import type { Ledger } from '../command/ledger.ts';
import type { RunTask } from '../run.ts';
import { isStaffed, standIns } from './staff.ts';

/** Who is given something by a deadline, and how that came about. */
export interface Reach {
  readonly parties: readonly PartyId[];
  readonly decisions: readonly DecisionRecord[];
}

/** Why a deadline passes somebody over; null where it does not. GONE: nobody is there any more. */
const whyNot = (
  ledger: Ledger,
  party: PartyId,
  barred: readonly PartyId[],
): 'OWN_WORK' | 'GONE' | null => {
  if (barred.includes(party)) return 'OWN_WORK';
  return isStaffed(ledger, party) ? null : 'GONE';
};

/** Who is only kept informed: nobody is in the place of who is not there any more. */
export const informed = (ledger: Ledger, party: PartyId): Reach => {
  const why = whyNot(ledger, party, []);
  return why === null
    ? { parties: [party], decisions: [] }
    : { parties: [], decisions: [{ rule: 'NOT_GIVEN', operands: { why }, result: party }] };
};

/**
 * A6, A9, D14: what nobody does or gives in time is put to one more; where they are not there any
 * more, or may not vote on it, to the backups and else to the owner, as far as these may.
 */
export const nextInLine = (ledger: Ledger, task: RunTask, party: PartyId): Reach => {
  const barred = task.type === 'APPROVAL' ? barredVoters(ledger, task) : [];
  const why = whyNot(ledger, party, barred);
  if (why === null) return { parties: [party], decisions: [] };
  const { assignees } = standIns(ledger, task, barred);
  const parties = assignees.filter((one) => !barred.includes(one));
  const operands = { why, instead: parties.length === 0 ? null : parties.join(' ') };
  return { parties, decisions: [{ rule: 'NOT_GIVEN', operands, result: party }] };
};
