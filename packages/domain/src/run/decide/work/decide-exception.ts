import { mayReportException, mayResolveException } from '../../../access/task/task-access.ts';
import { approvalTable } from '../../../approval/approval-table.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../../task/task-table.ts';
import type { ReportExceptionCommand, ResolveExceptionCommand } from '../../command/command.ts';
import { commentTooLong, textRefusal } from '../../command/comment-length.ts';
import type { TaskPatch } from '../../event.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { settleAfterPause } from '../../clock/thaw.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { reopenTask } from '../../setbacks/reopen-task.ts';
import type { RunTask } from '../../run.ts';
import { childrenOf, taskOf } from '../../run-view.ts';

/**
 * Blocks submission and decision until the problem is resolved. A completed task is reopened first.
 */
export const decideReport = (ledger: Ledger, command: ReportExceptionCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const check = {
    guard: () =>
      mayReportException(agent, factsIn(ledger, agent)(task)) ?? textRefusal(command.text, 'text'),
    holds: () => false,
    unknown: () => refuse('TaskNotOpen', { status: task.status }),
  };
  const row =
    task.type === 'APPROVAL'
      ? takeRow(approvalTable, task.status, 'reportException', check)
      : takeRow(taskTable, task.status, 'reportException', check);
  if (!row.ok) return row.refusals[0];
  const comment = command.text.trim();
  if (task.status === 'COMPLETED') reopenTask(ledger, task, { row: row.value, comment });
  recordTask(
    ledger,
    'TASK_EXCEPTION_REPORTED',
    taskOf(ledger, task.id) ?? task,
    {
      hasException: true,
      exception: {
        category: command.category,
        text: comment,
        reportedBy: agent === 'SYSTEM' ? null : agent.id,
        at: ledger.now,
      },
    },
    { row: row.value.row, comment },
  );
  return null;
};

/** Resolving the rework limit resets the count. */
const resolved = (task: RunTask): TaskPatch => ({
  hasException: false,
  exception: null,
  ...(task.exception?.category === 'LOOP_LIMIT' && { rejectCycles: 0 }),
});

/** Resolves the problem. The task keeps its status. */
export const decideResolve = (ledger: Ledger, command: ResolveExceptionCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const check = {
    guard: () =>
      mayResolveException(agent, factsIn(ledger, agent)(task)) ??
      commentTooLong(command.comment, 'comment'),
    holds: () => false,
    unknown: () => refuse('TaskHasNoException'),
  };
  const row =
    task.type === 'APPROVAL'
      ? takeRow(approvalTable, task.status, 'resolveException', check)
      : takeRow(taskTable, task.status, 'resolveException', check);
  if (!row.ok) return row.refusals[0];
  recordTask(ledger, 'TASK_EXCEPTION_RESOLVED', task, resolved(task), {
    row: row.value.row,
    comment: command.comment.trim(),
  });
  for (const held of [taskOf(ledger, task.id) ?? task, ...childrenOf(ledger, task)])
    settleAfterPause(ledger, held);
  return null;
};
