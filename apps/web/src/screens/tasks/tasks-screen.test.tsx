import { screen, waitFor, within } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TasksScreen } from './tasks-screen.tsx';

type Environment = Awaited<ReturnType<typeof renderScreen>>['environment'];

const task = (id: string, name: string, dueOn: string | null) => ({
  ...{ __typename: 'Task', id, name, reference: `SO-${id}`, version: 1, type: 'DEFAULT' },
  ...{ displayStatus: 'IN_PROGRESS_ON_TRACK', mark: null, skippedAt: null, startedAt: null },
  ...{ dueOn, dueOnClass: dueOn === null ? null : 'OVERDUE', completedAt: null, tags: [] },
  ...{ workflowName: 'Opening', stageName: 'Order', delegates: [], lastChangeDate: null },
  ...{ assignees: [{ id: 'p', name: 'Ben', kind: 'USER' }] },
  ...{ permissions: { complete: false, approve: false } },
});

const group = (key: string, name: string, count: number, tasks: readonly object[]) => ({
  ...{ key, name, status: null, count, overdueCount: 0, tasks },
});

const view = {
  ...{ id: 'view', version: 1, object: 'TASKS', name: 'Late at work', isForEveryone: false },
  ...{ isStarred: false, watchState: 'DEFAULT', canEdit: true, sharedWith: [] },
  parameters: [
    { name: 'status', value: 'open' },
    { name: 'due', value: 'overdue' },
  ],
};
const ofWorkflows = { ...view, id: 'other', object: 'WORKFLOWS', name: 'Workflows by owner' };

