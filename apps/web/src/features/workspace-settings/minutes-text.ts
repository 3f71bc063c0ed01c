import { readTime } from '../../lib/i18n/date-entry.ts';
import { timeText } from '../../lib/i18n/date-text.ts';
import type { Clock } from '../../lib/i18n/clock.ts';

const minutesOfDay = 1440;

/** Formats minutes of a day as a time. The end of the day is midnight. */
export const minutesText = (minutes: number, clock: Clock): string =>
  timeText(new Date(Date.UTC(2026, 0, 1) + (minutes % minutesOfDay) * 60_000), {
    ...clock,
    timeZone: 'UTC',
  });

/**
 * Parses minutes of a day. Midnight as an end is the end of the day. Returns null if the text isn't
 * a time.
 */
export const readMinutes = (typed: string, isEnd: boolean): number | null => {
  const time = readTime(typed);
  if (time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const read = hours * 60 + minutes;
  return isEnd && read === 0 ? minutesOfDay : read;
};
