import { describe, expect, it } from 'vitest';
import { afterQuietHours, lastDigestTime } from './notification-times.ts';

const text = (at: number): string => new Date(at).toISOString();
const night = { quietFrom: 22 * 60, quietUntil: 7 * 60 };

describe('afterQuietHours', () => {
  const after = (at: string, timeZone: string, hours = night): string =>
    text(afterQuietHours(Date.parse(at), hours, timeZone));

  it('keeps a time outside the quiet hours', () => {
    expect(after('2026-11-25T21:59:00Z', 'Europe/Lisbon')).toBe('2026-11-25T21:59:00.000Z');
  });

  it('waits until the next morning in the time zone of the person', () => {
    expect(after('2026-11-25T15:30:00Z', 'Asia/Bangkok')).toBe('2026-11-26T00:00:00.000Z');
    expect(after('2026-11-25T23:30:00Z', 'Europe/Lisbon')).toBe('2026-11-26T07:00:00.000Z');
  });

  it('ends at the local time in a night with a clock change', () => {
    // On 28 March 2027, the clocks in Lisbon go from 1:00 to 2:00.
    expect(after('2027-03-27T23:00:00Z', 'Europe/Lisbon')).toBe('2027-03-28T06:00:00.000Z');
    expect(after('2026-10-24T22:00:00Z', 'Europe/Lisbon')).toBe('2026-10-25T07:00:00.000Z');
    expect(after('2027-03-27T16:00:00Z', 'Asia/Bangkok')).toBe('2027-03-28T00:00:00.000Z');
  });

  it('never returns a time before the event in a repeated hour', () => {
    const hours = { quietFrom: 22 * 60, quietUntil: 90 };
    expect(after('2026-10-25T01:10:00Z', 'Europe/Lisbon', hours)).toBe('2026-10-25T01:10:00.000Z');
  });

  it('handles quiet hours that start and end on the same day', () => {
    const noon = { quietFrom: 12 * 60, quietUntil: 13 * 60 };
    expect(after('2026-11-25T12:30:00Z', 'UTC', noon)).toBe('2026-11-25T13:00:00.000Z');
    expect(after('2026-11-25T13:00:00Z', 'UTC', noon)).toBe('2026-11-25T13:00:00.000Z');
  });
});

describe('lastDigestTime', () => {
  const last = (kind: 'DAILY' | 'WEEKLY', now: string, timeZone: string): string =>
    text(lastDigestTime(kind, Date.parse(now), 8, timeZone));

  it('is at the selected local hour before and after a clock change', () => {
    expect(last('DAILY', '2027-03-27T12:00:00Z', 'Europe/Lisbon')).toBe('2027-03-27T08:00:00.000Z');
    expect(last('DAILY', '2027-03-28T12:00:00Z', 'Europe/Lisbon')).toBe('2027-03-28T07:00:00.000Z');
    expect(last('DAILY', '2027-03-28T12:00:00Z', 'Asia/Bangkok')).toBe('2027-03-28T01:00:00.000Z');
  });

  it('is yesterday’s digest until today’s hour', () => {
    expect(last('DAILY', '2027-03-28T06:59:00Z', 'Europe/Lisbon')).toBe('2027-03-27T08:00:00.000Z');
  });

  it('is on Mondays once a week', () => {
    expect(last('WEEKLY', '2027-03-28T12:00:00Z', 'Europe/Lisbon')).toBe(
      '2027-03-22T08:00:00.000Z',
    );
    expect(last('WEEKLY', '2027-03-29T07:00:00Z', 'Europe/Lisbon')).toBe(
      '2027-03-29T07:00:00.000Z',
    );
  });
});
