import { barredVoters } from '../approval/judged.ts';
import type { PartyId } from '../core/ids.ts';
import type { DecisionRecord } from './event.ts';
import type { Ledger } from './ledger.ts';
import type { RunTask } from './run.ts';
import { standIns } from './staff.ts';

/** Who is asked besides, and how that came about. */
interface NextApprovers {
  readonly parties: readonly PartyId[];
  readonly decisions: readonly DecisionRecord[];
}

/**
 * A6, A9: an approval that nobody gives in time is put to one more; where they may not vote on
 * it, to the backups and else to the owner, as far as these may.
 */
export const nextApprovers = (ledger: Ledger, approval: RunTask, party: PartyId): NextApprovers => {
  const barred = barredVoters(ledger, approval);
  if (!barred.includes(party)) return { parties: [party], decisions: [] };
  const { assignees } = standIns(ledger, approval, barred);
  const parties = assignees.filter((one) => !barred.includes(one));
  const operands = { why: 'OWN_WORK', instead: parties.length === 0 ? null : parties.join(' ') };
  return { parties, decisions: [{ rule: 'NOT_GIVEN', operands, result: party }] };
};
