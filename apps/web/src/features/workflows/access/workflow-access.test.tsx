import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { WorkflowAccess } from './workflow-access.tsx';

const granted = (name: string) => ({
  party: { __typename: 'Party', id: name, name, kind: 'USER' },
  access: 'VIEWER',
});

it('removes people one after the other, each from the current version', async () => {
  const environment = createMockEnvironment();
  const { user } = renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>
        <WorkflowAccess workflowId="w1" />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  const workflow = {
    id: 'w1',
    version: 7,
    sharedWith: [granted('Ben'), granted('Eve')],
    permissions: { editAccess: true, refusals: [] },
  };
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { workflow } }));
  await user.click(screen.getByRole('button', { name: /Ben/ }));
  await user.click(screen.getByRole('button', { name: /Eve/ }));
  const asked = environment.mock
    .getAllOperations()
    .map(({ request }) => request.variables['input'])
    .filter((input) => input !== undefined);
  expect(asked).toEqual([
    expect.objectContaining({
      expectedVersion: 7,
      sharedWith: [{ partyId: 'Eve', access: 'VIEWER' }],
    }),
  ]);
});

it('tells viewers who can change access', async () => {
  const environment = createMockEnvironment();
  renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>
        <WorkflowAccess workflowId="w1" />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  const refusal = { action: 'editAccess', code: 'Forbidden', params: [], whoMay: ['OWNER'] };
  const workflow = {
    id: 'w1',
    version: 7,
    sharedWith: [granted('Ben')],
    permissions: { editAccess: false, refusals: [refusal] },
  };
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { workflow } }));
  expect(screen.getByText('People who can do this: the owner.')).not.toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain('Viewer');
  expect(screen.queryByRole('button')).toBeNull();
});
