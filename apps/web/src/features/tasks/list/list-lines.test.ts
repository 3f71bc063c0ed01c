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

describe('listLines', () => {
  test('returns headings with counts', () => {
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

  test('marks the last group as partial while more pages follow', () => {
    const options = { isGrouped: true, hasMore: true, overdueCount: undefined };
    expect(written(listLines(tasks.slice(0, 3), options, clock, now))).toEqual([
      'OVERDUE 2',
      'late 1',
      'late 2',
      'TODAY 1+',
      'today',
    ]);
  });

  test('uses the known number of overdue tasks', () => {
    const options = { isGrouped: true, hasMore: true, overdueCount: 240 };
    expect(written(listLines(tasks.slice(0, 1), options, clock, now))[0]).toBe('OVERDUE 240');
  });

  test('returns no headings without grouping', () => {
    const options = { isGrouped: false, hasMore: false, overdueCount: undefined };
    expect(written(listLines(tasks, options, clock, now))).toEqual(tasks.map(({ id }) => id));
  });
});
