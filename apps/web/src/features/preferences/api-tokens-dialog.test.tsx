import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { ApiTokensDialog } from './api-tokens-dialog.tsx';

const token = {
  id: 'one',
  name: 'Nightly export',
  mayWrite: false,
  scopes: ['WORK', 'PEOPLE'],
  expiresAt: '2027-01-01T00:00:00Z',
  lastUsedAt: null,
};

const show = async (tokens: readonly object[]): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<ApiTokensDialog onClose={() => undefined} />);
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ viewer: { id: 'maya', apiTokens: tokens } }),
      }),
    ),
  );
  return rendered;
};
const sent = ({ environment }: RenderedScreen): unknown =>
  environment.mock.getMostRecentOperation().request.variables['input'];

it('shows a new token once', async () => {
  const rendered = await show([]);
  const { user, environment } = rendered;
  const before = environment.mock.getAllOperations().length;
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  expect(environment.mock.getAllOperations()).toHaveLength(before);
  await user.type(screen.getByLabelText(/^Name/), 'Nightly export');
  await user.click(screen.getByRole('button', { name: 'Remove Account' }));
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(sent(rendered)).toEqual({
    name: 'Nightly export',
    access: 'READ',
    scopes: ['WORK', 'LIBRARY', 'PEOPLE', 'SETTINGS'],
    days: 30,
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({
          createApiToken: { token: 'baton_read_x', viewer: { id: 'maya', apiTokens: [token] } },
        }),
      }),
    ),
  );
  expect(await screen.findByText('baton_read_x')).toBeTruthy();
  await expectAccessible();
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  if (close !== undefined) await user.click(close);
  await waitFor(() => expect(screen.queryByText('baton_read_x')).toBeNull());
  expect(screen.getByRole('button', { name: 'Revoke Nightly export' })).toBeTruthy();
});

it('shows a code for a program, with the time until it must be used', async () => {
  const rendered = await show([]);
  const { user, environment } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Create code' }));
  expect(sent(rendered)).toEqual({ access: 'READ', scopes: null });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({
          createTokenCode: { code: 'read-abc', expiresAt: '2026-11-27T08:10:00Z' },
        }),
      }),
    ),
  );
  expect(await screen.findByText('read-abc')).toBeTruthy();
  expect(screen.getByText(/Enter this code and your email in the program before/)).toBeTruthy();
});

it('revokes a token', async () => {
  const rendered = await show([token]);
  await rendered.user.click(await screen.findByRole('button', { name: 'Revoke Nightly export' }));
  expect(sent(rendered)).toEqual({ id: 'one' });
});
