import { nextState, systemRow } from '../../core/state-table.ts';
import type { SourcePolicy } from '../../field/field.ts';
import { isClosed, isSourceChanged } from '../../run-model/read-value.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import { taskTable } from '../tables/task-table.ts';
import { cascadeFrom, resetDependents } from './cascade.ts';
import { renewedDue } from '../dates/due-date.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { reopenTask } from './reopen-task.ts';
import { resetChildren } from './reset.ts';
import { hasResult } from '../command/reset-questions.ts';
import type { RunTask } from '../../run-model/run.ts';
import { formOf, stageOf, taskOf, valueAt } from '../../run-model/run-view.ts';

/** Returns the task at which this command changed the shown value, or null. */
const changedAt = (ledger: Ledger, shown: RunValue): RunTask | null => {
  let place = shown.source === null ? undefined : valueAt(ledger, shown.source);
  while (place !== undefined && place.taskId !== null) {
    const task = taskOf(ledger, place.taskId);
    if (task === undefined) return null;
    // A submitted value in between shows what it inherited then.
    if (place.inputType !== 'INHERITED' || place.source === null || isClosed(task))
      return ledger.changedForms.has(task.id) ? task : null;
    place = valueAt(ledger, place.source);
  }
  return null;
};

interface SourceChange {
  readonly policy: SourcePolicy;
  readonly why: DecisionRecord;
}

/** Returns the strongest policy of the task's fields. */
const changeOf = (ledger: Ledger, task: RunTask): SourceChange | null => {
  const changed = formOf(ledger, task.id).flatMap((shown) => {
    const { onSourceChange: policy = 'KEEP' } = shown;
    if (policy === 'KEEP' || !isSourceChanged(ledger, shown)) return [];
    const source = changedAt(ledger, shown);
    return source === null ? [] : { policy, source };
  });
  if (changed.length === 0) return null;
  // Whether the task is reopened. For sent requests and expired tasks, the change is only reported.
  const isAgain =
    changed.some(({ policy }) => policy === 'REOPEN') &&
    task.type === 'DEFAULT' &&
    task.expirationStatus !== 'EXPIRED';
  const policy = isAgain ? 'REOPEN' : 'NOTIFY';
  const keys = [...new Set(changed.map(({ source }) => source.key))];
  return {
    policy,
    why: { rule: 'CONTENT_CHANGE', operands: { tasks: keys.join(' ') }, result: policy },
  };
};

/** Keeps results of requests, since no person is asked whether to repeat them. */
const keepCalls = (ledger: Ledger, task: RunTask, why: DecisionRecord): DecisionRecord => {
  const { tasks } = cascadeFrom(ledger, { reopened: task });
  const called = ledger.tasks.filter((one) => tasks.has(one.id) && hasResult(one));
  if (called.length === 0) return why;
  ledger.resets = [
    ...ledger.resets,
    ...called.map(({ id }) => ({ taskId: id, request: null, choice: 'KEEP' as const })),
  ];
  const keptCalls = called.map(({ key }) => key).join(' ');
  return { ...why, operands: { ...why.operands, keptCalls } };
};

const doAgain = (ledger: Ledger, task: RunTask, why: DecisionRecord): void => {
  const row = systemRow(taskTable, task.status, 'sourceChanged', 'isRedone');
  if (task.status === 'COMPLETED') {
    const decision = keepCalls(ledger, task, why);
    resetDependents(ledger, task);
    reopenTask(ledger, task, { row, comment: '', decisions: [decision] });
    return;
  }
  resetChildren(ledger, task);
  const { patch, decisions } = renewedDue(ledger, task);
  const status = nextState(row, task.status);
  const note = { cause: row.cause, decisions: [...decisions, why] };
  recordTask(ledger, 'TASK_RECALLED', task, { status, ...patch }, note);
};

/** Results that are kept after a restart are checked when their stage starts again. */
const isUnderWay = (ledger: Ledger, task: RunTask): boolean => {
  const { status } = stageOf(ledger, task);
  return status === 'IN_PROGRESS' || status === 'COMPLETED';
};

/**
 * Applies the source policy when the source of a submitted inherited value changed: reports it, or
 * reopens the task and resets everything that depends on it.
 */
export const followSources = (ledger: Ledger): void => {
  if (ledger.changedForms.size === 0) return;
  const concerned = new Set(
    ledger.values.flatMap(({ taskId, onSourceChange = 'KEEP' }) =>
      onSourceChange === 'KEEP' ? [] : taskId,
    ),
  );
  for (const id of concerned) {
    const task = id === null ? undefined : taskOf(ledger, id);
    if (task === undefined || !isClosed(task) || !isUnderWay(ledger, task)) continue;
    if (task.skippedAt !== null || task.frozeForReason !== null) continue;
    const change = changeOf(ledger, task);
    if (change === null) continue;
    const { policy, why } = change;
    if (policy === 'REOPEN') doAgain(ledger, task, why);
    else
      recordTask(
        ledger,
        'TASK_SOURCE_CHANGED',
        task,
        {},
        { cause: 'task.sourceChanged', decisions: [why] },
      );
  }
};
