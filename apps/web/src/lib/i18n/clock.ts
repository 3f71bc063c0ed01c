import type { LocaleName } from './locales.ts';

export interface Clock {
  /** Tag for Intl: language with the calendar and order of dates that Baton writes. */
  readonly dateLocale: string;
  /** Tag of how days are typed in digits: English ones in the order of the person's region. */
  readonly entryLocale: string;
  readonly timeZone: string;
  readonly hour12: boolean;
}

/**
 * English dates are written day first, as the specification has it. Thai keeps Gregorian
 * years: work crosses companies, and a date must read the same on both sides.
 */
const dateLocales: Partial<Record<LocaleName, string>> = {
  en: 'en-GB',
  th: 'th-TH-u-ca-gregory-nu-latn',
};

/** Twelve hours where the person's region counts so; en-GB too (spec 1). */
const usesTwelveHours = (locale: LocaleName, region: string): boolean => {
  if (locale !== 'en') {
    return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
  }
  if (region === 'en-GB') return true;
  if (!region.startsWith('en-')) return false;
  return new Intl.DateTimeFormat(region, { hour: 'numeric' }).resolvedOptions().hour12 === true;
};

/** Whether digits of a day are written month first where the person is. */
const isMonthFirst = (region: string): boolean => {
  const parts = new Intl.DateTimeFormat(region, { dateStyle: 'short' }).formatToParts(0);
  const at = (part: string): number => parts.findIndex(({ type }) => type === part);
  return at('month') < at('day');
};

const entryLocaleFor = (locale: LocaleName, region: string): string => {
  const shown = dateLocales[locale] ?? locale;
  return locale === 'en' && isMonthFirst(region) ? 'en' : shown;
};

export const clockFor = (locale: LocaleName, timeZone: string, region: string): Clock => ({
  dateLocale: dateLocales[locale] ?? locale,
  entryLocale: entryLocaleFor(locale, region),
  timeZone,
  hour12: usesTwelveHours(locale, region),
});
