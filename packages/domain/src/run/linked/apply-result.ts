import { personOf } from '../../party/actor.ts';
import type { AutomationOutput, AutomationResult } from '../../automation/automation-result.ts';
import type { AutomationState } from '../../automation/automation-state.ts';
import { automationTable } from '../tables/automation-table.ts';
import { backOff } from '../../automation/back-off.ts';
import { isDeepEqual } from '../../core/equality.ts';
import { systemRow, rowFor } from '../../core/state-table.ts';
import { isReported } from '../../run-model/exception.ts';
import type { FieldValue } from '../../field/field.ts';
import { wasSubmitted } from '../../run-model/read-value.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import { failedPermanently } from '../flow/begin-calls.ts';
import { isOutput } from '../flow/by-hand.ts';
import { completeTask } from '../flow/complete-task.ts';
import type { TaskPatch } from '../../run-model/event.ts';
import { recordTask, recordValue, type Ledger } from '../command/ledger.ts';
import { resetChildren } from '../setbacks/reset.ts';
import type { RunTask } from '../../run-model/run.ts';
import { formOf, valueAt } from '../../run-model/run-view.ts';
import { resetReworkCount } from '../setbacks/sent-back.ts';
import type { AutomationInput, Cause } from '../../run-model/cause.ts';
import { type TaskTransition, approvalsCondition } from '../tables/task-table.ts';

/** A result of the current request. */
interface MeantResult {
  readonly state: AutomationState;
  readonly result: AutomationResult;
}

/** How an automated task is completed. */
interface Finish {
  readonly row: TaskTransition;
  readonly patch: TaskPatch | null;
  readonly comment?: string | null;
}

const inputFor = (task: RunTask, { state, result }: MeantResult): AutomationInput => {
  if (result.kind === 'ACCEPTED') return 'responseAccepted';
  const isLast = state.attempts + 1 >= (task.plan.automation?.maxAttempts ?? 1);
  if (result.kind === 'RETRYABLE' && !isLast) return 'attemptFailed';
  return task.plan.automation?.continuesOnFailure ? 'responseAccepted' : 'failedPermanently';
};

/** A person typed the value, so it is a draft again after they undo the completion. */
const draftTyped = (
  ledger: Ledger,
  place: RunValue,
  value: FieldValue | null,
  note: Parameters<typeof recordValue>[4],
): void => {
  const draft = { value, by: personOf(ledger.agent), at: ledger.now };
  if (!isDeepEqual(place.draft?.value ?? null, value))
    recordValue(ledger, 'VALUE_DRAFTED', place, { draft }, note);
};

/**
 * Writes the results of a request or linked workflow to the form of the task. Removes earlier
 * results that aren't returned again, except those that a person decided to keep.
 */
export const commitOutputs = (
  ledger: Ledger,
  task: RunTask,
  outputs: readonly AutomationOutput[],
  note: { readonly cause: Cause; readonly origin: 'AUTOMATION' | 'PERSON' },
): void => {
  const returned = new Map(outputs.map(({ instance, value }) => [instance, value]));
  for (const value of formOf(ledger, task.id)) {
    if (!isOutput(task, value)) continue;
    const kept = note.origin === 'PERSON' && wasSubmitted(task) ? value.committed : null;
    const committed = returned.get(value.key) ?? kept;
    if (value.draft === null && isDeepEqual(value.committed, committed)) continue;
    if (note.origin === 'PERSON' && returned.has(value.key))
      draftTyped(ledger, value, committed, note);
    const drafted = valueAt(ledger, value.key) ?? value;
    recordValue(ledger, 'VALUE_COMMITTED', drafted, { committed, draft: null }, note);
  }
};

