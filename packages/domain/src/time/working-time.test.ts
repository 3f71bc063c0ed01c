import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, dayOf, endOfDay, momentOfDay, timeOfDay } from '../core/dates.ts';
import { addDays } from '../core/plain-date.ts';
import { calendarRefusals } from './calendar-rules.ts';
import {
  dueAfter,
  momentAfter,
  momentBefore,
  momentPutOff,
  withinDay,
  type CountedIn,
  type DurationUnit,
} from './duration.ts';
import {
  usualCalendar,
  type WorkCalendar,
  type WorkClock,
  type WorkSpan,
} from './work-calendar.ts';
import { addWorkingDays, workingDaysBetween } from './working-days.ts';
import { addWorkingTime, workingMomentFrom, workingTimeBetween } from './working-time.ts';

const at = (text: string): number => Date.parse(text);
const iso = (moment: number): string => new Date(moment).toISOString();

const span: fc.Arbitrary<readonly WorkSpan[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 6 })
  .map((quarters) => {
    const sorted = quarters.toSorted((a, b) => a - b).map((quarter) => quarter * 15);
    return sorted.flatMap((from, place) => {
      const to = sorted[place + 1];
      return place % 2 === 0 && to !== undefined ? [{ from, to }] : [];
    });
  });
const calendar: fc.Arbitrary<WorkCalendar> = fc
  .record({
    edition: fc.constant(1),
    week: fc.array(span, { minLength: 7, maxLength: 7 }),
    holidays: fc
      .uniqueArray(fc.integer({ min: 0, max: 700 }), { maxLength: 20 })
      .map((days) => days.map((n) => ({ date: addDays('2025-12-01', n), name: '' }))),
  })
  .filter((one) => calendarRefusals(one).length === 0);
const clock: fc.Arbitrary<WorkClock> = fc.record({
  calendar,
  timeZone: fc.constantFrom(
    'UTC',
    'Europe/Lisbon',
    'America/New_York',
    'America/Havana',
    'Australia/Lord_Howe',
    'Asia/Seoul',
  ),
});
const moment = fc.integer({ min: at('2026-01-01'), max: at('2027-03-01') });
const length = fc.integer({ min: 0, max: 90 * 3_600_000 });

describe('working time', () => {
  it('is the same when added and when measured across clock changes', () => {
    fc.assert(
      fc.property(clock, moment, length, (hours, from, time) => {
        const to = addWorkingTime(hours, from, time);
        expect(workingTimeBetween(hours, from, to)).toBe(time);
        // The result is the first such moment.
        if (time > 0) expect(workingTimeBetween(hours, from, to - 1)).toBe(time - 1);
      }),
    );
  });

  it('gives the same result in one step or two, and backward', () => {
    fc.assert(
      fc.property(clock, moment, length, length, (hours, from, one, other) => {
        const back = addWorkingTime(hours, from, -one);
        expect(workingTimeBetween(hours, back, from)).toBe(one);
        const middle = addWorkingTime(hours, from, one);
        expect(addWorkingTime(hours, middle, other)).toBe(addWorkingTime(hours, from, one + other));
        expect(workingTimeBetween(hours, middle, from)).toBe(0 - one);
      }),
    );
  });

  it('equals elapsed time if all hours are working hours', () => {
    const always = {
      edition: 1,
      week: Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]),
      holidays: [],
    };
    fc.assert(
      fc.property(moment, length, (from, time) => {
        const hours = { calendar: always, timeZone: 'Europe/Lisbon' };
        expect(addWorkingTime(hours, from, time)).toBe(from + time);
      }),
    );
  });
});

describe('working days', () => {
  it('give the same result when added and counted, in both directions', () => {
    fc.assert(
      fc.property(calendar, fc.nat(400), fc.integer({ min: 1, max: 40 }), (one, start, days) => {
        const from = addDays('2026-01-01', start);
        const to = addWorkingDays(one, from, days);
        expect(workingDaysBetween(one, from, to)).toBe(days);
        const back = addWorkingDays(one, from, -days);
        expect(workingDaysBetween(one, addDays(back, -1), addDays(from, -1))).toBe(days);
      }),
    );
  });

  it('start on Monday after a weekend and skip holidays', () => {
    const withHoliday = { ...usualCalendar, holidays: [{ date: '2026-03-03', name: 'Carnival' }] };
    expect(addWorkingDays(usualCalendar, '2026-02-28', 0)).toBe('2026-03-02');
    expect(addWorkingDays(usualCalendar, '2026-02-28', 1)).toBe('2026-03-02');
    expect(addWorkingDays(withHoliday, '2026-03-02', 1)).toBe('2026-03-04');
    expect(addWorkingDays(withHoliday, '2026-03-04', -1)).toBe('2026-03-02');
    expect(workingDaysBetween(withHoliday, '2026-03-06', '2026-03-02')).toBe(-3);
  });
});

