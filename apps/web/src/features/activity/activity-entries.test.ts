import { expect, test } from 'vitest';
import { activityEntries } from './activity-entries.ts';

const line = (id: string, kind: string, at: string, actor: object | null = null) => ({
  id,
  kind,
  at,
  actor,
});

test('groups tasks that start together, but not actions of people', () => {
  const entries = activityEntries([
    line('a', 'TASK_STARTED', '10:00'),
    line('b', 'TASK_STARTED', '10:00'),
    line('c', 'COMPLETE', '10:00', { id: 'maya' }),
    line('d', 'TASK_STARTED', '10:00'),
    line('e', 'TASK_STARTED', '09:00'),
  ]);
  expect(entries.map(({ first, others }) => [first, ...others].map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
    ['e'],
  ]);
});
