import { describe, expect, test } from 'vitest';
import { groupByDueDate, lineAt, lineOf } from './list-lines.ts';

const clock = { dateLocale: 'en-GB', entryLocale: 'en-GB', timeZone: 'UTC', hour12: false };
const now = new Date('2026-11-25T12:00:00Z');
const tasks = [
  { dueOn: '2026-11-20T12:00:00Z' },
  { dueOn: '2026-11-25T11:00:00Z' },
  { dueOn: '2026-11-25T17:00:00Z' },
  { dueOn: '2026-12-09T17:00:00Z' },
  { dueOn: '2026-11-20T12:00:00Z', dueOnClass: 'STOPPED' },
  { dueOn: null },
];

describe('groupByDueDate', () => {
  test('groups and counts tasks, with paused due dates last', () => {
    const groups = groupByDueDate(tasks, { hasMore: false }, clock, now);
    expect(groups.map(({ group, start, count }) => [group, start, count])).toEqual([
      ['OVERDUE', 0, 2],
      ['TODAY', 2, 1],
      ['LATER', 3, 1],
      ['NO_DATE', 4, 2],
    ]);
    expect(groups.every(({ isPartial }) => !isPartial)).toBe(true);
  });

  test('shows the count of the last group as a minimum while more pages follow', () => {
    const groups = groupByDueDate(tasks.slice(0, 3), { hasMore: true }, clock, now);
    expect(groups.map(({ isPartial }) => isPartial)).toEqual([false, true]);
  });

  test('shows the known number of overdue tasks', () => {
    const options = { hasMore: true, overdueCount: 240 };
    expect(groupByDueDate(tasks.slice(0, 1), options, clock, now)).toEqual([
      { group: 'OVERDUE', start: 0, size: 1, count: 240, isPartial: false },
    ]);
  });
});

describe('lineAt and lineOf', () => {
  const groups = groupByDueDate(tasks, { hasMore: false }, clock, now);

  test('puts a heading before each group', () => {
    const lines = Array.from({ length: tasks.length + groups.length }, (_, line) => {
      const at = lineAt(groups, line);
      return typeof at === 'number' ? at : at.group;
    });
    expect(lines).toEqual(['OVERDUE', 0, 1, 'TODAY', 2, 'LATER', 3, 'NO_DATE', 4, 5]);
  });

  test('finds the line of each task', () => {
    expect(tasks.map((_, position) => lineAt(groups, lineOf(groups, position)))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  test('needs no headings without groups', () => {
    expect(lineAt([], 3)).toBe(3);
    expect(lineOf([], 3)).toBe(3);
  });
});
