import { screen, waitFor } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { AssignedTasksScreen } from '../screens/assigned-tasks/assigned-tasks-screen.tsx';
import { MyTasksScreen } from '../screens/my-tasks/my-tasks-screen.tsx';

type Environment = Awaited<ReturnType<typeof renderScreen>>['environment'];

const prepare = (asked: Variables[]) => (environment: Environment) => {
  for (let times = 0; times < 30; times += 1)
    environment.mock.queueOperationResolver((operation) => {
      const { variables } = operation.request;
      if ('filter' in variables) asked.push(variables);
      const none = () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
      return MockPayloadGenerator.generate(operation, {
        TaskConnection: none,
        ListedTaskConnection: none,
      });
    });
};

afterEach(() => localStorage.clear());

describe('own tasks with filters', () => {
  it('sorts My tasks by a column', async () => {
    const asked: Variables[] = [];
    const options = { prepare: prepare(asked), address: '/my/tasks' };
    const { user, address } = await renderScreen(<MyTasksScreen />, options);
    expect(asked).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Workflow' }));
    expect(address()).toBe('/my/tasks?sort=workflow');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        filter: { view: 'OPEN', waitsFor: 'me' },
        sort: { key: 'WORKFLOW', direction: 'ASCENDING' },
      }),
    );
  });

  it('filters assigned tasks within their tab', async () => {
    const asked: Variables[] = [];
    const options = { prepare: prepare(asked), address: '/assigned-tasks?status=completed' };
    const { user, address } = await renderScreen(<AssignedTasksScreen />, options);
    await user.click(await screen.findByRole('button', { name: 'Filter and columns' }));
    (await screen.findByRole('button', { name: 'Add filter' })).focus();
    await user.keyboard('{Enter}problem{Enter}');
    expect(address()).toBe('/assigned-tasks?status=completed&state=problem');
    await waitFor(() =>
      expect(asked.at(-1)?.['filter']).toMatchObject({
        ...{ view: 'COMPLETED', assignee: 'me', state: 'PROBLEM' },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeTruthy();
  });
});
