import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { outsider, renderScreen } from '../../testing/render-screen.tsx';
import { MyTasksScreen } from './my-tasks-screen.tsx';

const open = async (edges: readonly object[]) => {
  const rendered = await renderScreen(<MyTasksScreen />, {
    address: '/my/tasks?tab=workflows',
    viewer: { navigation: outsider },
  });
  await waitFor(() => rendered.environment.mock.getMostRecentOperation());
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        WorkflowConnection: () => ({ edges, pageInfo: { hasNextPage: false, endCursor: null } }),
      }),
    ),
  );
  return rendered;
};

describe('SharedWorkflows', () => {
  it('lists workflows shared with an external user', async () => {
    const node = {
      __typename: 'Workflow',
      id: '1',
      name: 'Northwind onboarding',
      homeStatus: 'ON_TRACK',
      blueprint: null,
      plannedEndDate: null,
      endDate: null,
    };
    const { user, address } = await open([{ cursor: '1', node }]);
    (await screen.findByRole('row', { name: /Northwind onboarding/ })).focus();
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/workflow/1');
  });

  it('shows an empty state', async () => {
    await open([]);
    expect(await screen.findByText('No shared workflows')).toBeTruthy();
  });

  it('is a tab for external and limited users only', async () => {
    await renderScreen(<MyTasksScreen />);
    expect(screen.queryByRole('tab', { name: 'Shared workflows' })).toBeNull();
  });
});
