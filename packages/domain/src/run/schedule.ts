import type { DateRule, DueRule } from '../blueprint/content.ts';
import { day, dayOf, endOfDay, hour, minute, startOfDay } from '../core/dates.ts';
import type { Instant, PlainDate } from '../core/ids.ts';
import { addDays, daysBetween } from '../core/plain-date.ts';
import type { DecisionRecord } from './event.ts';
import type { RunWorkflow } from './run.ts';

/** The moments that a workflow's days are counted from. */
export type Calendar = Pick<RunWorkflow, 'timeZone' | 'startedAt' | 'scheduledFor'>;

const unitLength = { DAYS: day, HOURS: hour, MINUTES: minute } as const;

/** The day of a rule; null while the workflow has neither started nor a day to start on. */
const dayOfRule = (rule: DateRule, calendar: Calendar): PlainDate | null => {
  if (rule.kind === 'FIXED') return rule.date;
  const start = calendar.startedAt ?? calendar.scheduledFor;
  return start === null ? null : addDays(dayOf(start, calendar.timeZone), rule.days);
};

/** The moment from which a "not before" is over: the beginning of its day. */
export const dateReachedAt = (rule: DateRule, calendar: Calendar): Instant | null => {
  const date = dayOfRule(rule, calendar);
  return date === null ? null : startOfDay(date, calendar.timeZone);
};

/**
 * Due moment of a rule: a duration runs from the task's own start, a day lasts until
 * its end. Null where that start is not known yet.
 */
export const dueMoment = (
  rule: DueRule,
  calendar: Calendar,
  taskStart: Instant | null,
): Instant | null => {
  if (rule.kind === 'DURATION')
    return taskStart === null ? null : taskStart + rule.amount * unitLength[rule.unit];
  const date = dayOfRule(rule, calendar);
  return date === null ? null : endOfDay(date, calendar.timeZone);
};

/**
 * A due moment after the workflow stood still: as far off as it was before. The end of a
 * day stays the end of a day, so that a short pause makes no deadline of three past midnight.
 */
export const shiftedDue = (
  dueOn: Instant,
  held: { readonly from: Instant; readonly to: Instant },
  timeZone: string,
): Instant => {
  const dueDay = dayOf(dueOn, timeZone);
  if (dueOn !== endOfDay(dueDay, timeZone)) return dueOn + held.to - held.from;
  const days = daysBetween(dayOf(held.from, timeZone), dayOf(held.to, timeZone));
  return endOfDay(addDays(dueDay, days), timeZone);
};

/** The record of how a due date came about; a rule of null means that a person set it. */
export const dueDecision = (rule: DueRule | null, dueOn: Instant | null): DecisionRecord => ({
  rule: 'DUE_DATE',
  operands:
    rule === null
      ? { kind: 'CHANGED' }
      : rule.kind === 'FIXED'
        ? { kind: rule.kind, date: rule.date }
        : rule.kind === 'DURATION'
          ? { kind: rule.kind, amount: rule.amount, unit: rule.unit }
          : { kind: rule.kind, days: rule.days },
  result: dueOn,
});
