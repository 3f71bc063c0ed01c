import { nextState } from '../../core/state-table.ts';
import { isClosed } from '../../run-model/read-value.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import type { DecisionRecord, TaskEvent, TaskPatch } from '../../run-model/event.ts';
import type { RunTask } from '../../run-model/run.ts';
import { acceptSuggestions } from './accept-suggestions.ts';
import { submitForm, type SubmittedAnswers } from '../values/submit-form.ts';
import type { TaskTransition } from '../tables/task-table.ts';

interface Completion {
  readonly kind: TaskEvent['kind'];
  readonly row: TaskTransition;
  readonly answers: SubmittedAnswers;
  /** Returns further changes of the task. Called after the form is submitted. */
  readonly patch?: () => TaskPatch;
  readonly comment?: string | null;
  readonly decisions?: readonly DecisionRecord[];
}

/**
 * Completes a task, or submits it for review if it has approvals. All ways to complete a task use
 * this function, so that the submitted values are always those that the form shows.
 */
export const completeTask = (
  ledger: Ledger,
  task: RunTask,
  { kind, row, answers, patch, comment = null, decisions }: Completion,
): void => {
  const status = nextState(row, task.status);
  const isSubmitted = isClosed(task);
  if (!isSubmitted && answers === 'ALL') acceptSuggestions(ledger, task);
  if (!isSubmitted) submitForm(ledger, task.id, row.cause, answers);
  recordTask(
    ledger,
    kind,
    task,
    {
      status,
      ...(!isSubmitted && { submittedAt: ledger.now }),
      ...(status === 'COMPLETED' ? { completedAt: ledger.now } : { round: task.round + 1 }),
      ...patch?.(),
    },
    { cause: row.cause, comment, ...(decisions !== undefined && { decisions }) },
  );
};
