import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../run-model/event.ts';
import type { NotificationType } from '../notification/notification-types.ts';
import { occurrenceTypes } from './occurrence-types.ts';
import {
  canHaveWebhookEvents,
  isWebhookType,
  webhookEventsOf,
  webhookTypes,
  type WebhookType,
} from './webhook-events.ts';

const event = (change: object): RunEvent =>
  ({
    subject: 'TASK',
    taskId: 't',
    cause: 'task.submit',
    before: {},
    after: {},
    ...change,
  }) as RunEvent;
const file = '0198a1b2-0000-7000-8000-000000000001.pdf';
const value = (before: unknown, after: unknown): object => ({
  ...{ subject: 'VALUE', kind: 'VALUE_COMMITTED' },
  ...{ before: { committed: before }, after: { committed: after } },
});

describe('webhookEventsOf', () => {
  it.each([
    [{ kind: 'TASK_ACKNOWLEDGED', after: { acknowledgements: ['p'] } }, ['task.accepted']],
    [{ kind: 'TASK_ACKNOWLEDGED', after: { status: 'ACTIVE' } }, []],
    [{ kind: 'TASK_DECLINED' }, ['task.declined']],
    [{ kind: 'TASK_DELEGATED' }, ['task.reassigned']],
    [{ kind: 'TASK_RECALLED' }, ['task.withdrawn']],
    [{ kind: 'TASK_RECALLED', cause: 'undo' }, []],
    [{ kind: 'INFORMATION_ASKED' }, ['question.asked']],
    [{ kind: 'INFORMATION_ANSWERED' }, ['question.answered']],
    [{ kind: 'LINKED_WORKFLOW_TROUBLED' }, ['linked_workflow.problem_reported']],
    [{ kind: 'TASK_SUBMITTED', after: { status: 'COMPLETED' } }, ['task.completed']],
    [{ kind: 'TASK_SUBMITTED', after: { status: 'PENDING_REVIEW' } }, []],
    [{ kind: 'TASK_ESCALATED', after: { assignees: ['p'] } }, ['task.assigned']],
    [{ kind: 'TASK_ESCALATED', after: {} }, []],
    [
      {
        kind: 'TASK_STAND_INS_CHANGED',
        before: { standIns: [{ by: 'p' }] },
        after: { standIns: [{ by: 'q' }] },
      },
      ['delegation.started', 'delegation.ended'],
    ],
    [
      { kind: 'TASK_STAND_INS_CHANGED', before: { standIns: [{ by: 'p' }] }, after: {} },
      ['delegation.ended'],
    ],
    [value(null, [file]), ['document.added']],
    [value([file], [file]), []],
    [value(null, 'text'), []],
  ])('returns the types of %j', (change, types) => {
    const found = webhookEventsOf([event(change)]);
    expect(found).toEqual(types.map((type) => ({ type, taskId: 't' })));
  });

  it('returns one event for several documents of a task', () => {
    const events = [event(value(null, [file])), event(value(null, file))];
    expect(webhookEventsOf(events)).toHaveLength(1);
  });
});

/** The event of each notification. Its type is complete, so none is forgotten. */
const typeOfNotification: Readonly<Record<NotificationType, WebhookType>> = {
  ...occurrenceTypes,
  TASK_ASSIGNED: 'task.assigned',
  TASK_REASSIGNED: 'task.reassigned',
  TASK_ACCEPTED: 'task.accepted',
  TASK_DECLINED: 'task.declined',
  TASK_SKIPPED: 'task.skipped',
  TASK_SENT_BACK: 'task.sent_back',
  TASK_REOPENED: 'task.reopened',
  TASK_COMPLETED: 'task.completed',
  TASK_EXPIRED: 'task.expired',
  APPROVAL_REQUESTED: 'approval.requested',
  APPROVAL_APPROVED: 'approval.approved',
  APPROVAL_REJECTED: 'approval.rejected',
  APPROVAL_WITHDRAWN: 'task.withdrawn',
  QUESTION_ASKED: 'question.asked',
  QUESTION_ANSWERED: 'question.answered',
  DOCUMENT_ADDED: 'document.added',
  PROBLEM_REPORTED: 'problem.reported',
  PROBLEM_RESOLVED: 'problem.resolved',
  LINKED_WORKFLOW_PROBLEM: 'linked_workflow.problem_reported',
  REQUEST_FAILED: 'request.failed',
  WORKFLOW_OWNED: 'workflow.owner_changed',
  WORKFLOW_SHARED: 'workflow.shared',
  WORKFLOW_STARTED: 'workflow.started',
  WORKFLOW_PAUSED: 'workflow.paused',
  WORKFLOW_RESUMED: 'workflow.resumed',
  WORKFLOW_ENDED: 'workflow.ended',
  WORKFLOW_COMPLETED: 'workflow.completed',
};

describe('webhookTypes', () => {
  it.each(Object.entries(typeOfNotification))('has the event of %s', (_name, type) => {
    expect(isWebhookType(type)).toBe(true);
  });

  it('contains each type once', () => {
    expect(new Set(webhookTypes).size).toBe(webhookTypes.length);
  });
});

describe('canHaveWebhookEvents', () => {
  it('excludes drafts', () => {
    expect(canHaveWebhookEvents(['VALUE_DRAFTED'])).toBe(false);
    expect(canHaveWebhookEvents(['VALUE_DRAFTED', 'TASK_SUBMITTED'])).toBe(true);
  });
});
