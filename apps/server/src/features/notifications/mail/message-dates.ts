import type { Locale } from '@baton/domain/core/languages';
import type { RecipientRow } from '../notifications.repository.ts';

/** Returns how times look for a person. */
export const dateTextOf = (
  locale: Locale,
  { region, timeZone }: Pick<RecipientRow, 'region' | 'timeZone'>,
): ((date: Date) => string) => {
  const format = new Intl.DateTimeFormat(region === null ? locale : `${locale}-${region}`, {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: 'numeric', minute: '2-digit' },
  });
  return (date) => format.format(date);
};

const texts: Readonly<Record<Locale, string>> = {
  en: 'Due {date}',
  fr: 'Échéance : {date}',
  de: 'Fällig: {date}',
  zh: '截止时间：{date}',
  es: 'Vence: {date}',
  ko: '기한: {date}',
  th: 'ครบกำหนด {date}',
};

/** Returns the line about a due date. Empty without one. */
export const dueLines = (
  dueOn: Date | null,
  locale: Locale,
  dateText: (date: Date) => string,
): readonly string[] => (dueOn === null ? [] : [texts[locale].replace('{date}', dateText(dueOn))]);