describe('momentOfDay', () => {
  it('returns the time on every day, also with clock changes', () => {
    fc.assert(
      fc.property(clock, moment, ({ timeZone }, any) => {
        const found = momentOfDay(dayOf(any, timeZone), timeOfDay(any, timeZone), timeZone);
        // For a repeated time, the first is returned.
        expect(Math.abs(found - any)).toBeLessThanOrEqual(3_600_000);
        expect(timeOfDay(found, timeZone)).toBe(timeOfDay(any, timeZone));
      }),
    );
    // 02:30 doesn't exist: the clock changes from 02:00 to 03:00.
    expect(iso(momentOfDay('2026-03-29', 150 * 60_000, 'Europe/Berlin'))).toBe(
      '2026-03-29T01:00:00.000Z',
    );
    expect(momentOfDay('2026-03-29', day, 'Europe/Berlin')).toBe(at('2026-03-29T22:00:00Z'));
  });
});

describe('durations', () => {
  const office: WorkClock = {
    calendar: {
      edition: 1,
      week: [1, 2, 3, 4, 5, 6, 7].map((n) =>
        n > 5
          ? []
          : [
              { from: 540, to: 720 },
              { from: 780, to: n === 5 ? 840 : 1020 },
            ],
      ),
      holidays: [],
    },
    timeZone: 'UTC',
  };
  it.each([
    // Friday ends at 14:00.
    ['2026-03-02T10:00', 1, 'DAYS', '2026-03-03T10:00'],
    ['2026-03-05T16:00', 1, 'DAYS', '2026-03-06T14:00'],
    ['2026-03-06T13:30', 1, 'DAYS', '2026-03-09T13:30'],
    // Before work, on a Saturday, and exactly at nine: the whole day.
    ['2026-03-02T07:00', 1, 'DAYS', '2026-03-02T17:00'],
    ['2026-03-07T11:00', 1, 'DAYS', '2026-03-09T17:00'],
    ['2026-03-09T09:00', 2, 'DAYS', '2026-03-10T17:00'],
    ['2026-03-02T12:30', 1, 'DAYS', '2026-03-03T12:00'],
    ['2026-03-02T11:00', 2, 'HOURS', '2026-03-02T14:00'],
    ['2026-03-06T13:30', 45, 'MINUTES', '2026-03-09T09:15'],
    ['2026-03-02T10:00', 0, 'DAYS', '2026-03-02T10:00'],
  ] as const)('add to %s: %i %s until %s', (from, amount, unit, to) => {
    const duration = { amount, unit, countedIn: 'WORKING' } as const;
    expect(iso(momentAfter(office, at(`${from}Z`), duration))).toBe(`${to}:00.000Z`);
  });

  it('count elapsed time if the rule or the default says so', () => {
    const saturday = at('2026-03-07T11:00Z');
    expect(momentAfter(office, saturday, { amount: 1, unit: 'DAYS' })).toBe(saturday + day);
    expect(momentBefore(office, saturday, { amount: 2, unit: 'DAYS', countedIn: 'CALENDAR' })).toBe(
      saturday - 2 * day,
    );
  });

  it('count back from a due date by working days', () => {
    const before = (from: string, amount: number, unit: 'DAYS' | 'HOURS') =>
      iso(momentBefore(office, at(from), { amount, unit, countedIn: 'WORKING' }));
    expect(before('2026-03-09T10:00Z', 1, 'DAYS')).toBe('2026-03-06T10:00:00.000Z');
    expect(before('2026-03-09T23:59:59.999Z', 1, 'DAYS')).toBe('2026-03-06T14:00:00.000Z');
    expect(before('2026-03-09T10:00Z', 2, 'HOURS')).toBe('2026-03-06T13:00:00.000Z');
  });

  it('end with the day if set in whole days', () => {
    const usual = { calendar: usualCalendar, timeZone: 'Europe/Lisbon' };
    const due = momentAfter(usual, at('2026-03-28T11:00Z'), {
      amount: 1,
      unit: 'DAYS',
      countedIn: 'WORKING',
    });
    expect(withinDay(due, usual.timeZone)).toBe(endOfDay('2026-03-30', usual.timeZone));
    expect(iso(workingMomentFrom(usual, at('2026-03-28T11:00Z')))).toBe('2026-03-29T23:00:00.000Z');
  });

  it('are extended by a pause, and keep ends of days', () => {
    const held = { from: at('2026-03-06T13:00Z'), to: at('2026-03-09T10:00Z') };
    const due = at('2026-03-06T13:30Z');
    expect(iso(momentPutOff(office, due, held, 'WORKING'))).toBe('2026-03-09T10:30:00.000Z');
    expect(iso(momentPutOff(office, due, held, 'CALENDAR'))).toBe('2026-03-09T10:30:00.000Z');
    const evening = endOfDay('2026-03-10', 'UTC');
    expect(momentPutOff(office, evening, held, 'WORKING')).toBe(endOfDay('2026-03-11', 'UTC'));
    expect(momentPutOff(office, evening, held, 'CALENDAR')).toBe(endOfDay('2026-03-13', 'UTC'));
    // A weekend isn't lost time.
    const weekend = { from: at('2026-03-06T18:00Z'), to: at('2026-03-09T08:00Z') };
    expect(momentPutOff(office, evening, weekend, 'WORKING')).toBe(endOfDay('2026-03-11', 'UTC'));
    expect(momentPutOff(office, due, weekend, 'WORKING')).toBe(due);
  });
});

