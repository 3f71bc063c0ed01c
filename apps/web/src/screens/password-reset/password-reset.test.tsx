import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import {
  answerWith,
  lastSent,
  refusedWith,
  showGuestScreen,
} from '../../testing/show-guest-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

/** The field with the error gets the focus in the next frame. */
const nextFrame = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
      }),
  );

afterEach(() => {
  vi.restoreAllMocks();
});

describe('ResetPasswordScreen', () => {
  const address = '/reset-password?email=maya@example.com&nonce=secret-token';
  const usable = { newPasswordQuery: { data: { passwordReset: { passwordPolicy: 'SPEC' } } } };

  it('sets a password that follows the rules and is entered twice', async () => {
    const fetching = answerWith({
      ...usable,
      newPasswordMutation: { data: { resetPassword: { ok: true } } },
    });
    const { user } = showGuestScreen(ResetPasswordScreen, address);
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(location.search).toBe('?email=maya%40example.com');
    await expectAccessible();
    const password = screen.getByLabelText(/^Password(?! rules)/);
    const confirmation = screen.getByLabelText(/^Confirm/);
    await user.type(confirmation, 'Walk-the-otter-8');
    await user.type(password, 'short{Enter}');
    await nextFrame();
    expect(fetching).toHaveBeenCalledTimes(1);
    await user.clear(password);
    await user.type(password, 'Walk-the-otter-7{Enter}');
    await nextFrame();
    expect(document.activeElement).toBe(confirmation);
    expect(fetching).toHaveBeenCalledTimes(1);
    await user.type(confirmation, '{Backspace}7{Enter}');
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeTruthy();
    expect(lastSent(fetching)).toEqual({ token: 'secret-token', password: 'Walk-the-otter-7' });
  });

  it('opens the sign-in page, then the requested page', async () => {
    answerWith({ ...usable, newPasswordMutation: { data: { resetPassword: { ok: true } } } });
    const { user } = showGuestScreen(
      ResetPasswordScreen,
      `${address}&supplier=1&redirect=%2Fmy%2Ftasks`,
    );
    for (const label of [/^Password(?! rules)/, /^Confirm/])
      await user.type(screen.getByLabelText(label), 'Walk-the-otter-7');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(
      '/login?email=maya%40example.com&supplier=1&redirect=%2Fmy%2Ftasks',
    );
  });

  it('offers a new link if the link was used', async () => {
    answerWith({ ...usable, newPasswordMutation: refusedWith('LinkInvalid') });
    const { user, onNavigate } = showGuestScreen(ResetPasswordScreen, address);
    for (const label of [/^Password(?! rules)/, /^Confirm/])
      await user.type(screen.getByLabelText(label), 'Walk-the-otter-7');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await user.click(await screen.findByRole('link', { name: 'Request a new link' }));
    expect(onNavigate).toHaveBeenCalledWith('/password-reset-request?email=maya%40example.com');
  });

  it('says immediately that the link was used', async () => {
    answerWith({ data: { passwordReset: null } });
    showGuestScreen(ResetPasswordScreen, address);
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeTruthy();
  });

  it('shows the password rules of the workspace', async () => {
    answerWith({ data: { passwordReset: { passwordPolicy: 'NIST' } } });
    showGuestScreen(ResetPasswordScreen, address);
    await waitFor(() => expect(screen.queryByText(/lowercase/)).toBeNull());
    expect(screen.getByText(/At least 15 characters/)).toBeTruthy();
  });
});
