import { act, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { taskData } from '../../../testing/task-data.ts';
import { TaskTimeline } from './task-timeline.tsx';

const schedule = (from: number, to: number, over: object = {}): object => ({
  start: `2026-11-${from}T09:00:00Z`,
  end: `2026-11-${to}T17:00:00Z`,
  plannedStart: '2026-11-10T09:00:00Z',
  plannedEnd: '2026-11-12T17:00:00Z',
  isCritical: true,
  predecessors: [],
  ...over,
});

const workflow = {
  id: 'w',
  stages: [
    {
      id: 's',
      name: 'Packaging',
      status: 'IN_PROGRESS',
      tasks: [
        taskData({ id: 'design', name: 'Design', schedule: schedule(10, 14) }),
        taskData({
          id: 'print',
          name: 'Print',
          schedule: schedule(16, 20, { predecessors: ['design'] }),
        }),
        taskData({ id: 'later', name: 'Later', schedule: null }),
      ],
    },
  ],
};

it('shows plan and forecast, dependencies, and the critical path', async () => {
  const onOpenTask = vi.fn<(id: string) => void>();
  const { user } = await renderScreen(
    <Suspense>
      <TaskTimeline workflowId="w" onOpenTask={onOpenTask} />
    </Suspense>,
    {
      prepare: (environment) =>
        environment.mock.queueOperationResolver((operation) =>
          MockPayloadGenerator.generate(operation, { Query: () => ({ workflow }) }),
        ),
    },
  );
  await act(async () => undefined);
  const print = await screen.findByRole('row', { name: /Print/ });
  const text = (): string => print.textContent;
  expect(text()).toContain('20 Nov 2026');
  expect(text()).toContain('planned end 12 Nov 2026');
  expect(text()).toContain('Starts after Design.');
  expect(text()).toContain('Critical path');
  expect(screen.getByRole('row', { name: /Later/ }).textContent).toContain('No dates yet');
  await expectAccessible();

  await user.click(screen.getByRole('checkbox', { name: 'Critical path' }));
  await user.click(screen.getByRole('checkbox', { name: 'Plan' }));
  expect(text()).not.toContain('Critical path');
  expect(text()).not.toContain('planned end');

  await user.click(within(print).getByRole('button', { name: 'Print' }));
  expect(onOpenTask).toHaveBeenCalledWith('print');
});
