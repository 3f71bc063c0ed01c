import { describe, expect, it } from 'vitest';
import { clockFor, type Clock } from './clock.ts';
import { readDate, readTime } from './date-entry.ts';
import { dayText, fullText, hasTimePart, relativeText, timeText } from './date-text.ts';
import { chooseLocale } from './locales.ts';
import { readWrittenNumber } from './number-entry.ts';
import { instantAt, wallTime } from './zoned-time.ts';

const berlin: Clock = clockFor('en', 'Europe/Berlin', 'en');
const now = new Date('2026-11-21T09:00:00Z');
const at = (text: string): Date => new Date(text);

describe('dayText', () => {
  it.each([
    ['2026-11-21T22:00:00Z', 'Today'],
    ['2026-11-21T23:30:00Z', 'Tomorrow'],
    ['2026-11-20T10:00:00Z', 'Yesterday'],
    ['2026-11-27T10:00:00Z', 'Fri 27 Nov'],
    ['2027-03-31T10:00:00Z', '31 Mar 2027'],
  ])('formats %s as %s', (moment, text) => {
    expect(dayText(at(moment), now, berlin)).toBe(text);
  });

  it('uses the language setting for the clock', () => {
    const german = clockFor('de', 'Europe/Berlin', 'de-DE');
    expect(dayText(at('2026-11-22T10:00:00Z'), now, german)).toBe('Morgen');
    expect(timeText(at('2026-11-22T16:00:00Z'), german)).toBe('17:00');
  });

  it('keeps Gregorian years in Thai', () => {
    const thai = clockFor('th', 'Asia/Bangkok', 'th-TH');
    expect(dayText(at('2027-03-31T05:00:00Z'), now, thai)).toContain('2027');
  });
});

describe('time formats', () => {
  it('use the 12-hour clock in languages where it is common', () => {
    expect(timeText(at('2026-11-21T16:00:00Z'), clockFor('en', 'Europe/London', 'en-GB'))).toBe(
      '4:00 pm',
    );
    expect(timeText(at('2026-11-21T16:00:00Z'), clockFor('en', 'Europe/Berlin', 'de-DE'))).toBe(
      '17:00',
    );
  });

  it('show no time for 23:59, which means the whole day', () => {
    expect(hasTimePart(at('2026-11-21T22:59:59.999Z'), berlin)).toBe(false);
    expect(hasTimePart(at('2026-11-21T16:00:00Z'), berlin)).toBe(true);
  });

  it('show date, time, and zone in the tooltip', () => {
    expect(fullText(at('2026-11-27T16:00:00Z'), berlin)).toMatch(
      /^Friday,? 27 November 2026.*17:00 (CET|GMT\+1)$/,
    );
  });
});

describe('relativeText', () => {
  it.each([
    [-20, '20 seconds ago'],
    [-3 * 60, '3 minutes ago'],
    [-5 * 3600, '5 hours ago'],
    [-26 * 3600, 'yesterday'],
    [-40 * 86_400, 'last month'],
    [-800 * 86_400, '2 years ago'],
    [3 * 86_400, 'in 3 days'],
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(relativeText(new Date(now.getTime() + seconds * 1000), now, berlin)).toBe(text);
  });
});

describe('readDate', () => {
  it.each([
    ['2027-03-31', '2027-03-31'],
    ['31.3.2027', '2027-03-31'],
    ['31/3/27', '2027-03-31'],
    ['31 Mar 2027', '2027-03-31'],
    ['31 march', '2026-03-31'],
    ['March 31, 2027', '2027-03-31'],
    ['31.3.', '2026-03-31'],
    ['31.2.2027', null],
    ['soon', null],
    ['', null],
    ['1 2 3 4', null],
  ])('parses %j as %j', (text, date) => {
    expect(readDate(text, berlin, '2026-11-21')?.date ?? null).toBe(date);
  });

  it('follows the date order of the language', () => {
    expect(readDate('2027. 3. 31.', { ...berlin, entryLocale: 'ko' }, '2026-11-21')?.date).toBe(
      '2027-03-31',
    );
    expect(readDate('27/3/31', { ...berlin, entryLocale: 'zh' }, '2026-11-21')?.date).toBe(
      '2027-03-31',
    );
    expect(readDate('31. März 2027', { ...berlin, entryLocale: 'de' }, '2026-11-21')?.date).toBe(
      '2027-03-31',
    );
  });
});

describe('readTime', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['0930', '09:30'],
    ['5 pm', '17:00'],
    ['12 am', '00:00'],
    ['17h30', '17:30'],
    ['25', null],
    ['9:75', null],
    ['noon', null],
    ['13 pm', null],
    ['0 am', null],
    ['오후 2:05', '14:05'],
    ['下午2点05分', '14:05'],
    ['14:05 Uhr', '14:05'],
    ['14 h 05', '14:05'],
    ['14:05 น.', '14:05'],
    ['9:30:99', null],
  ])('parses %j as %j', (text, time) => {
    expect(readTime(text)).toBe(time);
  });
});

describe('instantAt (local date and time to UTC)', () => {
  it('applies the zone and its daylight saving time', () => {
    expect(instantAt('2026-11-27', '17:00', 'Europe/Berlin').toISOString()).toBe(
      '2026-11-27T16:00:00.000Z',
    );
    expect(instantAt('2026-07-01', '17:00', 'Europe/Berlin').toISOString()).toBe(
      '2026-07-01T15:00:00.000Z',
    );
    expect(instantAt('2026-11-27', null, 'Asia/Bangkok').toISOString()).toBe(
      '2026-11-27T16:59:59.999Z',
    );
  });

  it('converts back to the same date and time', () => {
    for (const zone of ['UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']) {
      expect(wallTime(instantAt('2026-03-29', '02:30', zone), zone)).toEqual({
        date: '2026-03-29',
        time: '02:30',
      });
      expect(wallTime(instantAt('2026-03-29', null, zone), zone)).toEqual({
        date: '2026-03-29',
        time: null,
      });
    }
  });
});

describe('readWrittenNumber', () => {
  it.each([
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'de', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['-7', 'en', -7],
    ['', 'en', null],
    ['1e5', 'en', null],
    ['12a', 'en', null],
  ])('parses %j in %s as %j', (text, locale, value) => {
    expect(readWrittenNumber(text, locale)).toBe(value);
  });
});

describe('chooseLocale', () => {
  it('returns the first supported language', () => {
    expect(chooseLocale([null, 'pt-BR', 'de-AT', 'fr'])).toBe('de');
    expect(chooseLocale(['zh-Hant-TW'])).toBe('zh');
    expect(chooseLocale(['xx'])).toBe('en');
  });
});
