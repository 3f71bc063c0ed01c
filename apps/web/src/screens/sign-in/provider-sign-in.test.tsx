import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { refusedWith, showGuestScreen } from '../../testing/show-guest-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { SsoSignInScreen } from './sso-sign-in-screen.tsx';

const optional = { isSso: true, isSsoOptional: true, connectionName: 'Acme ID' };
const required = { ...optional, isSsoOptional: false };

/** Answers `/is-sso`, and everything else with an error of the API. */
const serve = (sso: object, code = 'ProviderUnreachable') =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(url === '/is-sso' ? sso : refusedWith(code)));
const bodies = () =>
  vi.mocked(fetch).mock.calls.map(([, init]): unknown => JSON.parse(String(init?.body)));
const showSignIn = (address: string) =>
  showGuestScreen((props) => <SignInScreen demo={null} social={null} {...props} />, address);

afterEach(() => vi.restoreAllMocks());

describe('the sign-in page', () => {
  it('offers the identity provider beside the password', async () => {
    serve(optional);
    const { user } = showSignIn('/login?redirect=%2Fmy%2Ftasks');
    await user.type(screen.getByLabelText(/^E-Mail|Email address/), 'maya@acme.example{Enter}');
    const button = await screen.findByRole('button', { name: 'Continue with Acme ID' });
    expect(screen.getByLabelText(/^Password/)).toBeTruthy();
    expect(bodies()).toEqual([{ domain: 'acme.example' }]);
    await expectAccessible();
    await user.click(button);
    expect(await screen.findByText(/can’t reach the identity provider/)).toBeTruthy();
    expect(bodies()[1]).toMatchObject({
      variables: { input: { email: 'maya@acme.example', redirect: '/my/tasks' } },
    });
  });

  it('asks only exempt admins for a password if single sign-on is required', async () => {
    serve(required);
    const { user } = showSignIn('/login?email=maya%40acme.example');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const button = await screen.findByRole('button', { name: 'Continue with Acme ID' });
    expect(document.activeElement).toBe(button);
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use a password instead' }));
    expect(screen.getByLabelText(/^Password/)).toBeTruthy();
  });

  it('asks for the password if the server doesn’t answer', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    const { user } = showSignIn('/login?email=maya%40acme.example');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
  });

  it.each([
    ['error_description=access%20was%20denied', 'Access was denied.'],
    ['error=access_denied&error_description=the%20account%20is%20locked', 'The account is locked.'],
    ['error=access_denied', /couldn’t sign you in/],
    ['error=request_error&error_description=x', /couldn’t process the request/],
    ['error=too_many_attempts', /refused too many attempts/],
    ['error=login_required&error_description=sign%20in', 'login_required: Sign in.'],
    ['error=nonsense', /couldn’t sign you in/],
    ['error=NO_ACCESS', /You have no access to this workspace/],
  ])('explains why the identity provider refused: %s', (query, text) => {
    showSignIn(`/login?${query}`);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('opens the required identity provider of a supplier without a click', async () => {
    serve(required);
    showSignIn('/login?supplier=1&email=sam%40acme.example');
    expect(screen.getByRole('heading', { name: 'Sign in as a supplier' })).toBeTruthy();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(
      await screen.findByText(/can’t reach the identity provider/, {}, { timeout: 10_000 }),
    ).toBeTruthy();
    expect(bodies()).toHaveLength(2);
  });
});

describe('the Google sign-in of the workspace', () => {
  const social = { tenantId: 'acme', name: 'Google' };
  const showSocial = (address: string) =>
    showGuestScreen((props) => <SignInScreen demo={null} social={social} {...props} />, address);
  const button = () => screen.queryByRole('button', { name: 'Continue with Google' });

  it('is offered before the email address is entered', async () => {
    serve({ isSso: false });
    const { user } = showSocial('/login?redirect=%2Fmy%2Ftasks');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText(/can’t reach the identity provider/)).toBeTruthy();
    expect(bodies()).toMatchObject([
      { variables: { input: { tenantId: 'acme', redirect: '/my/tasks' } } },
    ]);
  });

  it('is refused with an explanation if the workspace no longer allows it', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json(refusedWith('SignInMethodNotAllowed', { method: 'SOCIAL' })),
    );
    const { user } = showSocial('/login');
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText(/doesn’t allow this identity provider/)).toBeTruthy();
  });

  it('is not offered together with the password field', async () => {
    serve({ isSso: false });
    const { user } = showSocial('/login?email=maya%40acme.example');
    expect(button()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
    expect(button()).toBeNull();
  });

  it('is not offered to suppliers', () => {
    serve({ isSso: false });
    showSocial('/login?supplier=1');
    expect(button()).toBeNull();
  });
});

describe('the page for single sign-on', () => {
  it('requires an address, and keeps the address after an error', async () => {
    serve(optional, 'NoSingleSignOn');
    const { user } = showGuestScreen(SsoSignInScreen, '/login-sso');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Enter a value.')).toBeTruthy();
    await user.type(screen.getByLabelText(/Email address/), 'maya@acme.example{Enter}');
    expect(await screen.findByText(/No identity provider is set up/)).toBeTruthy();
    expect(screen.getByLabelText(/Email address/)).toHaveProperty('value', 'maya@acme.example');
  });
});
