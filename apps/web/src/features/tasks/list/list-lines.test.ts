import { describe, expect, test } from 'vitest';
import { listLines } from './list-lines.ts';

const clock = { dateLocale: 'en-GB', entryLocale: 'en-GB', timeZone: 'UTC', hour12: false };
const now = new Date('2026-11-25T12:00:00Z');
const due = (id: string, dueOn: string | null) => ({ id, dueOn });
const tasks = [
  due('late 1', '2026-11-20T12:00:00Z'),
  due('late 2', '2026-11-25T11:00:00Z'),
  due('today', '2026-11-25T17:00:00Z'),
  due('later', '2026-12-09T17:00:00Z'),
  due('someday', null),
];
const written = (lines: ReturnType<typeof listLines>): readonly string[] =>
  lines.map((line) =>
    line.kind === 'row' ? line.key : `${line.group} ${line.count}${line.isPartial ? '+' : ''}`,
  );

describe('lines of a list of work', () => {
  test('stand under headings that count them', () => {
    const options = { isGrouped: true, hasMore: false, overdueCount: undefined };
    expect(written(listLines(tasks, options, clock, now))).toEqual([
      'OVERDUE 2',
      'late 1',
      'late 2',
      'TODAY 1',
      'today',
      'LATER 1',
      'later',
      'NO_DATE 1',
      'someday',
    ]);
  });

  test('say of the last group that more may follow, while more is to be read', () => {
    const options = { isGrouped: true, hasMore: true, overdueCount: undefined };
    expect(written(listLines(tasks.slice(0, 3), options, clock, now))).toEqual([
      'OVERDUE 2',
      'late 1',
      'late 2',
      'TODAY 1+',
      'today',
    ]);
  });

  test('take the number of overdue ones from where it is known', () => {
    const options = { isGrouped: true, hasMore: true, overdueCount: 240 };
    expect(written(listLines(tasks.slice(0, 1), options, clock, now))[0]).toBe('OVERDUE 240');
  });

  test('have no headings where a due date means nothing any more', () => {
    const options = { isGrouped: false, hasMore: false, overdueCount: undefined };
    expect(written(listLines(tasks, options, clock, now))).toEqual(tasks.map(({ id }) => id));
  });
});
