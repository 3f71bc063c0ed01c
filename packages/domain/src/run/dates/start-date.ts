import type { StartDate } from '../../blueprint/content.ts';
import { startOfDay } from '../../core/dates.ts';
import type { Instant, InstanceKey, TaskId } from '../../core/ids.ts';
import { isDoneAgain, isSettled } from '../../task/settled.ts';
import { fieldMoment } from './field-due.ts';
import { taskOf, valueAt, type RunView } from '../run-view.ts';
import { dateReachedAt } from './schedule.ts';

/** From when on something may start. UNKNOWN: a task has still to say. */
export type StartMoment =
  | { readonly kind: 'NOW' }
  | { readonly kind: 'AT'; readonly at: Instant }
  | { readonly kind: 'UNKNOWN'; readonly task: TaskId };

const now: StartMoment = { kind: 'NOW' };

/** The task that answers at a place: its own, or where what it shows comes from. */
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
 * The moment that a rule gives. A date that nobody gives any more holds up nothing: what waits
 * for it starts as if there were no rule. One that is being said again is not known meanwhile.
 */
export const startMoment = (view: RunView, rule: StartDate | null): StartMoment => {
  if (rule === null) return now;
  const at =
    rule.kind === 'FIELD'
      ? fieldMoment(view, rule, startOfDay)
      : dateReachedAt(rule, view.workflow);
  const id = rule.kind === 'FIELD' ? answeredIn(view, rule.instance) : null;
  const task = id === null ? undefined : taskOf(view, id);
  if (at !== null && (task === undefined || !isDoneAgain(task))) return { kind: 'AT', at };
  return task === undefined || isSettled(task) ? now : { kind: 'UNKNOWN', task: task.id };
};

/** Whether that moment has come. */
export const isReached = (moment: StartMoment, at: Instant): boolean =>
  moment.kind === 'NOW' || (moment.kind === 'AT' && moment.at <= at);

/** When time alone lets it start; null where that is now, or for somebody to say. */
export const awaitedMoment = (moment: StartMoment): Instant | null =>
  moment.kind === 'AT' ? moment.at : null;
