import { createContext, use } from 'react';
import type { Clock } from './clock.ts';
import { dateText, dayText, fullText, hasTimePart, relativeText, timeText } from './date-text.ts';
import { useText } from './use-text.ts';

export const ClockContext = createContext<Clock>({
  dateLocale: 'en-GB',
  entryLocale: 'en-GB',
  timeZone: 'UTC',
  hour12: false,
});

// Making a formatter costs more than all that it writes in a table.
const numberFormats = new Map<string, Intl.NumberFormat>();

const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, known);
  return known;
};

export interface Formats {
  readonly clock: Clock;
  /** "Today, 17:00", "Fri 27 Nov": for due dates and everything near. */
  readonly moment: (at: string, now?: Date) => string;
  /** "27 Nov 2026" */
  readonly date: (at: string) => string;
  readonly time: (at: string) => string;
  /** "Friday 27 November 2026 at 17:00 CET": for tooltips. */
  readonly full: (at: string) => string;
  /** "3 days ago" */
  readonly relative: (at: string, now?: Date) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A live count; the API stops counting at 1000. */
  readonly count: (value: number) => string;
}

export function useFormats(): Formats {
  const clock = use(ClockContext);
  const t = useText();
  return {
    clock,
    moment: (iso, now = new Date()) => {
      const at = new Date(iso);
      const day = dayText(at, now, clock);
      return hasTimePart(at, clock) ? t('ui.dayWithTime', { day, time: timeText(at, clock) }) : day;
    },
    date: (iso) => dateText(new Date(iso), clock),
    time: (iso) => timeText(new Date(iso), clock),
    full: (iso) => fullText(new Date(iso), clock),
    relative: (iso, now = new Date()) => relativeText(new Date(iso), now, clock),
    number: (value, options) => numberFormat(clock.dateLocale, options).format(value),
    count: (value) =>
      value >= 1000
        ? t('ui.countOrMore', { count: 1000 })
        : numberFormat(clock.dateLocale).format(value),
  };
}
