import type { StartDate } from '../../blueprint/content.ts';
import { startOfDay } from '../../core/dates.ts';
import type { Instant, InstanceKey, TaskId } from '../../core/ids.ts';
import { isRedone, isSettled } from '../../task/settled.ts';
import { fieldMoment } from './field-due.ts';
import { taskOf, valueAt, type RunView } from '../../run-model/run-view.ts';
import { dateReachedAt } from './schedule.ts';

/** When an item can start. UNKNOWN: a task must first enter the date. */
export type StartMoment =
  | { readonly kind: 'NOW' }
  | { readonly kind: 'AT'; readonly at: Instant }
  | { readonly kind: 'UNKNOWN'; readonly task: TaskId };

const now: StartMoment = { kind: 'NOW' };

/**
 * Returns the task in which the value of a field is entered: its own task, or that of its source.
 */
const answeredIn = (view: RunView, key: InstanceKey): TaskId | null => {
  const passed = new Set<InstanceKey>();
  let value = valueAt(view, key);
  while (value !== undefined && value.source !== null && !passed.has(value.key)) {
    passed.add(value.key);
    const source = valueAt(view, value.source);
    if (source === undefined) break;
    value = source;
  }
  return value?.taskId ?? null;
};

/**
 * Returns the start moment of a rule. If the date can't be entered anymore, the item starts without
 * it. While its task is reworked, the moment is UNKNOWN.
 */
export const startMoment = (view: RunView, rule: StartDate | null): StartMoment => {
  if (rule === null) return now;
  const at =
    rule.kind === 'FIELD'
      ? fieldMoment(view, rule, startOfDay)
      : dateReachedAt(rule, view.workflow);
  const id = rule.kind === 'FIELD' ? answeredIn(view, rule.instance) : null;
  const task = id === null ? undefined : taskOf(view, id);
  if (at !== null && (task === undefined || !isRedone(task))) return { kind: 'AT', at };
  return task === undefined || isSettled(task) ? now : { kind: 'UNKNOWN', task: task.id };
};

export const isReached = (moment: StartMoment, at: Instant): boolean =>
  moment.kind === 'NOW' || (moment.kind === 'AT' && moment.at <= at);

/** Returns the time of a future start that depends only on a date, or null. */
export const awaitedMoment = (moment: StartMoment): Instant | null =>
  moment.kind === 'AT' ? moment.at : null;
