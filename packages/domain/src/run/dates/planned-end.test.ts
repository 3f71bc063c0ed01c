import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { expect, test } from 'vitest';
import { asId } from '../../core/ids.ts';
import { planRun } from '../flow/plan-run.ts';
import { plannedEnd } from './planned-end.ts';

const start = Date.UTC(2026, 2, 2, 9);

const planned = (content: ReturnType<typeof buildBlueprint>, scheduledFor: number | null) => {
  let ids = 0;
  const { run } = planRun(content, {
    workflowId: asId('w'),
    tenantId: asId('t'),
    ownerId: asId('o'),
    createdBy: asId('o'),
    timeZone: 'UTC',
    scheduledFor,
    now: start,
    newId: () => `id-${(ids += 1)}`,
  });
  return plannedEnd(run);
};

const within = (amount: number) => ({ due: { kind: 'DURATION', amount, unit: 'DAYS' } }) as const;

test('adds durations from stage to stage', () => {
  const content = buildBlueprint({ tasks: [within(2)] }, { tasks: [within(3)] }, { tasks: [{}] });
  expect(planned(content, start)).toBe(Date.UTC(2026, 2, 7, 23, 59, 59, 999));
});

test('adds durations from task to task', () => {
  const after = { afterTasks: [taskKey(1)], notBefore: null };
  const content = buildBlueprint({ tasks: [within(2), { ...within(4), trigger: after }] });
  expect(planned(content, start)).toBe(Date.UTC(2026, 2, 8, 23, 59, 59, 999));
});

test('counts full days regardless of the start time', () => {
  const due = { kind: 'WORKFLOW_START', days: 10 } as const;
  const content = buildBlueprint({ tasks: [within(2)] }, { tasks: [{ due }] });
  expect(planned(content, start)).toBe(Date.UTC(2026, 2, 12, 23, 59, 59, 999));
});

test('returns null without dates or a start', () => {
  expect(planned(buildBlueprint({}), start)).toBeNull();
  expect(planned(buildBlueprint({ tasks: [within(2)] }), null)).toBeNull();
});
