import { clockStopOf } from '../../task/clock-stops.ts';
import { movedDue } from '../dates/due-date.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { taskOf } from '../../run-model/run-view.ts';
import { extendDueDate } from './thaw.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Pauses the due date of the task from now. */
const stop = (ledger: Ledger, task: RunTask, cause: Cause): void =>
  recordTask(ledger, 'TASK_CLOCK_STOPPED', task, { clockStoppedAt: ledger.now }, { cause });

/**
 * Returns whether the task last waited for an information request, answered or closed by a
 * decision.
 */
const waitedForAnswer = (
  { now }: Ledger,
  { plan: { clockStops }, inquiries, round }: RunTask,
): boolean => {
  const last = inquiries.at(-1);
  if (!clockStops.includes('QUESTION') || last?.round !== round) return false;
  return last.kind === 'QUESTION' || last.at === now;
};

/** Resumes the due date of the task and moves it by the time it was paused. */
const resume = (ledger: Ledger, task: RunTask, from: number): void => {
  const dueOn = extendDueDate(ledger, task, from);
  recordTask(
    ledger,
    'TASK_CLOCK_RESUMED',
    task,
    { clockStoppedAt: null, ...movedDue(task, dueOn), isDueSetWhileHeld: false },
    {
      cause: waitedForAnswer(ledger, task) ? 'approval.answerInformation' : 'task.resolveException',
      decisions:
        dueOn === task.dueOn
          ? []
          : [
              {
                rule: 'DUE_DATE',
                operands: { kind: 'CLOCK', from, to: ledger.now },
                result: dueOn,
              },
            ],
    },
  );
};

/**
 * Pauses and resumes due dates of tasks with a problem or question, if their blueprint is set to do
 * so.
 */
export const updateDueDatePauses = (ledger: Ledger): void => {
  for (const task of ledger.tasks) {
    if (task.plan.clockStops.length === 0) continue;
    const work = task.approvalFor === null ? undefined : taskOf(ledger, task.approvalFor);
    const why = clockStopOf(task, work);
    if (why !== null && task.clockStoppedAt === null)
      stop(ledger, task, why === 'QUESTION' ? 'approval.askInformation' : 'task.reportException');
    if (why === null && task.clockStoppedAt !== null) resume(ledger, task, task.clockStoppedAt);
  }
};
