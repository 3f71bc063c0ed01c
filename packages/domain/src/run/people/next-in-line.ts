import { barredVoters } from '../../approval/judged.ts';
import type { PartyId } from '../../core/ids.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import type { Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { isStaffed, replacements } from './staff.ts';

/** The people, teams, and roles that get a task by an escalation, with the reason. */
export interface Reach {
  readonly parties: readonly PartyId[];
  readonly decisions: readonly DecisionRecord[];
}

/** Why an escalation skips a person, team, or role; null if it doesn't. GONE: no one is left. */
const whyNot = (
  ledger: Ledger,
  party: PartyId,
  barred: readonly PartyId[],
): 'OWN_WORK' | 'GONE' | null => {
  if (barred.includes(party)) return 'OWN_WORK';
  return isStaffed(ledger, party) ? null : 'GONE';
};

/** Returns a new watcher. A team or role without people isn't replaced. */
export const informed = (ledger: Ledger, party: PartyId): Reach => {
  const why = whyNot(ledger, party, []);
  return why === null
    ? { parties: [party], decisions: [] }
    : { parties: [], decisions: [{ rule: 'NOT_GIVEN', operands: { why }, result: party }] };
};

/**
 * Returns who else gets a late task: the person, team, or role of the escalation. If they can't
 * act, the backups or else the owner.
 */
export const nextInLine = (ledger: Ledger, task: RunTask, party: PartyId): Reach => {
  const barred = task.type === 'APPROVAL' ? barredVoters(ledger, task) : [];
  const why = whyNot(ledger, party, barred);
  if (why === null) return { parties: [party], decisions: [] };
  const { assignees } = replacements(ledger, task, barred);
  const parties = assignees.filter((one) => !barred.includes(one));
  const operands = { why, instead: parties.length === 0 ? null : parties.join(' ') };
  return { parties, decisions: [{ rule: 'NOT_GIVEN', operands, result: party }] };
};
