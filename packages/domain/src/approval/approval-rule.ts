import type { PartyId } from '../core/ids.ts';
import type { RunTask } from '../run/run.ts';

/** Whether these approvers' yes is enough: of one, or of every approver that is named now. */
export const isApprovedBy = (
  approval: Pick<RunTask, 'rule' | 'assignees'>,
  voted: readonly PartyId[],
): boolean =>
  approval.rule === 'ANY'
    ? voted.length > 0
    : approval.assignees.length > 0 && approval.assignees.every((party) => voted.includes(party));
