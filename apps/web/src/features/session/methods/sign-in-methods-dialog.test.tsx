import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { apiError } from '../../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../../testing/render-screen.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import { SignInMethodsDialog } from './sign-in-methods-dialog.tsx';

const resolve = async (
  { environment }: RenderedScreen,
  signIn: object,
  passkeys: readonly object[] = [],
): Promise<void> => {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { viewer: { id: 'me', signIn: { hasPassword: true, ...signIn }, passkeys } },
    }),
  );
};

it('shows how many recovery codes are left, and creates new codes', async () => {
  const rendered = await renderScreen(<SignInMethodsDialog onClose={() => undefined} />);
  await resolve(rendered, { hasTotp: true, recoveryCodesLeft: 3 });
  expect(await screen.findByText('3 recovery codes left')).toBeTruthy();
  await expectAccessible();
  await rendered.user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation({
      data: { renewRecoveryCodes: { recoveryCodes: ['abcde-fghij'] } },
    }),
  );
  expect(screen.getByText('abcde-fghij')).toBeTruthy();
});

it('turns two-step sign-in off after asking', async () => {
  const rendered = await renderScreen(<SignInMethodsDialog onClose={() => undefined} />);
  await resolve(rendered, { hasTotp: true, recoveryCodesLeft: 10 });
  await rendered.user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(rendered.environment.mock.getAllOperations()).toHaveLength(0);
  const [, confirm] = screen.getAllByRole('button', { name: 'Turn off' });
  if (confirm !== undefined) await rendered.user.click(confirm);
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation({
      data: {
        turnOffTotp: { viewer: { id: 'me', signIn: { hasTotp: false, recoveryCodesLeft: 0 } } },
      },
    }),
  );
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy();
});

it('asks for the password before a sensitive change, again if it is wrong', async () => {
  const onConfirmed = vi.fn();
  const rendered = await renderScreen(
    <IdentityDialog onConfirmed={onConfirmed} onClose={() => undefined} />,
  );
  await resolve(rendered, { hasPassword: true });
  await expectAccessible();
  await rendered.user.type(screen.getByLabelText(/Current password/), 'wrong{Enter}');
  await act(async () =>
    rendered.environment.mock.rejectMostRecentOperation(
      apiError('PasswordWrong', {
        refusals: [{ code: 'PasswordWrong', params: {}, field: 'password' }],
      }),
    ),
  );
  expect(screen.getByText('This isn’t your current password.')).toBeTruthy();
  expect(onConfirmed).not.toHaveBeenCalled();
});

it('deletes a passkey', async () => {
  const rendered = await renderScreen(<SignInMethodsDialog onClose={() => undefined} />);
  await resolve(rendered, { hasTotp: false, recoveryCodesLeft: 0 }, [
    { id: 'one', name: 'Laptop', createdAt: '2026-11-20T09:00:00Z', lastUsedAt: null },
  ]);
  await expectAccessible();
  await rendered.user.click(await screen.findByRole('button', { name: 'Delete passkey Laptop' }));
  const operation = rendered.environment.mock.getMostRecentOperation();
  expect(operation.request.variables['input']).toEqual({ id: 'one' });
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation({
      data: { deletePasskey: { viewer: { id: 'me', passkeys: [] } } },
    }),
  );
  expect(screen.queryByText('Laptop')).toBeNull();
});
