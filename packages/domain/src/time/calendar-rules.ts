import { isPlainDate } from '../core/plain-date.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { WorkCalendar, WorkSpan } from './work-calendar.ts';

export const calendarLimits = {
  holidays: 400,
  holidayNameLength: 80,
  spansPerDay: 4,
  /** Minutes per week: with less, short durations would last decades. */
  minutesPerWeek: 60,
} as const;

const isOrdered = (spans: readonly WorkSpan[]): boolean =>
  spans.every(
    ({ from, to }, place) =>
      Number.isInteger(from) &&
      Number.isInteger(to) &&
      from >= (spans[place - 1]?.to ?? 0) &&
      to > from &&
      to <= 1440,
  );

const weekRefusals = (week: WorkCalendar['week']): readonly Refusal[] => {
  const wrong = week.flatMap((spans, day) =>
    spans.length <= calendarLimits.spansPerDay && isOrdered(spans)
      ? []
      : [refuse('InvalidHours', {}, `week.${day}`)],
  );
  if (wrong.length > 0) return wrong;
  const minutes = week.flat().reduce((sum, { from, to }) => sum + to - from, 0);
  return week.length === 7 && minutes >= calendarLimits.minutesPerWeek
    ? []
    : [refuse('NoWorkingTime', {}, 'week')];
};

const holidayRefusals = (holidays: WorkCalendar['holidays']): readonly Refusal[] => {
  const max = calendarLimits.holidays;
  if (holidays.length > max)
    return [refuse('TooMany', { count: holidays.length, max }, 'holidays')];
  const seen = new Set<string>();
  return holidays.flatMap(({ date, name }, place) => {
    const field = `holidays.${place}`;
    const isTwice = seen.has(date);
    seen.add(date);
    if (!isPlainDate(date)) return [refuse('InvalidDate', {}, `${field}.date`)];
    if (isTwice) return [refuse('HolidayTwice', {}, `${field}.date`)];
    const length = calendarLimits.holidayNameLength;
    return name.length > length ? [refuse('TooLong', { max: length }, `${field}.name`)] : [];
  });
};

/** Returns why a calendar is invalid, by field. */
export const calendarRefusals = (
  calendar: Pick<WorkCalendar, 'week' | 'holidays'>,
): readonly Refusal[] => [...weekRefusals(calendar.week), ...holidayRefusals(calendar.holidays)];
