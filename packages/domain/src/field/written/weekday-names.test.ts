import { describe, expect, it } from 'vitest';
import { localeFormat, writtenLocales } from './locale-format.ts';
import { readWrittenDate } from './written-date.ts';

const days = ['2026-03-09', '2026-01-01', '2026-05-31', '2026-08-12', '2026-12-24'];

describe('date with a weekday or month name', () => {
  it.each(writtenLocales.flatMap((locale) => days.map((day) => [locale, day] as const)))(
    'is parsed with its weekday: %s %s',
    (locale, day) => {
      const written = new Intl.DateTimeFormat(localeFormat(locale).tag, {
        dateStyle: 'full',
        timeZone: 'UTC',
      }).format(new Date(`${day}T12:00:00Z`));
      expect([written, readWrittenDate(written, locale)?.date]).toEqual([written, day]);
    },
  );

  it.each(writtenLocales.flatMap((locale) => days.map((day) => [locale, day] as const)))(
    'is parsed with its short weekday: %s %s',
    (locale, day) => {
      const at = new Date(`${day}T12:00:00Z`);
      const short = new Intl.DateTimeFormat(localeFormat(locale).tag, {
        weekday: 'short',
        timeZone: 'UTC',
      }).format(at);
      const date = new Intl.DateTimeFormat(localeFormat(locale).tag, {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(at);
      for (const written of [`${short} ${date}`, `${short}, ${date}`, `${date} (${short})`])
        expect([written, readWrittenDate(written, locale)?.date]).toEqual([written, day]);
    },
  );

  it.each([
    ['9-Mar-26', 'en'],
    ['09-Mar-2026', 'en-GB'],
    ['9/Mar/2026', 'en'],
    ['Monday, March 9, 2026', 'en'],
    ['09. Mrz 26', 'de'],
    ['9-mars-26', 'fr'],
    ['2026年3月9日星期一', 'zh'],
    ['2026년 3월 9일 월요일', 'ko'],
    ['Mar 9, 2026', 'es'],
    ['Mon, 9 March 2026', 'en'],
    ['lun 9 mar 2026', 'es'],
    ['lun. 9 mars 2026', 'fr'],
    ['Mo 9.3.2026', 'de'],
    ['周一 2026/3/9', 'zh'],
    ['2026. 3. 9. (월)', 'ko'],
    ['จ. 9 มี.ค. 2569', 'th'],
  ])('is parsed: %s in %s', (text, locale) => {
    expect(readWrittenDate(text, locale)?.date).toBe('2026-03-09');
  });
});
