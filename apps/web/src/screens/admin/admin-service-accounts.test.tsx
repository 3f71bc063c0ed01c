import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { AdminScreen } from './admin-screen.tsx';

const token = {
  ...{ id: 'one', name: 'Sync', mayWrite: true, scopes: [], expiresAt: '2027-01-01T00:00:00Z' },
  lastUsedAt: null,
};
const entra = {
  ...{ __typename: 'ServiceAccount', id: 'entra', name: 'Entra', isAdmin: true },
  ...{ type: 'SCIM_SERVICE_ACCOUNT', tokens: [token] },
};

const show = async (accounts: readonly object[]): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<AdminScreen />, { address: '/admin?tab=service-accounts' });
  const { mock } = rendered.environment;
  await waitFor(() => expect(mock.getAllOperations()).not.toHaveLength(0));
  await act(async () =>
    mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => ({ serviceAccounts: accounts }) }),
    ),
  );
  return rendered;
};
const sent = ({ environment }: RenderedScreen): object =>
  environment.mock.getMostRecentOperation().request.variables;

it('adds a service account after a name is entered', async () => {
  const rendered = await show([]);
  const { user, environment } = rendered;
  expect(await screen.findByText('No service accounts yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add service account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add service account' }));
  const before = environment.mock.getAllOperations().length;
  await user.click(dialog.getByRole('button', { name: 'Add service account' }));
  expect(environment.mock.getAllOperations()).toHaveLength(before);
  await user.type(dialog.getByLabelText(/^Name/), 'Warehouse');
  await user.click(dialog.getByRole('checkbox', { name: /Admin/ }));
  await user.click(dialog.getByRole('button', { name: 'Add service account' }));
  expect(sent(rendered)).toEqual({
    input: { name: 'Warehouse', type: 'SERVICE_ACCOUNT', isAdmin: true },
  });
});

it('shows the SCIM address and a new token once, and revokes a token', async () => {
  const rendered = await show([entra]);
  const { user, environment } = rendered;
  await user.click(await screen.findByRole('row', { name: /Entra/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Entra' }));
  expect(dialog.getByText(/\/scim\/v2$/)).toBeTruthy();
  expect(dialog.queryByLabelText(/^Access/)).toBeNull();
  await expectAccessible();
  await user.type(dialog.getByLabelText(/^Name/), 'Nightly');
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(sent(rendered)).toEqual({
    input: { serviceAccountId: 'entra', name: 'Nightly', access: 'READ', scopes: null, days: 30 },
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({
          createServiceToken: { token: 'baton_scim_x', serviceAccount: entra },
        }),
      }),
    ),
  );
  expect(await dialog.findByText('baton_scim_x')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Revoke Sync' }));
  expect(sent(rendered)).toEqual({ id: 'one' });
});

it('deletes a service account after a confirmation', async () => {
  const rendered = await show([entra]);
  await rendered.user.click(await screen.findByRole('row', { name: /Entra/ }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Delete service account' }));
  expect(screen.getByText(/All tokens of “Entra” stop working immediately/)).toBeTruthy();
  await rendered.user.click(screen.getByRole('button', { name: 'Delete service account' }));
  expect(sent(rendered)).toEqual({ id: 'entra' });
});
