import { describe, expect, it } from 'vitest';
import { taskMark } from './task-mark.ts';

const now = 1_000_000;
const task = {
  type: 'DEFAULT',
  status: 'PENDING_SUBMISSION',
  approvalStatus: null,
  approvalFor: null,
  frozeForReason: null,
  hasException: false,
  expirationStatus: 'NON_EXPIRING',
  dueOn: null,
  clockStoppedAt: null,
  completedAt: null,
  isReopened: false,
  link: null,
  links: [],
} as const;
type Over = Partial<{ [Key in keyof Parameters<typeof taskMark>[0]]: unknown }>;
const marked = (over: Over) =>
  taskMark({ ...task, ...over } as Parameters<typeof taskMark>[0], now);

describe('the icon of a task says', () => {
  it.each<[string, Over, string | null]>([
    ['nothing of work as usual', {}, null],
    ['that it was handed in', { status: 'PENDING_REVIEW' }, 'SUBMITTED'],
    ['that it was sent back', { status: 'REJECTED' }, 'SENT_BACK'],
    ['that it was opened again', { isReopened: true }, 'REOPENED'],
    ['what it is, also when it is late', { status: 'REJECTED', dueOn: now - 1 }, 'SENT_BACK'],
    ['that it was done late', { status: 'COMPLETED', dueOn: 1, completedAt: 2 }, 'COMPLETED_LATE'],
    ['nothing of what was done in time', { status: 'COMPLETED', dueOn: 2, completedAt: 2 }, null],
    ['that linked workflows take too long', { type: 'LINKED_WORKFLOW', dueOn: 1 }, 'DELAYED'],
    ['nothing of linked ones in time', { type: 'LINKED_WORKFLOW' }, null],
    [
      'that a problem stops its clock',
      { hasException: true, clockStoppedAt: 1 },
      'PAUSED_FOR_EXCEPTION',
    ],
    ['a problem first', { status: 'REJECTED', hasException: true }, null],
    ['that it stands still first', { isReopened: true, frozeForReason: 'PAUSED' }, null],
    ['an approval by its own shapes', { type: 'APPROVAL', status: 'REJECTED' }, null],
  ])('%s', (_, over, mark) => expect(marked(over)).toBe(mark));
});
