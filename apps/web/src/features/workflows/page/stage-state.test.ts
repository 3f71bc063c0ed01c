import { describe, expect, test } from 'vitest';
import { doneCount, stageState } from './stage-state.ts';

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

  test('shows a problem if a task or an approval is overdue', () => {
    expect(stageState('IN_PROGRESS', [task('COMPLETED'), task('IN_PROGRESS_OVERDUE')])).toBe(
      'problem',
    );
    expect(stageState('IN_PROGRESS', [task('IN_PROGRESS_ON_TRACK', 'APPROVAL_OVERDUE')])).toBe(
      'problem',
    );
  });

  test('shows a problem if the stage is overdue', () => {
    expect(stageState('IN_PROGRESS', [], true)).toBe('problem');
    expect(stageState('COMPLETED', [], true)).toBe('done');
  });

  test('counts completed tasks', () => {
    const skipped = { ...task('NOT_STARTED'), skippedAt: '2026-11-25T12:00:00Z' };
    expect(doneCount([task('COMPLETED'), task('NOT_STARTED'), skipped])).toBe(2);
  });
});
