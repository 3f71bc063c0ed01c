import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { showGuestScreen } from '../../testing/show-guest-screen.tsx';
import { CredentialsErrorScreen } from './credentials-error-screen.tsx';

describe('CredentialsErrorScreen', () => {
  it('returns to the sign-in page that the person came from', async () => {
    showGuestScreen(CredentialsErrorScreen, '/credentials-error?email=a@b.example&redirect=login');
    await expectAccessible();
    const back = screen.getByRole('link', { name: 'Back to sign-in' });
    expect(back.getAttribute('href')).toBe('/login?email=a%40b.example');
  });

  it('returns to the page that the person wanted to open', () => {
    showGuestScreen(
      CredentialsErrorScreen,
      '/credentials-error?email=a@b.example&supplier=1&redirect=login&return-to=%2Fmy%2Ftasks',
    );
    for (const [name, page] of [
      ['Back to sign-in', '/login'],
      ['Forgot password?', '/password-reset-request'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        `${page}?email=a%40b.example&supplier=1&redirect=%2Fmy%2Ftasks`,
      );
  });

  it('opens the home page if the origin is unknown', () => {
    showGuestScreen(CredentialsErrorScreen, '/credentials-error');
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  });
});
