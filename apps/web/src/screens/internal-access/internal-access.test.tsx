import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { InternalAccessScreen } from './internal-access-screen.tsx';

it('starts viewing as a person after the toggle is on', async () => {
  const { user, environment } = await renderScreen(<InternalAccessScreen />, {
    viewer: { isAdmin: true },
  });
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'View Baton as another person' }));
  await user.click(screen.getByRole('combobox', { name: 'Person' }));
  await waitFor(() => {
    act(() => {
      for (const operation of environment.mock.getAllOperations())
        environment.mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, {
            Query: () => ({
              parties: [{ __typename: 'User', id: 'priya', name: 'Priya', kind: 'USER' }],
            }),
          }),
        );
    });
    expect(screen.getByRole('option', { name: /Priya/ })).toBeTruthy();
  });
  await user.click(await screen.findByRole('option', { name: /Priya/ }));
  const dialog = await screen.findByRole('dialog', { name: 'View Baton as Priya' });
  await expectAccessible(dialog);
});

it('stops viewing when the toggle is switched off', async () => {
  const { user, environment } = await renderScreen(<InternalAccessScreen />, {
    viewer: { isAdmin: false, isViewed: true },
  });
  await user.click(screen.getByRole('checkbox', { name: 'View Baton as another person' }));
  const { operation } = environment.mock.getMostRecentOperation().request.node;
  expect(operation.name).toBe('internalAccessScreenMutation');
});

it('shows no settings to people who are not admins', async () => {
  await renderScreen(<InternalAccessScreen />, { viewer: { isAdmin: false } });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