const prepare =
  (asked: Variables[], hasMore = false) =>
  (environment: Environment) => {
    for (let times = 0; times < 30; times += 1)
      environment.mock.queueOperationResolver((operation) => {
        const { variables } = operation.request;
        if ('sort' in variables || 'input' in variables) asked.push(variables);
        return MockPayloadGenerator.generate(operation, {
          Query: () => ({
            savedViews: [view, ofWorkflows],
            bulkJob: null,
            taskCount: 1400,
            taskAttention: [{ attention: 'OVERDUE', count: 7 }],
            taskGroups: [
              group('ben', 'Ben', 1200, [task('1', 'Order flour', '2020-01-01T09:00:00Z')]),
              group('', '', 1, [task('2', 'Bake bread', null)]),
            ],
          }),
          ListedTaskConnection: () => ({
            edges: [
              { node: task('1', 'Order flour', '2020-01-01T09:00:00Z') },
              { node: task('2', 'Bake bread', null) },
            ],
            pageInfo: { hasNextPage: hasMore, endCursor: 'last' },
          }),
        });
      });
  };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('TasksScreen', () => {
  it('shows open tasks under headings by due date', async () => {
    const asked: Variables[] = [];
    await renderScreen(<TasksScreen />, { prepare: prepare(asked), address: '/tasks' });
    const list = await screen.findByRole('grid', { name: 'Tasks' });
    expect(within(list).getByText('Overdue')).toBeTruthy();
    expect(within(list).getByText('No date')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({
      filter: { view: 'OPEN', due: null },
      sort: { key: 'DUE', direction: 'ASCENDING' },
    });
    await expectAccessible();
  });

  it('sorts by a column and reverses the order', async () => {
    const asked: Variables[] = [];
    const { user, address } = await renderScreen(<TasksScreen />, {
      prepare: prepare(asked),
      address: '/tasks',
    });
    await user.click(await screen.findByRole('button', { name: 'Workflow' }));
    expect(address()).toBe('/tasks?sort=workflow');
    await user.click(await screen.findByRole('button', { name: 'Workflow' }));
    await waitFor(() => expect(address()).toBe('/tasks?sort=-workflow'));
    await waitFor(() =>
      expect(asked.at(-1)?.['sort']).toEqual({ key: 'WORKFLOW', direction: 'DESCENDING' }),
    );
  });

  it('filters by due date and people', async () => {
    const asked: Variables[] = [];
    const { user, address } = await renderScreen(<TasksScreen />, {
      prepare: prepare(asked),
      address: '/tasks',
    });
    (await screen.findByRole('button', { name: 'Add filter' })).focus();
    await user.keyboard('{Enter}overdue{Enter}');
    expect(address()).toBe('/tasks?due=overdue');
    (await screen.findByRole('button', { name: 'Add filter' })).focus();
    await user.keyboard('{Enter}unassigned{Enter}');
    expect(address()).toBe('/tasks?due=overdue&assignee=none');
    await waitFor(() =>
      expect(asked.at(-1)?.['filter']).toMatchObject({
        due: { range: 'OVERDUE' },
        assignee: 'none',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'All filters match' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Any filter matches' }));
    expect(address()).toBe('/tasks?due=overdue&assignee=none&match=any');
    await waitFor(() => expect(asked.at(-1)?.['filter']).toMatchObject({ matchAny: true }));
    await user.click(screen.getByRole('button', { name: 'Any filter matches' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'All filters match' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Unassigned' }));
    expect(address()).toBe('/tasks?due=overdue');
    expect(screen.queryByRole('button', { name: 'All filters match' })).toBeNull();
  });

  it('filters by what needs attention, and shows the count of each filter', async () => {
    const asked: Variables[] = [];
    const { user, address } = await renderScreen(<TasksScreen />, {
      prepare: prepare(asked),
      address: '/tasks',
    });
    await user.click(await screen.findByRole('button', { name: '7 overdue' }));
    expect(address()).toBe('/tasks?attention=overdue');
    await waitFor(() => expect(asked.at(-1)?.['filter']).toMatchObject({ attention: 'OVERDUE' }));
    await screen.findByRole('button', { name: '7 overdue', pressed: true });
    await user.click(screen.getByRole('button', { name: 'Status is open' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Status is completed' }));
    expect(address()).toBe('/tasks?status=completed');
    await waitFor(() => expect(screen.queryByRole('button', { name: '7 overdue' })).toBeNull());
  });

  it('selects all matching tasks with Ctrl+A', async () => {
    const asked: Variables[] = [];
    const { user } = await renderScreen(<TasksScreen />, {
      prepare: prepare(asked, true),
      address: '/tasks?state=problem',
    });
    (await screen.findByRole('row', { name: /Order flour/ })).focus();
    await user.keyboard('{Control>}a{/Control}');
    const bar = await screen.findByRole('toolbar', { name: '1,400 selected' });
    await user.click(within(bar).getByRole('button', { name: 'Complete' }));
    await screen.findByRole('dialog', { name: 'Complete 1,400 tasks' });
    await user.click(screen.getByRole('button', { name: 'Preview changes' }));
    const { input } = asked.findLast((one) => 'input' in one) ?? {};
    expect(input.taskFilter).toMatchObject({ view: 'OPEN', state: 'PROBLEM' });
    expect(input.taskIds).toBeUndefined();
  });

  it('groups tasks, and shows counts from the server', async () => {
    const asked: Variables[] = [];
    const { user, address } = await renderScreen(<TasksScreen />, {
      prepare: prepare(asked),
      address: '/tasks',
    });
    await user.click(await screen.findByRole('button', { name: 'No groups' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Group by assignee' }));
    expect(address()).toBe('/tasks?group=assignee');
    expect(await screen.findByText('1,200')).toBeTruthy();
    const list = screen.getByRole('grid', { name: 'Tasks' });
    expect(within(list).getByText('Unassigned')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ by: 'ASSIGNEE', first: 25, filter: { view: 'OPEN' } });
    await expectAccessible();
    await user.click(within(list).getByRole('button', { name: 'Collapse group Ben' }));
    expect(within(list).queryByRole('row', { name: /Order flour/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more of each group' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ by: 'ASSIGNEE', first: 100 }));
  });

  it('shows selected columns and remembers them', async () => {
    const { user, address } = await renderScreen(<TasksScreen />, {
      prepare: prepare([]),
      address: '/tasks',
    });
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Workflow owner' }));
    await user.click(screen.getByRole('button', { name: 'Show columns' }));
    expect(decodeURIComponent(address())).toContain('assignees,owner');
    expect(await screen.findByRole('columnheader', { name: /Workflow owner/ })).toBeTruthy();
  });

  it('opens a saved view of tasks, and offers no views of workflows', async () => {
    const asked: Variables[] = [];
    const { user } = await renderScreen(<TasksScreen />, {
      prepare: prepare(asked),
      address: '/tasks?view-id=view',
    });
    await screen.findByRole('grid', { name: 'Tasks' });
    expect(screen.getByRole('link', { name: 'Late at work' })).toBeTruthy();
    expect(asked.at(-1)?.['filter'].due).toEqual({ range: 'OVERDUE' });
    await user.click(screen.getByRole('button', { name: 'Saved views' }));
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Workflows by owner' })).toBeNull();
  });
});
