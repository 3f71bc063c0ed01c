import type { RunTask } from '../run-model/run.ts';

/** Returns whether an approver's question in this round of a pending approval has no answer yet. */
export const isInformationRequested = (
  approval: Pick<RunTask, 'approvalStatus' | 'inquiries' | 'round'>,
): boolean => {
  const last = approval.inquiries.at(-1);
  return (
    approval.approvalStatus === 'PENDING' &&
    last?.kind === 'QUESTION' &&
    last.round === approval.round
  );
};
