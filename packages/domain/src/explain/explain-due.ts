import { asId, type InstanceKey } from '../core/ids.ts';
import type { DecisionRecord } from '../run-model/event.ts';
import type { RunTask } from '../run-model/run.ts';
import { dueDecision } from '../run/dates/schedule.ts';
import { paramsOf, recordOf } from './explain-status.ts';
import {
  explanation,
  namedPlaces,
  type Explanation,
  type ExplanationCode,
  type PastEvent,
} from './explanation.ts';

/** Codes of the explanations of a due date, by the type of its decision record. */
const codes: Readonly<Record<string, ExplanationCode>> = {
  CHANGED: 'DUE_SET',
  FIXED: 'DUE_FIXED',
  DURATION: 'DUE_DURATION',
  WORKFLOW_START: 'DUE_FROM_START',
  FIELD: 'DUE_FROM_FIELD',
  SHIFTED: 'DUE_SHIFTED',
  CLOCK: 'DUE_CLOCK_RESUMED',
  REWORK: 'DUE_FOR_REWORK',
};

const codeOf = ({ operands, result }: DecisionRecord): ExplanationCode | undefined => {
  if (operands['countedFrom'] === 'ACKNOWLEDGEMENT') return 'DUE_FROM_CONFIRMATION';
  if (operands['kind'] === 'FIELD' && result === null) return 'DUE_AWAITS_FIELD';
  return codes[String(operands['kind'])];
};

/** Returns the counted duration and what it was counted from. */
const said = (record: DecisionRecord): Pick<Explanation, 'params' | 'names'> => {
  const { instance, countedFrom: _from, ...params } = paramsOf(record);
  return {
    params,
    names: instance === undefined ? [] : namedPlaces([asId<InstanceKey>(String(instance))]),
  };
};

/** Returns what the duration will be counted from, if it hasn't started. */
const awaited = (task: RunTask): ExplanationCode | null => {
  if (task.plan.dueRule?.kind !== 'DURATION' || task.dueOn !== null) return null;
  return task.plan.acknowledgement !== 'NONE' &&
    task.plan.deadline.countedFrom === 'ACKNOWLEDGEMENT'
    ? 'DUE_AFTER_CONFIRMATION'
    : 'DUE_AFTER_START';
};

/** Explains the due date by its last record or its rule. */
const explainDate = (task: RunTask, past: readonly PastEvent[]): readonly Explanation[] => {
  for (const { at, actorId, event } of past) {
    if (event.subject !== 'TASK' || event.after.dueOn === undefined) continue;
    const record = recordOf(event.decisions, 'DUE_DATE');
    const code = record === undefined ? undefined : codeOf(record);
    if (record === undefined || code === undefined) break;
    return [explanation('DUE', code, { at, actorId, ...said(record) })];
  }
  if (task.plan.dueRule === null) return [explanation('DUE', 'DUE_NONE')];
  const planned = dueDecision(task.plan.dueRule, task.dueOn);
  const code = awaited(task) ?? codeOf(planned);
  return code === undefined ? [] : [explanation('DUE', code, said(planned))];
};

/** Explains the due date, and whether it is paused. */
export const explainDue = (task: RunTask, past: readonly PastEvent[]): readonly Explanation[] => [
  ...(task.clockStoppedAt === null || task.dueOn === null
    ? []
    : [explanation('DUE', 'DUE_CLOCK_STOPPED', { at: task.clockStoppedAt })]),
  ...explainDate(task, past),
];
