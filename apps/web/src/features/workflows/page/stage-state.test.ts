import { describe, expect, it, test } from 'vitest';
import { doneCount, foldCompleted, overdueCount, stageState } from './stage-state.ts';

const task = (
  displayStatus: Parameters<typeof stageState>[1][number]['displayStatus'],
  approval?: typeof displayStatus,
) => ({
  displayStatus,
  completedAt: displayStatus === 'COMPLETED' ? '2026-11-25T12:00:00Z' : null,
  skippedAt: null,
  approvals: approval === undefined ? [] : [{ displayStatus: approval }],
});

describe('stageState', () => {
  test.each([
    ['NOT_STARTED', 'waiting'],
    ['IN_PROGRESS', 'current'],
    ['COMPLETED', 'done'],
    ['SKIPPED', 'skipped'],
  ] as const)('shows a stage with status %s as %s', (status, look) => {
    expect(stageState(status, [task('IN_PROGRESS_ON_TRACK')])).toBe(look);
  });

  test('shows an overdue task or approval as overdue', () => {
    const tasks = [task('IN_PROGRESS_OVERDUE'), task('IN_PROGRESS_ON_TRACK', 'APPROVAL_OVERDUE')];
    for (const one of tasks) expect(stageState('IN_PROGRESS', [one])).toBe('overdue');
    expect(overdueCount([task('COMPLETED'), ...tasks])).toBe(2);
  });

  test('shows a problem even if a task is also overdue', () => {
    expect(stageState('IN_PROGRESS', [task('IN_PROGRESS_OVERDUE'), task('EXCEPTION')])).toBe(
      'problem',
    );
  });

  test('shows a stage past its due date as overdue', () => {
    expect(stageState('IN_PROGRESS', [], true)).toBe('overdue');
    expect(stageState('COMPLETED', [], true)).toBe('done');
  });

  test('counts completed and skipped tasks', () => {
    const skipped = { ...task('NOT_STARTED'), skippedAt: '2026-11-25T12:00:00Z' };
    expect(doneCount([task('COMPLETED'), task('NOT_STARTED'), skipped])).toBe(2);
  });
});

describe('foldCompleted', () => {
  const steps = (done: number, open: number) =>
    Array.from({ length: done + open }, (_, index) => ({
      ...{ key: `${index}`, label: `Week ${index}`, stateLabel: '' },
      state: index < done ? ('done' as const) : ('waiting' as const),
    }));
  const fold = (done: number, open: number): readonly string[] =>
    foldCompleted(steps(done, open), (count) => `${count} completed`).map(({ label }) => label);

  it('shows the completed stages of a long workflow as one step', () => {
    expect(fold(8, 2)).toEqual(['8 completed', 'Week 8', 'Week 9']);
  });

  it('shows each stage of a short workflow', () => {
    expect(fold(3, 1)).toHaveLength(4);
  });

  it('shows a single completed stage', () => {
    expect(fold(1, 11)).toHaveLength(12);
  });
});
