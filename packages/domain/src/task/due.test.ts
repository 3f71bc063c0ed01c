import { describe, expect, it } from 'vitest';
import type { TaskStatus } from '../run-model/run.ts';
import { dueOnClass, isLate, isOverdue } from './due.ts';
import { isOpen, workState } from './work-state.ts';

const now = 1_000_000_000;
const day = 86_400_000;
const open = {
  type: 'DEFAULT',
  status: 'PENDING_SUBMISSION',
  approvalStatus: null,
  frozeForReason: null,
  expirationStatus: 'NON_EXPIRING',
  hasException: false,
  automationState: null,
  skippedAt: null,
  clockStoppedAt: null,
} as const;

describe('dueOnClass', () => {
  it.each([
    [now - 1, 'OVERDUE'],
    [now, 'SOON'],
    [now + day, 'SOON'],
    [now + day + 1, 'ON_TRACK'],
    [null, null],
  ])('returns for %s: %s', (dueOn, expected) => {
    expect(dueOnClass({ ...open, dueOn }, now)).toBe(expected);
  });

  it('is STOPPED while the due date is paused', () => {
    const stopped = { ...open, dueOn: now - 1, clockStoppedAt: now - 2 };
    expect(dueOnClass(stopped, now)).toBe('STOPPED');
    expect(isOverdue(stopped, now)).toBe(false);
  });

  it('is null for completed and inactive tasks', () => {
    const late = { ...open, dueOn: now - 1 };
    expect(dueOnClass({ ...late, status: 'COMPLETED' }, now)).toBeNull();
    expect(dueOnClass({ ...late, status: 'INACTIVE', skippedAt: now }, now)).toBeNull();
    expect(dueOnClass({ ...late, type: 'APPROVAL', status: 'REJECTED' }, now)).toBeNull();
    expect(isOverdue({ ...late, status: 'COMPLETED' }, now)).toBe(false);
  });
});

it('isLate is true after a completion past the due date', () => {
  expect(isLate({ completedAt: now + 1, dueOn: now })).toBe(true);
  expect(isLate({ completedAt: now, dueOn: now })).toBe(false);
  expect(isLate({ completedAt: null, dueOn: now })).toBe(false);
  expect(isLate({ completedAt: now, dueOn: null })).toBe(false);
});
describe('workState', () => {
  const state = (status: TaskStatus, over: Partial<Parameters<typeof workState>[0]> = {}) =>
    workState({
      type: 'DEFAULT',
      status,
      frozeForReason: null,
      expirationStatus: 'NON_EXPIRING',
      hasException: false,
      automationState: null,
      ...over,
    });

  it('tells assignees who must act next', () => {
    expect(state('INACTIVE')).toBe('NOT_STARTED');
    expect(state('PENDING_ACKNOWLEDGEMENT')).toBe('ACTIONABLE');
    expect(state('PENDING_SUBMISSION')).toBe('ACTIONABLE');
    expect(state('REJECTED')).toBe('ACTIONABLE');
    expect(state('PENDING_REVIEW')).toBe('IN_REVIEW');
    expect(state('COMPLETED')).toBe('DONE');
    expect(state('REJECTED', { type: 'APPROVAL' })).toBe('DONE');
    expect(state('PENDING_SUBMISSION', { frozeForReason: 'PAUSED' })).toBe('FROZEN');
    expect(state('PENDING_SUBMISSION', { expirationStatus: 'EXPIRED' })).toBe('FROZEN');
    expect(state('COMPLETED', { frozeForReason: 'ENDED' })).toBe('DONE');
    const linked = { type: 'LINKED_WORKFLOW' } as const;
    expect(state('PENDING_SUBMISSION', linked)).toBe('IN_REVIEW');
    expect(state('PENDING_SUBMISSION', { ...linked, hasException: true })).toBe('ACTIONABLE');
  });

  it('is open between start and completion unless the task is blocked', () => {
    const isOpenAs = (status: TaskStatus) => isOpen({ ...open, status });
    expect([
      isOpenAs('PENDING_SUBMISSION'),
      isOpenAs('PENDING_REVIEW'),
      isOpenAs('INACTIVE'),
    ]).toEqual([true, true, false]);
  });
});
