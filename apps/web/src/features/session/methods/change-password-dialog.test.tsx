import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { apiError } from '../../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

it('changes the password, and shows an error if the old one is wrong', async () => {
  const onClose = vi.fn();
  const { user, environment } = await renderScreen(<ChangePasswordDialog onClose={onClose} />);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { viewer: { id: 'me', signIn: { passwordPolicy: 'SPEC' } } },
    }),
  );
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  const current = screen.getByLabelText(/^Current password/);
  await waitFor(() => expect(document.activeElement).toBe(current));
  await user.type(current, 'Stir-the-soup-2026');
  await user.type(screen.getByLabelText(/^New password/), 'Walk-the-otter-7');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toEqual({
    currentPassword: 'Stir-the-soup-2026',
    newPassword: 'Walk-the-otter-7',
  });
  await act(async () =>
    environment.mock.rejectMostRecentOperation(
      apiError('PasswordWrong', {
        refusals: [{ code: 'PasswordWrong', params: {}, field: 'currentPassword' }],
      }),
    ),
  );
  expect(screen.getByText('This isn’t your current password.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
