import {
  mayCompleteAutomation,
  mayEditAutomation,
  mayRetryAutomation,
} from '../../../access/automation-access.ts';
import type { Automation } from '../../../automation/automation.ts';
import { withoutCall } from '../../../automation/sending.ts';
import { automationTable } from '../../../automation/automation-table.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { commitOutputs, finish, receiveResult } from '../../linked/apply-result.ts';
import { startRequest } from '../../flow/begin-calls.ts';
import { manualOutputs } from '../../flow/by-hand.ts';
import type {
  CompleteAutomationCommand,
  RecordAutomationCommand,
  RetryAutomationCommand,
} from '../../command/command.ts';
import { reasonRefusal } from '../../command/comment-length.ts';
import type { TaskPatch } from '../../event.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import type { RunTask } from '../../run.ts';
import { childrenOf, taskOf } from '../../run-view.ts';
import { resetReworkCount } from '../../setbacks/sent-back.ts';

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
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const facts = factsIn(ledger, agent)(task);
  const row = takeRow(automationTable, task.status, 'retry', {
    guard: () =>
      mayRetryAutomation(agent, facts) ??
      (command.automation === null ? null : mayEditAutomation(agent, facts)),
    holds: () => false,
    unknown: () => refuse('TaskNotOpen', { status: task.status }),
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
    { row: row.value.row },
  );
  return null;
};

/** Completes an automated task manually. */
export const decideCompleteAutomation = (
  ledger: Ledger,
  command: CompleteAutomationCommand,
): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const taken = takeRow(automationTable, task.status, 'completeManually', {
    guard: () =>
      mayCompleteAutomation(agent, factsIn(ledger, agent)(task)) ?? reasonRefusal(command.reason),
    holds: (name) => (name === 'hasApprovals') === childrenOf(ledger, task).length > 0,
    unknown: () => refuse('TaskNotOpen', { status: task.status }),
  });
  if (!taken.ok) return taken.refusals[0];
  const outputs = manualOutputs(ledger, task, command.values);
  if (!outputs.ok) return outputs.refusals[0];
  const { row } = taken.value;
  commitOutputs(ledger, task, outputs.value, { row, origin: 'PERSON' });
  finish(ledger, task, 'AUTOMATION_COMPLETED_MANUALLY', {
    row: taken.value,
    patch: withoutCall(task),
    comment: command.reason.trim(),
  });
  return null;
};
