import { expect, it } from 'vitest';
import { nextToAct } from './next-to-act.ts';

const party = (id: string) => ({ id, name: id, kind: 'USER' as const });
const task = (over: object = {}) => ({
  startedAt: '2026-11-25T08:00:00Z',
  completedAt: null,
  skippedAt: null,
  assignees: [party('ken')],
  approvals: [],
  ...over,
});

it('names each assignee of active tasks once', () => {
  const tasks = [task(), task(), task({ startedAt: null, assignees: [party('maya')] })];
  expect(nextToAct([{ tasks }])).toEqual([party('ken')]);
});

it('names the approvers of a task in review', () => {
  const tasks = [task({ approvals: [{ awaitedApprovers: [party('tom')] }] })];
  expect(nextToAct([{ tasks }])).toEqual([party('tom')]);
});
