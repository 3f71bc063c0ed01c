import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { MyTasksScreen } from './my-tasks-screen.tsx';

const tasks = ['Ship', 'Pack', 'Count'].map((name) => taskData({ id: name.toLowerCase(), name }));

const open = async (): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<MyTasksScreen />);
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        WorkCounts: () => ({ myTasks: 3, overdue: 0 }),
        TaskConnection: () => ({
          edges: tasks.map((node, index) => ({ cursor: `c${index}`, node })),
          pageInfo: { hasNextPage: false, endCursor: 'last' },
        }),
      }),
    ),
  );
  await screen.findByRole('row', { name: /Ship/ });
  return rendered;
};
const bar = (count: number) => screen.queryByRole('toolbar', { name: new RegExp(`^${count} `) });
const sent = ({ environment }: RenderedScreen): unknown =>
  environment.mock.getMostRecentOperation().request.variables['input'];

const job = {
  __typename: 'BulkAction',
  ...{ id: 'job', action: 'COMPLETE', state: 'DRAFT', rowCount: 3, readyCount: 2, faultyCount: 1 },
  ...{ doneCount: 0, failedCount: 0 },
};

const refusedRows = [
  {
    ...{ number: 3, cells: ['count', 'SO-1.3', 'Count'] },
    findings: [{ column: null, severity: 'ERROR', code: 'Forbidden', params: [] }],
  },
];

describe('selected tasks', () => {
  it('are selected with checkboxes and keys', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: /Ship/ }));
    await screen.findByRole('toolbar', { name: /^1 / });
    screen.getByRole('row', { name: /Ship/ }).focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(bar(2)).toBeTruthy();
    await user.keyboard('x');
    expect(bar(1)).toBeTruthy();
    await user.keyboard('{Control>}a{/Control}');
    expect(bar(3)).toBeTruthy();
    await expectAccessible();
    await user.keyboard('{Escape}');
    expect(bar(3)).toBeNull();
  });

  it('are changed only after a preview', async () => {
    const rendered = await open();
    const { user, environment } = rendered;
    screen.getByRole('row', { name: /Ship/ }).focus();
    await user.keyboard('{Control>}a{/Control}');
    const actions = within(await screen.findByRole('toolbar', { name: /^3 / }));
    await user.click(actions.getByRole('button', { name: 'Complete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Complete 3 tasks' });
    await user.click(within(dialog).getByRole('button', { name: 'Preview changes' }));
    expect(sent(rendered)).toMatchObject({
      ...{ action: 'COMPLETE', taskIds: ['ship', 'pack', 'count'] },
    });
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: { createBulkAction: { __typename: 'BulkAction', id: 'job' } },
      }),
    );
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe(
        'bulkActionReviewQuery',
      ),
    );
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            bulkJob: { ...job, faulty: { rows: refusedRows }, failed: { rows: [] } },
          }),
        }),
      ),
    );
    const refused = await screen.findByRole('region', { name: 'Items that can’t change' });
    expect(refused.textContent).toContain('Count');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Change 2 items' }));
    expect(sent(rendered)).toMatchObject({ bulkJobId: 'job', rows: 'GOOD' });
  });

  it('show the report of the bulk operation, with its id in the URL', async () => {
    const rendered = await renderScreen(<MyTasksScreen />, { address: '/my/tasks?job-uuid=job' });
    const { user, environment, address } = rendered;
    const query = await waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.params.name === 'bulkActionReviewQuery');
      if (found === undefined) throw new Error('The job is not loaded.');
      return found;
    });
    const ended = { ...job, state: 'COMPLETED', isUndoable: true, doneCount: 2, failedCount: 0 };
    await act(async () =>
      environment.mock.resolve(
        query,
        MockPayloadGenerator.generate(query, {
          Query: () => ({
            bulkJob: { ...ended, faulty: { rows: refusedRows }, failed: { rows: [] } },
          }),
        }),
      ),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Complete 3 tasks' });
    expect(within(dialog).getByRole('button', { name: 'Undo' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/my/tasks'));
  });
});
