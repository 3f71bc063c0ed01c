import { screen, waitFor } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { AdminScreen } from './admin-screen.tsx';

const failed = {
  id: 'a.call',
  taskId: 'a',
  taskName: 'Book the room',
  version: 3,
  workflowId: 'w',
  workflowName: 'Conference',
  mayReadWorkflow: true,
  state: 'FAILED',
  since: '2026-11-20T09:00:00.000Z',
  failure: 'UNEXPECTED_STATUS',
  status: 409,
  nextAttemptAt: null,
  retryRefusal: null,
};
const held = {
  ...failed,
  id: 'b.call',
  taskId: 'b',
  taskName: 'Order the badges',
  workflowName: 'Fair',
  mayReadWorkflow: false,
  state: 'HELD',
  failure: null,
  status: null,
  retryRefusal: {
    action: 'retryAutomation',
    code: 'TaskFrozen',
    params: [{ name: 'reason', value: 'PAUSED' }],
    whoMay: [],
  },
};

const show = (calls: readonly object[], address = '/admin?tab=calls'): Promise<RenderedScreen> =>
  renderScreen(<AdminScreen />, {
    address,
    prepare: (environment) => {
      for (let count = 0; count < 8; count += 1)
        environment.mock.queueOperationResolver((operation: OperationDescriptor) =>
          MockPayloadGenerator.generate(operation, {
            TroubledCallConnection: () => ({
              edges: calls.map((node) => ({ node })),
              pageInfo: { hasNextPage: false, endCursor: null },
            }),
          }),
        );
    },
  });

describe('AdminCalls', () => {
  it('lists requests with their responses and retries allowed ones', async () => {
    const { user } = await show([failed, held]);
    const row = await screen.findByRole('row', { name: /Book the room/ });
    expect(row.textContent).toContain('Status 409');
    expect(row.textContent).toContain('Conference');
    expect(screen.getByText('Conference').tagName).toBe('A');
    expect(screen.getByText('Fair').closest('a')).toBeNull();
    await expectAccessible();
    await user.hover(screen.getByRole('row', { name: /Order the badges/ }));
    const refused = screen.getByRole('button', { name: /the request of Order the badges/ });
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    await user.hover(row);
    await user.click(screen.getByRole('button', { name: /the request of Book the room/ }));
    expect(await screen.findByText('Request of Book the room sent again')).toBeTruthy();
  });

  it('shows an empty state and keeps the status in the URL', async () => {
    const { user } = await show([]);
    expect(await screen.findByText('No failed requests')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Paused' }));
    await waitFor(() => expect(screen.getByText('No requests with this status')).toBeTruthy());
  });
});
