import { describe, expect, it } from 'vitest';
import { approvalDisplayStatus } from '../approval/approval-display-status.ts';
import { asId, type TaskId } from '../core/ids.ts';
import type { ApprovalStatus, FrozeForReason, TaskStatus } from '../run-model/run.ts';
import { taskDisplayStatus } from '../task/default-display-status.ts';
import { displayStatus, displayStatuses } from './display-status.ts';
import { taskStatuses } from '../run/tables/task-table.ts';

const now = 1_000_000;
const past = now - 1;
type Shown = Parameters<typeof displayStatus>[0];
const shown = (over: Partial<Shown> = {}): Shown => ({
  type: 'DEFAULT',
  approvalFor: null,
  status: 'PENDING_SUBMISSION',
  approvalStatus: null,
  frozeForReason: null,
  hasException: false,
  expirationStatus: 'NON_EXPIRING',
  dueOn: null,
  clockStoppedAt: null,
  plan: { link: null },
  links: [],
  ...over,
});
const task = (over: Partial<Shown>) => displayStatus(shown(over), now);
const approval = (over: Partial<Shown>) =>
  displayStatus(shown({ type: 'APPROVAL', approvalStatus: 'PENDING', ...over }), now);
const child = (over: Partial<Shown>) => approval({ approvalFor: asId<TaskId>('parent'), ...over });

describe('taskDisplayStatus', () => {
  it.each<[Partial<Shown>, string]>([
    [{ expirationStatus: 'EXPIRED', status: 'COMPLETED', frozeForReason: 'ENDED' }, 'EXPIRED'],
    [{ expirationStatus: 'EXPIRING', dueOn: past }, 'EXPIRING'],
    [{ expirationStatus: 'EXPIRING', dueOn: now + 1 }, 'IN_PROGRESS_ON_TRACK'],
    [{ expirationStatus: 'EXPIRING', dueOn: past, hasException: true }, 'EXCEPTION'],
    [{ expirationStatus: 'EXPIRING', dueOn: past, frozeForReason: 'PAUSED' }, 'PAUSED'],
    [{ expirationStatus: 'EXPIRING', dueOn: past, status: 'REJECTED' }, 'IN_PROGRESS_OVERDUE'],
    [{ dueOn: past, clockStoppedAt: past - 1 }, 'IN_PROGRESS_ON_TRACK'],
    [{ frozeForReason: 'ENDED' }, 'ENDED'],
    [{ frozeForReason: 'ENDED', status: 'INACTIVE' }, 'ENDED'],
    [{ frozeForReason: 'ENDED', status: 'COMPLETED' }, 'COMPLETED'],
    [{ frozeForReason: 'PAUSED', hasException: true }, 'PAUSED'],
    [{ frozeForReason: 'PAUSED', status: 'INACTIVE' }, 'NOT_STARTED'],
    [{ linkedScheduleStatus: 'PAUSED' }, 'PAUSED'],
    [{ status: 'COMPLETED', hasException: true, dueOn: past }, 'COMPLETED'],
    [{ status: 'PENDING_REVIEW', hasException: true, dueOn: past }, 'EXCEPTION'],
    [{ status: 'PENDING_ACKNOWLEDGEMENT', dueOn: past }, 'IN_PROGRESS_OVERDUE'],
    [{ status: 'REJECTED', dueOn: past }, 'IN_PROGRESS_OVERDUE'],
    [{ status: 'PENDING_REVIEW', dueOn: now }, 'IN_PROGRESS_ON_TRACK'],
    [{ status: 'INACTIVE', hasException: true, dueOn: past }, 'NOT_STARTED'],
  ])('%j is %s', (over, expected) => {
    expect(task(over)).toBe(expected);
  });

  it('is NOT_STARTED without a task', () => {
    expect(taskDisplayStatus(null, now)).toBe('NOT_STARTED');
  });
});

describe('approvalDisplayStatus', () => {
  it.each<[Partial<Shown>, string, string]>([
    [{ frozeForReason: 'PAUSED', status: 'INACTIVE' }, 'APPROVAL_PAUSED', 'PAUSED'],
    [{ frozeForReason: 'ENDED', status: 'INACTIVE' }, 'APPROVAL_ENDED', 'ENDED'],
    [{ status: 'INACTIVE', hasException: true }, 'APPROVAL_NOT_STARTED', 'NOT_STARTED'],
    [
      { hasException: true, approvalStatus: 'REJECTED', status: 'REJECTED' },
      'EXCEPTION',
      'REJECTED',
    ],
    [{ approvalStatus: 'REJECTED', status: 'REJECTED' }, 'REJECTED', 'REJECTED'],
    // A rejection after which the workflow continues.
    [{ approvalStatus: 'REJECTED', status: 'COMPLETED' }, 'REJECTED', 'REJECTED'],
    [{ approvalStatus: 'APPROVED', status: 'COMPLETED', dueOn: past }, 'APPROVED', 'APPROVED'],
    [{ dueOn: past }, 'APPROVAL_OVERDUE', 'IN_PROGRESS_OVERDUE'],
    [{ dueOn: now }, 'APPROVAL_IN_PROGRESS', 'IN_PROGRESS_ON_TRACK'],
  ])('%j is %s, as a child %s', (over, standalone, ofChild) => {
    expect(approval(over)).toBe(standalone);
    expect(child(over)).toBe(ofChild);
  });

  it('is APPROVAL_NOT_STARTED without an approval', () => {
    expect(approvalDisplayStatus(null, now)).toBe('APPROVAL_NOT_STARTED');
  });
});

it('gives every combination a known status', () => {
  const frozen: readonly (FrozeForReason | null)[] = [null, 'PAUSED', 'ENDED'];
  const outcomes: readonly (ApprovalStatus | null)[] = [null, 'PENDING', 'APPROVED', 'REJECTED'];
  const found = new Set<string>();
  for (const status of taskStatuses satisfies readonly TaskStatus[])
    for (const frozeForReason of frozen)
      for (const approvalStatus of outcomes)
        for (const hasException of [false, true])
          for (const dueOn of [null, past])
            for (const expirationStatus of ['NON_EXPIRING', 'EXPIRING', 'EXPIRED'] as const)
              for (const of of [task, approval, child])
                found.add(
                  of({
                    status,
                    frozeForReason,
                    approvalStatus,
                    hasException,
                    dueOn,
                    expirationStatus,
                  }),
                );
  expect([...found].toSorted()).toEqual([...displayStatuses].toSorted());
});
