import type { DateRule, DueRule } from '../../blueprint/content.ts';
import { dayOf, endOfDay, startOfDay } from '../../core/dates.ts';
import type { Instant, PlainDate } from '../../core/ids.ts';
import { addDays } from '../../core/plain-date.ts';
import { dueAfter, endOfWorkingDay } from '../../time/duration.ts';
import { addWorkingDays } from '../../time/working-days.ts';
import type { DecisionRecord } from '../event.ts';
import type { Deadline } from '../../time/deadline.ts';
import type { RunTask, RunWorkflow } from '../run.ts';

/** The moments that a workflow's days are counted from. */
export type Calendar = Pick<RunWorkflow, 'timeZone' | 'calendar' | 'startedAt' | 'scheduledFor'>;

/** The day of a rule; null while the workflow has neither started nor a day to start on. */
const dayOfRule = (rule: DateRule, calendar: Calendar): PlainDate | null => {
  if (rule.kind === 'FIXED') return rule.date;
  const start = calendar.startedAt ?? calendar.scheduledFor;
  if (start === null) return null;
  const first = dayOf(start, calendar.timeZone);
  return rule.countedIn === 'WORKING'
    ? addWorkingDays(calendar.calendar, first, rule.days)
    : addDays(first, rule.days);
};

/** The moment from which a "not before" is over: the beginning of its day. */
export const dateReachedAt = (rule: DateRule, calendar: Calendar): Instant | null => {
  const date = dayOfRule(rule, calendar);
  return date === null ? null : startOfDay(date, calendar.timeZone);
};

/**
 * Due moment of a rule: a duration runs from the task's own start, a date lasts until
 * its end; a date counted in working days, until the end of its working hours. Null where that start is not known yet.
 */
export const dueMoment = (
  rule: DueRule,
  calendar: Calendar,
  taskStart: Instant | null,
): Instant | null => {
  if (rule.kind === 'DURATION') {
    if (taskStart === null) return null;
    return dueAfter(calendar, taskStart, rule);
  }
  // The date of a field is not known here; see `field-due.ts`.
  const date = rule.kind === 'FIELD' ? null : dayOfRule(rule, calendar);
  if (date === null) return null;
  return 'countedIn' in rule && rule.countedIn === 'WORKING'
    ? endOfWorkingDay(calendar, date)
    : endOfDay(date, calendar.timeZone);
};

/** In which time a task's due date counts; a date that a person set means working time. */
export const countedInOf = ({ dueRule, isDueByHand }: Pick<RunTask, 'dueRule' | 'isDueByHand'>) =>
  dueRule === null || dueRule.kind === 'FIXED' || isDueByHand
    ? 'WORKING'
    : (dueRule.countedIn ?? 'CALENDAR');

const operandsOf = (rule: DueRule): DecisionRecord['operands'] => {
  if (rule.kind === 'FIXED') return { kind: rule.kind, date: rule.date };
  const countedIn = rule.countedIn === 'WORKING' ? { countedIn: rule.countedIn } : {};
  if (rule.kind === 'DURATION')
    return { kind: rule.kind, amount: rule.amount, unit: rule.unit, ...countedIn };
  const from = rule.kind === 'FIELD' ? { instance: rule.instance } : {};
  return { kind: rule.kind, ...from, days: rule.days, ...countedIn };
};

/** The record of how a due date came about; a rule of null means that a person set it. */
export const dueDecision = (
  rule: DueRule | null,
  dueOn: Instant | null,
  countedFrom: Deadline['countedFrom'] = 'START',
): DecisionRecord => ({
  rule: 'DUE_DATE',
  operands:
    rule === null
      ? { kind: 'CHANGED' }
      : { ...operandsOf(rule), ...(countedFrom === 'ACKNOWLEDGEMENT' && { countedFrom }) },
  result: dueOn,
});
