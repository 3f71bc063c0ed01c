import { refuse, type Refusal } from '../../../core/refusal.ts';
import type {
  ReportExceptionCommand,
  ResolveExceptionCommand,
} from '../../../run-model/command/command.ts';
import type { TaskPatch } from '../../../run-model/event.ts';
import { settleAfterPause } from '../../clock/thaw.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { reopenTask } from '../../setbacks/reopen-task.ts';
import type { RunTask } from '../../../run-model/run.ts';
import { childrenOf, taskOf } from '../../../run-model/run-view.ts';
import { takeTaskRow } from '../../facts/take-task-row.ts';

/**
 * Blocks submission and decision until the problem is resolved. A completed task is reopened first.
 */
export const decideReport = (ledger: Ledger, command: ReportExceptionCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeTaskRow(
    ledger,
    task,
    'reportException',
    command,
    refuse('TaskNotOpen', { status: task.status }),
  );
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
    { cause: row.value.cause, comment },
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
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeTaskRow(ledger, task, 'resolveException', command, refuse('TaskHasNoException'));
  if (!row.ok) return row.refusals[0];
  recordTask(ledger, 'TASK_EXCEPTION_RESOLVED', task, resolved(task), {
    cause: row.value.cause,
    comment: command.comment.trim(),
  });
  for (const paused of [taskOf(ledger, task.id) ?? task, ...childrenOf(ledger, task)])
    settleAfterPause(ledger, paused);
  return null;
};
