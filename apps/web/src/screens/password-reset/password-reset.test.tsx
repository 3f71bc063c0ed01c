import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { PasswordResetRequestScreen } from './password-reset-request-screen.tsx';
import { PasswordResetSentScreen } from './password-reset-sent-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const fetched = (body: object) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body)));
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
const sentIn = (fetching: ReturnType<typeof fetched>): unknown =>
  JSON.parse(String(fetching.mock.lastCall?.[1]?.body)).variables.input;

const show = (Screen: typeof ResetPasswordScreen, address: string) => {
  history.replaceState(null, '', address);
  const onNavigate = vi.fn();
  return {
    onNavigate,
    ...renderUi(<Screen locale="de" onLocale={() => undefined} onNavigate={onNavigate} />),
  };
};

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

describe('PasswordResetRequestScreen', () => {
  it('asks for a link, and says where it was sent', async () => {
    const fetching = fetched({ data: { requestPasswordReset: { ok: true } } });
    const { user, onNavigate } = show(PasswordResetRequestScreen, '/password-reset-request');
    await expectAccessible();
    await user.type(screen.getByLabelText(/Email address/), 'not an address{Enter}');
    expect(fetching).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText(/Email address/));
    await user.type(screen.getByLabelText(/Email address/), 'maya@example.com{Enter}');
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith('/password-reset-sent?email=maya%40example.com'),
    );
    expect(sentIn(fetching)).toEqual({ email: 'maya@example.com', locale: 'de' });
  });

  it('keeps the address after an error', async () => {
    fetched(refused('Unavailable'));
    const { user } = show(PasswordResetRequestScreen, '/password-reset-request?email=a@b.example');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('a@b.example');
  });
});

it('PasswordResetSentScreen does not say whether the address is known', async () => {
  show(PasswordResetSentScreen, '/password-reset-sent?email=maya@example.com');
  expect(screen.getByText(/If maya@example.com has an account/)).toBeTruthy();
  await expectAccessible();
});

describe('ResetPasswordScreen', () => {
  const address = '/reset-password?email=maya@example.com&nonce=secret-token';

  it('sets a password that follows the rules and is confirmed', async () => {
    const fetching = fetched({ data: { resetPassword: { ok: true } } });
    const { user } = show(ResetPasswordScreen, address);
    await expectAccessible();
    const password = screen.getByLabelText(/^Password(?! rules)/);
    const confirmation = screen.getByLabelText(/^Confirm/);
    await user.type(confirmation, 'Walk-the-otter-8');
    await user.type(password, 'short{Enter}');
    await nextFrame();
    expect(fetching).not.toHaveBeenCalled();
    await user.clear(password);
    await user.type(password, 'Walk-the-otter-7{Enter}');
    await nextFrame();
    expect(document.activeElement).toBe(confirmation);
    expect(fetching).not.toHaveBeenCalled();
    await user.type(confirmation, '{Backspace}7{Enter}');
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeTruthy();
    expect(sentIn(fetching)).toEqual({ token: 'secret-token', password: 'Walk-the-otter-7' });
  });

  it('offers a new link if this one was used', async () => {
    fetched(refused('LinkInvalid'));
    const { user, onNavigate } = show(ResetPasswordScreen, address);
    for (const label of [/^Password(?! rules)/, /^Confirm/])
      await user.type(screen.getByLabelText(label), 'Walk-the-otter-7');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await user.click(await screen.findByRole('link', { name: 'Request a new link' }));
    expect(onNavigate).toHaveBeenCalledWith('/password-reset-request?email=maya%40example.com');
  });
});
