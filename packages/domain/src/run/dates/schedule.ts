import type { DateRule, DueRule } from '../../blueprint/content.ts';
import { dayOf, endOfDay, startOfDay } from '../../core/dates.ts';
import type { Instant, PlainDate } from '../../core/ids.ts';
import { addDays } from '../../core/plain-date.ts';
import { dueAfter, endOfWorkingDay } from '../../time/duration.ts';
import { addWorkingDays } from '../../time/working-days.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import type { Deadline } from '../../time/deadline.ts';
import type { RunWorkflow, TaskPart } from '../../run-model/run.ts';

/** What the days of a workflow are counted with: its start, time zone, and working calendar. */
export type Calendar = Pick<RunWorkflow, 'timeZone' | 'calendar' | 'startedAt' | 'scheduledFor'>;

/** Returns the day of a rule, or null while the workflow has no start date. */
const dayOfRule = (rule: DateRule, calendar: Calendar): PlainDate | null => {
  if (rule.kind === 'FIXED') return rule.date;
  const start = calendar.startedAt ?? calendar.scheduledFor;
  if (start === null) return null;
  const first = dayOf(start, calendar.timeZone);
  return rule.countedIn === 'WORKING'
    ? addWorkingDays(calendar.calendar, first, rule.days)
    : addDays(first, rule.days);
};

/** Returns the start of the day from which a task can start. */
export const dateReachedAt = (rule: DateRule, calendar: Calendar): Instant | null => {
  const date = dayOfRule(rule, calendar);
  return date === null ? null : startOfDay(date, calendar.timeZone);
};

/**
 * Returns the due moment of a rule, or null if its start isn't known. A duration counts from the
 * start of the task; a date means its end, in working days the end of working hours.
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
  // `field-due.ts` resolves the date of a field.
  const date = rule.kind === 'FIELD' ? null : dayOfRule(rule, calendar);
  if (date === null) return null;
  return 'countedIn' in rule && rule.countedIn === 'WORKING'
    ? endOfWorkingDay(calendar, date)
    : endOfDay(date, calendar.timeZone);
};

/** Returns how the due date counts; a date set by a person counts in working time. */
export const countedInOf = ({
  plan: { dueRule },
  isDueByHand,
}: TaskPart<'dueRule', 'isDueByHand'>) =>
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

/** Returns the decision record of a due date; a null rule means that a person set it. */
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
