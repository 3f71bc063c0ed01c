import { createContext, use } from 'react';
import type { Clock } from './clock.ts';
import {
  dateText,
  dayText,
  fullText,
  hasTimePart,
  relativeText,
  shortDateText,
  timeText,
} from './date-text.ts';
import { useText } from './use-text.ts';

export const ClockContext = createContext<Clock>({
  dateLocale: 'en-GB',
  entryLocale: 'en-GB',
  timeZone: 'UTC',
  hour12: false,
});

// Creating a formatter is slower than formatting a whole table with it.
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
  /** "Today, 17:00" or "Fri 27 Nov", for due dates and other near times. */
  readonly moment: (at: string, now?: Date) => string;
  /** Formats a date as "27 Nov 2026". */
  readonly date: (at: string) => string;
  /** "Fri 27 Nov", or "27 Nov 2025" in another year. */
  readonly shortDate: (at: string, now: Date) => string;
  readonly time: (at: string) => string;
  /** "Friday 27 November 2026 at 17:00 CET", for tooltips. */
  readonly full: (at: string) => string;
  /** Formats the time since an event, such as "3 days ago". */
  readonly relative: (at: string, now?: Date) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A live count. The API stops counting at 1000. */
  readonly count: (value: number) => string;
}

/** Formats a timestamp. Returns an invalid one unchanged and logs a warning. */
const inWords = (iso: string, write: (at: Date) => string): string => {
  const at = new Date(iso);
  if (!Number.isNaN(at.getTime())) return write(at);
  console.warn(iso.includes('T') ? 'Invalid ISO string' : 'Invalid date-string format', iso);
  return iso;
};

export function useFormats(): Formats {
  const clock = use(ClockContext);
  const t = useText();
  return {
    clock,
    moment: (iso, now = new Date()) =>
      inWords(iso, (at) => {
        const day = dayText(at, now, clock);
        const time = timeText(at, clock);
        return hasTimePart(at, clock) ? t('ui.dayWithTime', { day, time }) : day;
      }),
    date: (iso) => inWords(iso, (at) => dateText(at, clock)),
    shortDate: (iso, now) => inWords(iso, (at) => shortDateText(at, now, clock)),
    time: (iso) => inWords(iso, (at) => timeText(at, clock)),
    full: (iso) => inWords(iso, (at) => fullText(at, clock)),
    relative: (iso, now = new Date()) => inWords(iso, (at) => relativeText(at, now, clock)),
    number: (value, options) => numberFormat(clock.dateLocale, options).format(value),
    count: (value) =>
      value >= 1000
        ? t('ui.countOrMore', { count: 1000 })
        : numberFormat(clock.dateLocale).format(value),
  };
}