describe('calendarRefusals', () => {
  const week = usualCalendar.week;
  it.each([
    [
      'overlapping hours',
      {
        week: week.with(0, [
          { from: 60, to: 120 },
          { from: 100, to: 200 },
        ]),
      },
      'InvalidHours',
    ],
    [
      'hours that end before their start',
      { week: week.with(3, [{ from: 120, to: 60 }]) },
      'InvalidHours',
    ],
    ['no working hours', { week: week.map(() => []) }, 'NoWorkingTime'],
    ['a day that does not exist', { holidays: [{ date: '2026-02-30', name: '' }] }, 'InvalidDate'],
    [
      'a duplicate holiday',
      {
        holidays: [
          { date: '2026-01-01', name: 'a' },
          { date: '2026-01-01', name: 'b' },
        ],
      },
      'HolidayTwice',
    ],
  ])('refuses %s', (_, change, code) => {
    expect(calendarRefusals({ ...usualCalendar, ...change }).map((one) => one.code)).toContain(
      code,
    );
    expect(calendarRefusals(usualCalendar)).toEqual([]);
  });
});

describe('dates of durations', () => {
  const clock = { calendar: usualCalendar, timeZone: 'UTC' };
  const from = Date.UTC(2026, 10, 25, 22, 38);
  const due = (amount: number, unit: DurationUnit, countedIn: CountedIn = 'WORKING') =>
    new Date(dueAfter(clock, from, { amount, unit, countedIn })).toISOString().slice(0, 16);

  it('are later for a longer duration', () => {
    const amounts = [0.25, 0.5, 0.99, 1, 1.01, 1.5, 2, 4.75, 5, 10];
    const moments = amounts.map((amount) => due(amount, 'DAYS'));
    expect(moments).toEqual(moments.toSorted());
  });

  it('count weeks and months by the calendar', () => {
    expect(due(2, 'WEEKS')).toBe('2026-12-09T23:59');
    expect(due(1, 'MONTHS')).toBe('2026-12-25T23:59');
    expect(due(2, 'MONTHS', 'CALENDAR')).toBe('2027-01-25T23:59');
  });

  it('end on the last day of a shorter month', () => {
    const at = Date.UTC(2026, 0, 31, 9);
    const duration = { amount: 1, unit: 'MONTHS', countedIn: 'CALENDAR' } as const;
    expect(new Date(momentAfter(clock, at, duration)).toISOString()).toBe(
      '2026-02-28T09:00:00.000Z',
    );
  });

  it('end on the next working day if the last day is free', () => {
    const at = Date.UTC(2026, 10, 30, 9);
    const duration = { amount: 5, unit: 'MONTHS', countedIn: 'WORKING' } as const;
    expect(new Date(dueAfter(clock, at, duration)).toISOString().slice(0, 10)).toBe('2027-04-30');
  });

  it('count elapsed days around the clock', () => {
    expect(due(10, 'DAYS', 'CALENDAR')).toBe('2026-12-05T23:59');
  });
});
