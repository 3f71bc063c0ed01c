import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../run/event.ts';
import { canHaveWebhookEvents, webhookEventsOf, webhookTypes } from './webhook-events.ts';

const event = (change: object): RunEvent =>
  ({ subject: 'TASK', taskId: 't', row: 'T1', before: {}, after: {}, ...change }) as RunEvent;
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
    [{ kind: 'TASK_RECALLED', row: 'D23' }, []],
    [{ kind: 'INFORMATION_ASKED' }, ['question.asked']],
    [{ kind: 'INFORMATION_ANSWERED' }, ['question.answered']],
    [{ kind: 'LINKED_WORKFLOW_TROUBLED' }, ['linked_workflow.problem_reported']],
    [{ kind: 'TASK_SUBMITTED', after: { status: 'COMPLETED' } }, ['task.completed']],
    [{ kind: 'TASK_SUBMITTED', after: { status: 'PENDING_REVIEW' } }, []],
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

describe('webhookTypes', () => {
  it('has each type once', () => {
    expect(new Set(webhookTypes).size).toBe(webhookTypes.length);
  });
});

describe('canHaveWebhookEvents', () => {
  it('leaves out drafts', () => {
    expect(canHaveWebhookEvents(['VALUE_DRAFTED'])).toBe(false);
    expect(canHaveWebhookEvents(['VALUE_DRAFTED', 'TASK_SUBMITTED'])).toBe(true);
  });
});