/** Completes the task, or requests its approvals again regardless of earlier votes. */
export const finish = (
  ledger: Ledger,
  task: RunTask,
  kind: 'AUTOMATION_SUCCEEDED' | 'AUTOMATION_COMPLETED_MANUALLY' | 'AUTOMATION_RESULT_KEPT',
  { row, patch, comment = null }: Finish,
): void => {
  resetChildren(ledger, task);
  completeTask(ledger, task, {
    kind,
    row,
    answers: 'VALID',
    patch: () => ({
      submittedBy: personOf(ledger.agent),
      hasException: false,
      exception: null,
      ...resetReworkCount(task),
      ...patch,
    }),
    comment,
  });
};

const applyResult = (ledger: Ledger, task: RunTask, meant: MeantResult): void => {
  const { result } = meant;
  const state: AutomationState = {
    ...meant.state,
    attempts: meant.state.attempts + 1,
    answered: result.status ?? null,
    held: null,
  };
  const input = inputFor(task, meant);
  const row = rowFor(automationTable, task.status, input, approvalsCondition(ledger, task));
  if (row === undefined) return;
  const { cause } = row;
  if (result.kind === 'ACCEPTED' || input === 'responseAccepted') {
    const { outputs, failure } =
      result.kind === 'ACCEPTED'
        ? { outputs: result.outputs, failure: null }
        : { outputs: [], failure: result.failure };
    commitOutputs(ledger, task, outputs, { cause, origin: 'AUTOMATION' });
    finish(ledger, task, 'AUTOMATION_SUCCEEDED', {
      row,
      patch: { automationState: { ...state, dueAt: null, failure } },
    });
  } else if (input === 'attemptFailed') {
    const retryAfter = result.kind === 'RETRYABLE' ? result.retryAfterMs : null;
    const dueAt = ledger.now + backOff(state.attempts, task.id, retryAfter);
    recordTask(
      ledger,
      'AUTOMATION_ATTEMPT_FAILED',
      task,
      { automationState: { ...state, dueAt, failure: result.failure } },
      { cause },
    );
  } else
    recordTask(
      ledger,
      'AUTOMATION_FAILED',
      task,
      failedPermanently(ledger, state, result.failure),
      { cause },
    );
};

const isHalted = (ledger: Ledger, task: RunTask): boolean =>
  task.frozeForReason !== null ||
  ledger.workflow.scheduleStatus !== 'RUNNING' ||
  ledger.workflow.deletedAt !== null ||
  task.expirationStatus === 'EXPIRED' ||
  isReported(task);

/** Applies a new result now, or stores it until the task resumes. */
export const receiveResult = (ledger: Ledger, task: RunTask, meant: MeantResult): void => {
  if (!isHalted(ledger, task)) {
    applyResult(ledger, task, meant);
    return;
  }
  recordTask(
    ledger,
    'AUTOMATION_ANSWER_HELD',
    task,
    { automationState: { ...meant.state, dueAt: null, held: meant.result } },
    {
      cause:
        meant.result.kind === 'ACCEPTED'
          ? 'automation.responseAccepted'
          : 'automation.attemptFailed',
    },
  );
};

/** Completes a reset task with the earlier result of its request. */
const keepResult = (ledger: Ledger, task: RunTask, state: AutomationState): void => {
  const when = approvalsCondition(ledger, task);
  const row = systemRow(automationTable, task.status, 'resultKept', when);
  finish(ledger, task, 'AUTOMATION_RESULT_KEPT', {
    row,
    patch: { automationState: { ...state, again: 'CALL' } },
  });
};

/** Applies a result that arrived while the task was paused or that a reset kept. */
export const applyStoredResult = (ledger: Ledger, task: RunTask): void => {
  const { automationState: state } = task;
  if (state === null || isHalted(ledger, task)) return;
  if (state.again === 'KEEP' && task.status === 'PENDING_SUBMISSION') {
    keepResult(ledger, task, state);
    return;
  }
  if (state.held === null) return;
  if (task.status === 'PENDING_SUBMISSION')
    applyResult(ledger, task, { state, result: state.held });
};
