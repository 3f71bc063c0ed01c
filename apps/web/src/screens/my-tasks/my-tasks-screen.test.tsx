import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { handleShortcut } from '../../lib/keyboard/shortcuts.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { personData, taskData } from '../../testing/task-data.ts';
import { MyTasksScreen } from './my-tasks-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
  // Handles keys as the shell does on every page.
  document.addEventListener('keydown', handleShortcut);
  return () => {
    vi.useRealTimers();
    document.removeEventListener('keydown', handleShortcut);
  };
});

const late = taskData({
  id: 'late',
  name: 'Collect tax forms',
  dueOn: '2026-11-22T17:00:00Z',
  dueOnClass: 'OVERDUE',
  displayStatus: 'IN_PROGRESS_OVERDUE',
});
const today = taskData({
  id: 'today',
  name: 'Book the call',
  dueOn: '2026-11-25T17:00:00Z',
  assignees: [personData('maya', 'Maya Ruiz'), personData('ken', 'Ken Ito')],
});
const approval = taskData({
  id: 'approval',
  type: 'APPROVAL',
  name: 'Release the supplier',
  permissions: { complete: false, approve: true },
});

const open = async (tasks: readonly object[], hasNextPage = false): Promise<RenderedScreen> => {
  const screenful = await renderScreen(<MyTasksScreen />);
  await act(async () =>
    screenful.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        WorkCounts: () => ({ myTasks: tasks.length, overdue: 1 }),
        TaskConnection: () => ({
          edges: tasks.map((node, index) => ({ cursor: `c${index}`, node })),
          pageInfo: { hasNextPage, endCursor: 'last' },
        }),
      }),
    ),
  );
  await screen.findByRole('heading', { name: 'My tasks' });
  return screenful;
};
const row = (name: RegExp): HTMLElement => screen.getByRole('row', { name });

describe('MyTasksScreen', () => {
  it('groups tasks by due date with their details', async () => {
    await open([late, today, approval]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Overdue1',
      'Today1',
      'No date1',
    ]);
    const first = row(/Collect tax forms/);
    expect(first.textContent).toContain('Northwind onboarding › Due diligence');
    expect(first.textContent).toContain('Sun 22 Nov, 17:00 · 3 days overdue');
    expect(within(first).getByRole('img', { name: 'Overdue' })).toBeTruthy();
    const second = row(/Book the call/);
    expect(second.textContent).toContain('Today, 17:00');
    expect(within(second).getByRole('img', { name: 'Maya Ruiz and Ken Ito' })).toBeTruthy();
    expect(within(row(/Release/)).getByRole('img', { name: 'Waiting for approval' })).toBeTruthy();
    await expectAccessible();
  });

  it('groups a task with a paused due date under no date', async () => {
    const dueOn = '2026-11-20T17:00:00Z';
    await open([late, taskData({ id: 'paused', dueOn, dueOnClass: 'STOPPED' })]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Overdue1',
      'No date1',
    ]);
  });

  it('shows tasks of test runs in a separate tab', async () => {
    const { user, environment } = await open([late]);
    const asked = () => environment.mock.getMostRecentOperation().request.variables;
    await user.click(screen.getByRole('tab', { name: 'Test runs' }));
    await waitFor(() => expect(asked()).toMatchObject({ isTestRun: true }));
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          TaskConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      ),
    );
    expect(await screen.findByText('No tasks from test runs')).toBeTruthy();
    await expectAccessible();
  });

  it('moves with j and k and opens with Enter', async () => {
    const { user, address } = await open([late, today]);
    await user.keyboard('j');
    expect(document.activeElement).toBe(row(/Collect tax forms/));
    await user.keyboard('j');
    await waitFor(() => expect(document.activeElement).toBe(row(/Book the call/)));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/?task-id=today'));
  });

  it('removes a completed task before the server responds', async () => {
    const { user, environment } = await open([late, today]);
    await user.keyboard('j');
    await user.keyboard('c');
    expect(screen.queryByRole('row', { name: /Collect tax forms/ })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(row(/Book the call/)));
    // The mutations load at the first interaction.
    const operation = await waitFor(() => environment.mock.getMostRecentOperation());
    expect(operation.request.variables['input']).toMatchObject({
      taskId: 'late',
      expectedVersion: 3,
    });
    act(() =>
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Task: () => taskData({ id: 'late', completedAt: '2026-11-25T12:00:00Z' }),
        }),
      ),
    );
    expect(await screen.findByText('“Collect tax forms” completed.')).toBeTruthy();
    expect(screen.queryByRole('row', { name: /Collect tax forms/ })).toBeNull();
  });

  it('shows a task again with the reason if its completion is refused', async () => {
    const { user, environment } = await open([late, today]);
    await user.keyboard('jc');
    await waitFor(() => environment.mock.getMostRecentOperation());
    act(() => environment.mock.rejectMostRecentOperation(apiError('VersionConflict')));
    expect(await screen.findByText(/Someone else changed this item/)).toBeTruthy();
    expect(row(/Collect tax forms/)).toBeTruthy();
  });

  it('offers only allowed actions, such as Approve for an approval', async () => {
    const { user, environment } = await open([approval]);
    const sent = environment.mock.getAllOperations().length;
    await user.keyboard('jc');
    expect(environment.mock.getAllOperations()).toHaveLength(sent);
    await user.keyboard('a');
    const operation = await waitFor(() => environment.mock.getMostRecentOperation());
    expect(operation.request.variables['input']).toMatchObject({
      taskId: 'approval',
      comment: '',
    });
  });

  it('loads more tasks before the end of the list is reached', async () => {
    const { environment } = await open([late, today], true);
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
        after: 'last',
        first: 80,
      }),
    );
  });

  it('shows an empty state', async () => {
    await open([]);
    expect(screen.getByText('No tasks for you')).toBeTruthy();
    await expectAccessible();
  });

  it('loads watched items only when their tab is opened', async () => {
    const { user, environment, address } = await open([late]);
    await user.click(screen.getByRole('tab', { name: 'Watching' }));
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
        'copiedTasksQuery',
      ),
    );
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      scope: 'OPEN',
    });
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          TaskConnection: () => ({
            edges: [{ cursor: 'c', node: { ...today, permissions: { complete: false } } }],
            pageInfo: { hasNextPage: false, endCursor: 'c' },
          }),
        }),
      ),
    );
    expect(await screen.findByRole('row', { name: /Book the call/ })).toBeTruthy();
    expect(address()).toContain('tab=copied');
    await expectAccessible();
  });
});
