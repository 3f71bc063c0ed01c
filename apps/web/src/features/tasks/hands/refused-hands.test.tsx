import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { RefusedHands } from './refused-hands.tsx';

const refusal = (action: string, code: string, reason?: string): object => ({
  action,
  code,
  params: reason === undefined ? [] : [{ name: 'reason', value: reason }],
  whoMay: [],
});

it('lists unavailable actions on demand with each reason once', async () => {
  const actions = [
    { action: 'claim', label: 'Claim' },
    { action: 'acknowledge', label: 'Confirm' },
    { action: 'delegate', label: 'Hand on' },
  ];
  const { user, environment } = await renderScreen(
    <RefusedHands taskId="task" actions={actions} isAlone={false} />,
  );
  // Nothing is loaded before someone asks.
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Other actions' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const refusals = [
    refusal('claim', 'TaskFrozen', 'PAUSED'),
    refusal('acknowledge', 'NothingToAcknowledge'),
    refusal('delegate', 'TaskFrozen', 'PAUSED'),
    refusal('skip', 'Forbidden'),
  ];
  await act(async () => {
    environment.mock.resolveMostRecentOperation((asked) =>
      MockPayloadGenerator.generate(asked, {
        Task: () => ({ id: 'task' }),
        TaskPermissions: () => ({ refusals }),
      }),
    );
  });
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(terms).toEqual(['Claim, Hand on', 'Confirm']);
  expect(screen.getAllByRole('definition')).toHaveLength(2);
  expect(screen.queryByText(/errors\./)).toBeNull();
  await expectAccessible();
});
