import type { RunTask } from '../run/run.ts';
import { dueDecision } from '../run/schedule.ts';
import { paramsOf, recordOf } from './explain-status.ts';
import {
  explanation,
  type Explanation,
  type ExplanationCode,
  type PastEvent,
} from './explanation.ts';

/** How a due date came about, by the kind that its record names. */
const codes: Readonly<Record<string, ExplanationCode>> = {
  CHANGED: 'DUE_SET',
  FIXED: 'DUE_FIXED',
  DURATION: 'DUE_DURATION',
  WORKFLOW_START: 'DUE_FROM_START',
  SHIFTED: 'DUE_SHIFTED',
};

/** Why a task is due when it is: by the last record, or by the rule of a date that has had none. */
export const explainDue = (task: RunTask, past: readonly PastEvent[]): readonly Explanation[] => {
  for (const { at, actorId, event } of past) {
    if (event.subject !== 'TASK' || event.after.dueOn === undefined) continue;
    const record = recordOf(event.decisions, 'DUE_DATE');
    const code = codes[String(record?.operands['kind'])];
    if (record === undefined || code === undefined) break;
    return [explanation('DUE', code, { at, actorId, params: paramsOf(record) })];
  }
  if (task.dueRule === null) return [explanation('DUE', 'DUE_NONE')];
  const planned = dueDecision(task.dueRule, task.dueOn);
  const isOwnStart = task.dueRule.kind === 'DURATION' && task.dueOn === null;
  const code = isOwnStart ? 'DUE_AFTER_START' : codes[task.dueRule.kind];
  return code === undefined ? [] : [explanation('DUE', code, { params: paramsOf(planned) })];
};
