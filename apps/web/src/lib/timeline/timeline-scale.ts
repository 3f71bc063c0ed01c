import { timelineScales, type TimelineScale } from '@baton/domain/workflow-list/workflow-layout';
import { addDays, daysBetween } from '@baton/domain/core/plain-date';

export const scales = timelineScales;
export type Scale = TimelineScale;

/** Pixels of a day. */
export const dayWidths: Readonly<Record<Scale, number>> = {
  week: 40,
  month: 14,
  quarter: 5,
};

/** Maximum number of days before and after today that the timeline shows. */
const mostBefore = 180;
const mostAfter = 365;

/** The first and the last day of a timeline. */
export interface TimelineRange {
  readonly from: string;
  readonly to: string;
}

/** Returns the number of days. */
export const daysIn = ({ from, to }: TimelineRange): number => daysBetween(from, to) + 1;

const aMonday = '2024-01-01';

/** Returns the Monday of a week. */
const mondayOf = (date: string): string => {
  const days = daysBetween(aMonday, date) % 7;
  return addDays(date, days < 0 ? -days - 7 : -days);
};

/** Returns the weeks that show all these dates, within limits around today. */
export const rangeOf = (dates: readonly string[], today: string): TimelineRange => {
  const offsets = dates.map((date) => daysBetween(today, date));
  const before = Math.max(-mostBefore, Math.min(-7, ...offsets) - 3);
  const after = Math.min(mostAfter, Math.max(28, ...offsets) + 14);
  return { from: mondayOf(addDays(today, before)), to: addDays(today, after) };
};

/** A label in the header of a timeline. */
export interface Tick {
  readonly date: string;
  readonly format: Intl.DateTimeFormatOptions;
  /** Number of days until the next label. */
  readonly days: number;
}

/** Returns the labels of a scale: weeks, or months for a quarter. */
export const ticksOf = ({ from, to }: TimelineRange, scale: Scale): readonly Tick[] => {
  const isTick = (date: string): boolean =>
    scale === 'quarter' ? date.endsWith('-01') : daysBetween(aMonday, date) % 7 === 0;
  const format: Intl.DateTimeFormatOptions =
    scale === 'quarter' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' };
  const length = daysIn({ from, to });
  const starts = Array.from({ length }, (_, at) => at).filter(
    (at) => at === 0 || isTick(addDays(from, at)),
  );
  return starts.map((at, index) => ({
    date: addDays(from, at),
    format,
    days: (starts[index + 1] ?? length) - at,
  }));
};
