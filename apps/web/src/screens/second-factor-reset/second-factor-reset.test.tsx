import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import {
  answerWith,
  lastSent,
  refusedWith,
  showGuestScreen,
} from '../../testing/show-guest-screen.tsx';
import { SecondFactorResetScreen } from './second-factor-reset-screen.tsx';

const address = '/mfa-reset?email=maya@example.com&verificationUUID=secret&timestamp=1764201600000';
afterEach(() => {
  vi.restoreAllMocks();
});

describe('SecondFactorResetScreen', () => {
  it('turns off two-step sign-in only after a click', async () => {
    const fetching = answerWith({ data: { resetSecondFactor: { ok: true } } });
    const { user } = showGuestScreen(SecondFactorResetScreen, address);
    expect(location.search).not.toContain('secret');
    await expectAccessible();
    expect(fetching).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('Enter a value.')).toBeTruthy();
    expect(fetching).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/^Password/), 'a password');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('heading', { name: 'Two-step sign-in is off' })).toBeTruthy();
    expect(lastSent(fetching)).toEqual({ token: 'secret', password: 'a password', locale: 'de' });
    const back = screen.getByRole('link', { name: 'Sign in' });
    expect(back.getAttribute('href')).toBe('/login?email=maya%40example.com');
  });

  it.each(['/mfa-reset', '/mfa-reset?email=a@b.example&verificationUUID=x'])(
    'refuses the incomplete link %s',
    (incomplete) => {
      showGuestScreen(SecondFactorResetScreen, incomplete);
      expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy();
    },
  );

  it.each([
    ['LinkInvalid', 'Request a new link'],
    ['NoSecondFactor', 'Sign in'],
  ])('says what to do next after %s', async (code, link) => {
    answerWith(refusedWith(code));
    const { user } = showGuestScreen(SecondFactorResetScreen, address);
    await user.type(screen.getByLabelText(/^Password/), 'a password');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('link', { name: link })).toBeTruthy();
  });

  it('shows a wrong password at its field', async () => {
    answerWith(refusedWith('PasswordWrong'));
    const { user } = showGuestScreen(SecondFactorResetScreen, address);
    await user.type(screen.getByLabelText(/^Password/), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const field = screen.getByLabelText(/^Password/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });
});
