import type { Automation } from '../../../automation/automation.ts';
import { withoutCall } from '../../facts/sending.ts';
import { automationTable } from '../../tables/automation-table.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { commitOutputs, finish, receiveResult } from '../../linked/apply-result.ts';
import { startRequest } from '../../flow/begin-calls.ts';
import { manualOutputs } from '../../flow/by-hand.ts';
import type {
  CompleteAutomationCommand,
  RecordAutomationCommand,
  RetryAutomationCommand,
} from '../../../run-model/command/command.ts';
import type { TaskPatch } from '../../../run-model/event.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import type { RunTask } from '../../../run-model/run.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { resetReworkCount } from '../../setbacks/sent-back.ts';
import { approvalsCondition } from '../../tables/task-table.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Records a result. A result of a request that isn't current has no effect. */
export const decideRecord = (ledger: Ledger, command: RecordAutomationCommand): Refusal | null => {
  if (ledger.agent !== 'SYSTEM') return refuse('Forbidden');
  const task = taskOf(ledger, command.taskId);
  const state = task?.automationState ?? null;
  if (task === undefined || state === null) return null;
  const isMeant =
    task.status === 'PENDING_SUBMISSION' &&
    state.dueAt !== null &&
    state.group === command.group &&
    state.attempts + 1 === command.attempt;
  if (isMeant) receiveResult(ledger, task, { state, result: command.result });
  return null;
};

/** Brings the next attempt forward if one is scheduled, or starts a new request. */
const nextCall = (ledger: Ledger, task: RunTask, edited: Automation | null): TaskPatch => {
  const { automationState: state } = task;
  if (edited === null && state !== null && state.dueAt !== null && !task.hasException)
    return { automationState: { ...state, dueAt: ledger.now } };
  const changed = edited === null ? task : { ...task, automation: edited };
  return {
    hasException: false,
    exception: null,
    ...resetReworkCount(task),
    ...(edited !== null && { automation: edited }),
    ...startRequest(ledger, changed, true),
  };
};

/** Retries the request, unchanged or edited. */
export const decideRetry = (ledger: Ledger, command: RetryAutomationCommand): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(automationTable, task.status, 'retry', {
    ask: askFor(ledger, task, command),
    otherwise: refuse('TaskNotOpen', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  recordTask(
    ledger,
    'AUTOMATION_RETRIED',
    task,
    {
      status: nextState(row.value, task.status),
      ...nextCall(ledger, task, command.automation),
    },
    { cause: row.value.cause },
  );
  return null;
};

/** Completes an automated task manually. */
export const decideCompleteAutomation = (
  ledger: Ledger,
  command: CompleteAutomationCommand,
): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const taken = takeRow(automationTable, task.status, 'completeManually', {
    ask: askFor(ledger, task, command),
    when: approvalsCondition(ledger, task),
    otherwise: refuse('TaskNotOpen', { status: task.status }),
  });
  if (!taken.ok) return taken.refusals[0];
  const outputs = manualOutputs(ledger, task, command.values);
  if (!outputs.ok) return outputs.refusals[0];
  const { cause } = taken.value;
  commitOutputs(ledger, task, outputs.value, { cause, origin: 'PERSON' });
  finish(ledger, task, 'AUTOMATION_COMPLETED_MANUALLY', {
    row: taken.value,
    patch: withoutCall(task),
    comment: command.reason.trim(),
  });
  return null;
};
