import { systemRow } from '../../core/state-table.ts';
import { itemAt } from '../../core/item-at.ts';
import { taskTable } from '../tables/task-table.ts';
import { requestApproval } from '../flow/activate.ts';
import { completeTask } from '../flow/complete-task.ts';
import type { Ledger } from '../command/ledger.ts';
import { reworked } from '../setbacks/rework.ts';
import type { RunTask } from '../../run-model/run.ts';
import { childrenOf } from '../../run-model/run-view.ts';
import { settleVotes } from './settle-votes.ts';

const askLevel = (ledger: Ledger, task: RunTask, level: readonly RunTask[]): void => {
  for (const child of level)
    if (child.status === 'INACTIVE') {
      requestApproval(ledger, child, task.round, {
        rule: 'APPROVAL_LEVEL',
        operands: { level: child.level, round: task.round },
        result: 'MET',
      });
      // Votes of this round can exist if a rejection was revoked.
      settleVotes(ledger, child.id);
    }
};

/**
 * Completes a task in review, sends it back, or requests its next level, depending on the votes.
 */
export const settleReview = (ledger: Ledger, task: RunTask): void => {
  const children = childrenOf(ledger, task);
  if (reworked(ledger, task)) return;
  const next = children.findIndex((child) => child.status !== 'COMPLETED');
  if (next >= 0) {
    const { level } = itemAt(children, next);
    askLevel(
      ledger,
      task,
      children.filter((child) => child.level === level),
    );
    return;
  }
  const row = systemRow(taskTable, task.status, 'allLevelsApproved');
  completeTask(ledger, task, { kind: 'TASK_COMPLETED', row, answers: 'ALL' });
};
