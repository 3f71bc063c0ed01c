import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

const invitation = {
  name: 'Maya Ruiz',
  email: 'maya@example.com',
  workspaceName: 'Acme',
  accentColor: '#2c7a3f',
  hasAccount: false,
};
const viewer = { locale: 'de', theme: 'DARK', tenant: { accentColor: '#2c7a3f' } };
const refused = (code: string): object => ({
  errors: [
    {
      extensions: {
        code: `ValidationErrorCode.${code}`,
        errorDetails: { errorcode: code, parameters: {} },
        refusals: [{ code, params: {} }],
      },
    },
  ],
});

/** Answers the requests in this order. */
const fetched = (...bodies: readonly object[]) => {
  const left = [...bodies];
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(left.shift() ?? {})));
};

const show = (token = 'token') => {
  history.replaceState(null, '', `/sign-up?email=maya@example.com&${token}=secret-token`);
  const [onDone, onNavigate] = [vi.fn(), vi.fn()];
  return {
    onDone,
    ...renderUi(
      <SignUpScreen locale="en" onLocale={() => undefined} {...{ onNavigate, onDone }} />,
    ),
  };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('SignUpScreen', () => {
  it('sets a password and signs in', async () => {
    const fetching = fetched({ data: { invitation } }, { data: { acceptInvitation: { viewer } } });
    const { user, onDone } = show('verification-uuid');
    expect(await screen.findByRole('heading', { name: 'Join Acme' })).toBeTruthy();
    expect(location.search).toBe('?email=maya%40example.com');
    await expectAccessible();
    await user.type(screen.getByLabelText(/^Password(?! rules)/), 'Walk-the-otter-7');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.getByText('The passwords don’t match.')).toBeTruthy();
    const confirmation = screen.getByLabelText(/^Confirm/);
    await waitFor(() => expect(document.activeElement).toBe(confirmation));
    await user.type(confirmation, 'Walk-the-otter-7{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(JSON.parse(String(fetching.mock.lastCall?.[1]?.body)).variables.input).toEqual({
      ...{ token: 'secret-token', password: 'Walk-the-otter-7', locale: 'en' },
    });
  });

  it('offers only the identity provider if it is required', async () => {
    const found = { ...invitation, provider: 'Acme ID' };
    fetched({ data: { invitation: { ...found, requiresSso: false } } });
    const { unmount } = show();
    expect(await screen.findByRole('button', { name: 'Continue with Acme ID' })).toBeTruthy();
    expect(screen.getByLabelText(/^Password(?! rules)/)).toBeTruthy();
    unmount();
    fetched({ data: { invitation: { ...found, requiresSso: true } } });
    show();
    expect(await screen.findByRole('button', { name: 'Continue with Acme ID' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
    await expectAccessible();
  });

  it('asks for the password of an existing account', async () => {
    fetched({ data: { invitation: { ...invitation, hasAccount: true } } }, refused('SignInFailed'));
    const { user } = show();
    expect(await screen.findByText(/already has an account/)).toBeTruthy();
    await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true'),
    );
    await expectAccessible();
  });

  it('says what to do if the link is invalid', async () => {
    fetched({ data: { invitation: null } });
    show();
    expect(await screen.findByText(/Ask the person who invited you/)).toBeTruthy();
    await expectAccessible();
  });

  it('offers to try again if the server can’t be reached', async () => {
    const fetching = fetched();
    fetching.mockRejectedValueOnce(new Error('offline'));
    const { user } = show();
    fetching.mockImplementation(async () => new Response(JSON.stringify({ data: { invitation } })));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Join Acme' })).toBeTruthy();
  });
});
