import type { LocaleName } from './locales.ts';

export interface Clock {
  /** Intl tag for the language with Baton's calendar and date order. */
  readonly dateLocale: string;
  /** Intl tag for typed dates. English dates follow the order of the person's region. */
  readonly entryLocale: string;
  readonly timeZone: string;
  readonly hour12: boolean;
}

/**
 * English dates are written day first. Thai keeps Gregorian years, because companies in several
 * countries share workflows and must read the same date.
 */
const dateLocales: Partial<Record<LocaleName, string>> = {
  en: 'en-GB',
  th: 'th-TH-u-ca-gregory-nu-latn',
};

/** Returns true if the person's region uses a 12-hour clock, including en-GB. */
const usesTwelveHours = (locale: LocaleName, region: string): boolean => {
  if (locale !== 'en') {
    return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
  }
  if (region === 'en-GB') return true;
  if (!region.startsWith('en-')) return false;
  return new Intl.DateTimeFormat(region, { hour: 'numeric' }).resolvedOptions().hour12 === true;
};

/** Returns true if the region writes the month before the day. */
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
