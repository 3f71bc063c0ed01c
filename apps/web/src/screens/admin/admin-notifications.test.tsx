import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { NotificationCheck } from '../../features/notification-admin/notification-check.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { personData } from '../../testing/task-data.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const workflowId = '01900000-0000-7000-8000-000000000001';

it('explains which events a person was notified of', async () => {
  const { environment, user } = await renderScreen(<NotificationCheck />, { address: '/admin' });
  const answer = (data: object): Promise<void> =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => data }),
      ),
    );
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(screen.getByText('Enter a value.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /URL/ }), 'elsewhere');
  expect(screen.getByText(/^Enter the URL of a workflow or task/)).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: /URL/ }));

  await user.type(screen.getByRole('combobox', { name: /Person/ }), 'Ken');
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
  await answer({ parties: [{ __typename: 'User', ...personData('ken', 'Ken Ito') }] });
  await user.click(await screen.findByRole('option', { name: /Ken Ito/ }));
  await user.type(
    screen.getByRole('textbox', { name: /URL/ }),
    `https://baton.example/workflow/${workflowId}?task-id=x`,
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      personId: 'ken',
      workflowId,
    }),
  );
  const event = {
    at: '2026-11-25T09:00:00Z',
    taskName: 'Order',
    mail: 'MAILED',
    pushSentAt: null,
    chatSentAt: null,
  };
  const sentAt = '2026-11-25T09:00:06Z';
  await answer({
    checkedNotifications: [
      { ...event, type: 'TASK_ASSIGNED', outcome: 'NOTIFIED', mailSentAt: sentAt },
      { ...event, type: 'TASK_COMPLETED', outcome: 'OWN_ACTION', mailSentAt: null },
    ],
  });
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first ?? document.body).getByText('Sent')).toBeTruthy();
  expect(first?.querySelector(`time[datetime="${sentAt}"]`)).not.toBeNull();
  expect(second?.textContent).toContain('The person did this themselves');
  expect(second?.textContent).not.toContain('Sent');
  await expectAccessible();
});
