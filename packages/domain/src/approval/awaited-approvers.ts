import type { PartyId } from '../core/ids.ts';
import type { RunTask } from '../run-model/run.ts';
import type { RunView } from '../run-model/run-view.ts';
import { workState } from '../task/work-state.ts';
import { votesOf } from './judged.ts';

/** Returns the approvers who can still decide; empty unless the approval is active. */
export const awaitedApprovers = (view: RunView, approval: RunTask): readonly PartyId[] => {
  if (approval.type !== 'APPROVAL' || workState(approval) !== 'ACTIONABLE') return [];
  const decided = votesOf(view, approval).map(({ onBehalfOf }) => onBehalfOf);
  return approval.assignees.filter((party) => !decided.includes(party));
};
