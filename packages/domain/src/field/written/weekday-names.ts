import { localeFormat, writtenLocales } from './locale-format.ts';

/** Whole names alone: "mar." is Tuesday to the French and March to others. */
const names: readonly string[] = writtenLocales.flatMap((locale) => {
  const format = new Intl.DateTimeFormat(localeFormat(locale).tag, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, 4 + day)));
});

const name = `(?:${[...new Set(names)].join('|')})`;
const before = new RegExp(String.raw`^${name},?\s*(?:ที่\s*)?(?=[\d\p{L}])`, 'iu');
const behind = new RegExp(String.raw`,?\s?\(?${name}\)?$`, 'iu');

/** The text without the day of the week, which programs write before a day or behind it. */
export const withoutWeekday = (text: string): string =>
  text.replace(before, '').replace(behind, '');
