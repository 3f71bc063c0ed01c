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

describe('taskMark', () => {
  it.each<[string, Over, string | null]>([
    ['is null for an open task', {}, null],
    ['is SUBMITTED in review', { status: 'PENDING_REVIEW' }, 'SUBMITTED'],
    ['is SENT_BACK after a rejection', { status: 'REJECTED' }, 'SENT_BACK'],
    ['is REOPENED after a reopening', { isReopened: true }, 'REOPENED'],
    ['ignores that the task is overdue', { status: 'REJECTED', dueOn: now - 1 }, 'SENT_BACK'],
    [
      'is COMPLETED_LATE after the due date',
      { status: 'COMPLETED', dueOn: 1, completedAt: 2 },
      'COMPLETED_LATE',
    ],
    ['is null if completed on time', { status: 'COMPLETED', dueOn: 2, completedAt: 2 }, null],
    ['is DELAYED for overdue linked workflows', { type: 'LINKED_WORKFLOW', dueOn: 1 }, 'DELAYED'],
    ['is null for linked workflows on time', { type: 'LINKED_WORKFLOW' }, null],
    [
      'is set while a problem pauses the due date',
      { hasException: true, clockStoppedAt: 1 },
      'PAUSED_FOR_EXCEPTION',
    ],
    ['is null with a problem', { status: 'REJECTED', hasException: true }, null],
    ['is null while paused', { isReopened: true, frozeForReason: 'PAUSED' }, null],
    ['is null for an approval', { type: 'APPROVAL', status: 'REJECTED' }, null],
  ])('%s', (_, over, mark) => expect(marked(over)).toBe(mark));
});
