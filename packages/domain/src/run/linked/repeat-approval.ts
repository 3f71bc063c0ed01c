import { isSettled } from '../../task/settled.ts';
import type { Ledger } from '../command/ledger.ts';
import { resetTask } from '../setbacks/reset.ts';
import type { RunTask } from '../../run-model/run.ts';
import { taskByKey } from '../../run-model/run-view.ts';

/** Requests an approval again after its rejection was resolved and the work was done. */
export const repeatApproval = (ledger: Ledger, approval: RunTask): void => {
  if (approval.plan.rejectAction?.kind !== 'REPORT_EXCEPTION' || approval.hasException) return;
  const target = taskByKey(ledger, approval.plan.rejectAction.task);
  if (target === undefined || target.hasException || !isSettled(target)) return;
  resetTask(ledger, approval);
};
