import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SupplierSignIn } from '../../features/session/supplier-sign-in.tsx';
import { writePreference } from '../../lib/preferences/stored-preferences.ts';
import { hasFreshRequest } from '../../lib/session/address-confirmation.ts';
import { answerWith, refusedWith, showGuestScreen } from '../../testing/show-guest-screen.tsx';
import { VerificationSentScreen } from '../../screens/address-confirmation/verification-sent-screen.tsx';
import { LinkRequestScreen } from '../../screens/link-request/link-request-screen.tsx';
import { ResetPasswordScreen } from '../../screens/password-reset/reset-password-screen.tsx';
import { SecondFactorResetScreen } from '../../screens/second-factor-reset/second-factor-reset-screen.tsx';
import { SignInScreen } from '../../screens/sign-in/sign-in-screen.tsx';

const required = { isSso: true, isSsoOptional: false, connectionName: 'Acme ID' };
const called = (path: string): number =>
  vi.mocked(fetch).mock.calls.filter(([url]) => url === path).length;
const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis));
const serve = (bodies: Readonly<Record<string, object>>) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(bodies[String(url)] ?? {}));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('delays on the pages before sign-in', () => {
  it('asks the server how a person signs in 1 s after the last key', async () => {
    serve({ '/is-sso': required });
    showGuestScreen(
      (props) => <LinkRequestScreen kind="password" {...props} />,
      '/password-reset-request',
    );
    const field = screen.getByLabelText(/Email address/);
    fireEvent.change(field, { target: { value: 'a@acme.example' } });
    await pass(999);
    fireEvent.change(field, { target: { value: 'ab@acme.example' } });
    await pass(999);
    expect(called('/is-sso')).toBe(0);
    await pass(1);
    expect(called('/is-sso')).toBe(1);
  });

  it('sends a second sign-in only after 1 s', async () => {
    answerWith(refusedWith('SignInFailed'));
    showGuestScreen(
      (props) => <SignInScreen demo={null} social={null} {...props} />,
      '/login?email=a@acme.example',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await pass(0);
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'wrong' } });
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    submit();
    await pass(999);
    expect(screen.getByRole('alert').textContent).toMatch(/password is wrong/);
    const before = vi.mocked(fetch).mock.calls.length;
    submit();
    await pass(0);
    expect(fetch).toHaveBeenCalledTimes(before);
    await pass(1);
    submit();
    await pass(0);
    expect(fetch).toHaveBeenCalledTimes(before + 1);
  });

  it('opens the provider of a supplier after 1.5 s, and says so after 5 s', async () => {
    // The request for the provider stays open.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
      url === '/is-sso' ? Response.json(required) : new Promise(() => undefined),
    );
    const onFailure = vi.fn();
    showGuestScreen(
      () => <SupplierSignIn email="sam@acme.example" onFailure={onFailure} />,
      '/login?supplier=1',
    );
    await pass(1499);
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await pass(3499);
    expect(screen.getByRole('status').textContent).toBe('');
    await pass(1);
    expect(screen.getByRole('status').textContent).not.toBe('');
  });

  it('asks every 5 s whether the address is confirmed', async () => {
    const path = '/user/verification-status';
    const answers = { [path]: { status: 'UNVERIFIED' } };
    serve(answers);
    showGuestScreen(VerificationSentScreen, '/verification-sent?token=abc');
    await pass(4999);
    expect(called(path)).toBe(0);
    await pass(1);
    expect(called(path)).toBe(1);
    answers[path] = { status: 'VERIFIED' };
    await pass(5000);
    expect(called(path)).toBe(2);
    await pass(20_000);
    expect(called(path)).toBe(2);
  });

  it('never asks for requestors, who have no account', async () => {
    const fetching = serve({});
    showGuestScreen(VerificationSentScreen, '/verification-sent?token=abc&email=a@b.example');
    await pass(20_000);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('opens the sign-in page 10 s after a new password', async () => {
    answerWith({
      newPasswordQuery: { data: { passwordReset: { passwordPolicy: 'SPEC' } } },
      newPasswordMutation: { data: { resetPassword: { ok: true } } },
    });
    const { onNavigate } = showGuestScreen(
      ResetPasswordScreen,
      '/reset-password?email=a@b.example&nonce=x',
    );
    await pass(0);
    for (const label of [/^Password(?! rules)/, /^Confirm/])
      fireEvent.change(screen.getByLabelText(label), { target: { value: 'Walk-the-otter-7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set password' }));
    await pass(0);
    await pass(9999);
    expect(onNavigate).not.toHaveBeenCalled();
    await pass(1);
    expect(onNavigate).toHaveBeenCalledWith('/login?email=a%40b.example');
  });

  it('opens the sign-in page 10 s after a reset of two-step sign-in', async () => {
    answerWith({ data: { resetSecondFactor: { ok: true } } });
    const { onNavigate } = showGuestScreen(
      SecondFactorResetScreen,
      '/mfa-reset?email=a@b.example&verificationUUID=x&timestamp=1',
    );
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'Walk-the-otter-7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await pass(0);
    await pass(9999);
    expect(onNavigate).not.toHaveBeenCalled();
    await pass(1);
    expect(onNavigate).toHaveBeenCalledWith('/login?email=a%40b.example');
  });

  it('remembers a requested confirmation for an hour', async () => {
    writePreference('confirmationRequested', String(Date.now()));
    await pass(3_599_999);
    expect(hasFreshRequest()).toBe(true);
    await pass(1);
    expect(hasFreshRequest()).toBe(false);
  });
});
