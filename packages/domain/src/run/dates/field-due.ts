import type { FieldDue } from '../../blueprint/content.ts';
import { endOfDay, hour, minute, momentOfDay, startOfDay } from '../../core/dates.ts';
import type { Instant, PlainDate } from '../../core/ids.ts';
import { addDays, isPlainDate } from '../../core/plain-date.ts';
import { readValue } from '../../run-model/read-value.ts';
import { endOfDayTime } from '../../field/written/written-date.ts';
import { isSettled } from '../../task/settled.ts';
import { addWorkingDays } from '../../time/working-days.ts';
import type { RunTask } from '../../run-model/run.ts';
import { valueAt, type RunView } from '../../run-model/run-view.ts';

/** A day, with a time if its field has one. */
const dayAndTime = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;

const timeMillis = (time: string): number =>
  Number(time.slice(0, 2)) * hour + Number(time.slice(3)) * minute;

/**
 * Returns the time of a date field, or null without a value. A day without a time means its start
 * or end, as the caller asks, unless the field says start.
 */
export const fieldMoment = (
  view: RunView,
  rule: FieldDue,
  edgeOf: (day: PlainDate, timeZone: string) => Instant,
): Instant | null => {
  const { calendar, timeZone } = view.workflow;
  const value = readValue(view, rule.instance);
  const [, day, time] = (typeof value === 'string' ? dayAndTime.exec(value) : null) ?? [];
  if (day === undefined || !isPlainDate(day)) return null;
  const date =
    rule.countedIn === 'WORKING' && rule.days !== 0
      ? addWorkingDays(calendar, day, rule.days)
      : addDays(day, rule.days);
  const isFromStart = valueAt(view, rule.instance)?.field.constraints.startOfDay === true;
  if (time !== undefined && (isFromStart || time !== endOfDayTime))
    return momentOfDay(date, timeMillis(time), timeZone);
  return (isFromStart ? startOfDay : edgeOf)(date, timeZone);
};

/** Returns the due moment of a task that is due by a field. */
export const fieldDue = (view: RunView, rule: FieldDue): Instant | null =>
  fieldMoment(view, rule, endOfDay);

/**
 * Returns the field rule of a task, or null if a person set another date or the task is completed.
 */
export const followedRule = (task: RunTask): FieldDue | null =>
  task.plan.dueRule?.kind !== 'FIELD' ||
  task.isDueByHand ||
  task.expirationStatus === 'EXPIRED' ||
  isSettled(task)
    ? null
    : task.plan.dueRule;
