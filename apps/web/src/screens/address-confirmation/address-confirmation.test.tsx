import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageAfterConfirmation } from '../../lib/session/address-confirmation.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { showGuestScreen } from '../../testing/show-guest-screen.tsx';
import { ConfirmVerificationScreen } from './confirm-verification-screen.tsx';
import { RequestVerificationScreen } from './request-verification-screen.tsx';
import { VerificationSentScreen } from './verification-sent-screen.tsx';

const hour = 3_600_000;
const workspace = '0196e4a0-0000-7000-8000-000000000001';
const requested = 'baton.confirmation-requested';
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const answers = (...bodies: readonly (readonly [status: number, body: object])[]) => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  for (const [status, body] of bodies)
    fetching.mockImplementationOnce(async () => Response.json(body, { status }));
  return fetching;
};
const problem = (code: string) => ({
  code: `ValidationErrorCode.${code}`,
  refusals: [{ code, params: {} }],
});
const send = () => screen.getByRole('button', { name: 'Send link' });

describe('RequestVerificationScreen', () => {
  const show = (token = 'abc') =>
    showGuestScreen(RequestVerificationScreen, `/request-verification?token=${token}`);

  it('sends the message only after a click, and remembers when', async () => {
    const fetching = answers([200, {}]);
    const { user, onNavigate } = show();
    await expectAccessible();
    expect(fetching).not.toHaveBeenCalled();
    await user.click(send());
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/verification-sent?token=abc'));
    expect(fetching.mock.lastCall?.[0]).toBe('/verification/request?token=abc&locale=de');
    expect(Number(localStorage.getItem(requested))).toBeGreaterThan(Date.now() - hour);
  });

  it('asks for a link that returns to the requested page', async () => {
    const fetching = answers([200, {}]);
    const wanted = `redirect=%2Fmy%2Ftasks&tenant-uuid=${workspace}`;
    const { user, onNavigate } = showGuestScreen(
      RequestVerificationScreen,
      `/request-verification?token=abc&${wanted}`,
    );
    await user.click(send());
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith(`/verification-sent?token=abc&${wanted}`),
    );
    expect(fetching.mock.lastCall?.[0]).toBe(
      '/verification/request?token=abc&locale=de&redirect=%2Fmy%2Ftasks',
    );
  });

  it('asks a requestor for the address', async () => {
    const fetching = answers([432, problem('AddressMissing')], [200, {}]);
    const { user, onNavigate } = show();
    await user.click(send());
    await user.type(await screen.findByLabelText(/Email address/), 'mei@jade.example');
    await user.click(send());
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith(
        '/verification-sent?token=abc&email=mei%40jade.example',
      ),
    );
    expect(String(fetching.mock.lastCall?.[0])).toContain('email=mei%40jade.example');
  });

  it.each([
    [400, 'LinkInvalid', 'This link doesn’t work'],
    [409, 'AddressAlreadyConfirmed', 'Address confirmed'],
  ])('explains the error with status %i', async (status, code, heading) => {
    answers([status, problem(code)]);
    const { user } = show();
    await user.click(send());
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  });

  it('refuses a link without a token', () => {
    show('');
    expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
  });
});

it('VerificationSentScreen offers to send the link again', async () => {
  showGuestScreen(VerificationSentScreen, '/verification-sent?token=abc&email=a@b.example');
  expect(screen.getByText(/a@b.example/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send the link again' }).getAttribute('href')).toBe(
    '/request-verification?token=abc',
  );
  await expectAccessible();
});

describe('ConfirmVerificationScreen', () => {
  const address = '/confirm-verification?verificationNonce=n&token=abc';
  const show = () => showGuestScreen(ConfirmVerificationScreen, address);
  const sent = (fetching: ReturnType<typeof answers>): unknown =>
    JSON.parse(String(fetching.mock.lastCall?.[1]?.body));

  it('confirms without a click in the browser that asked for the link', async () => {
    localStorage.setItem(requested, String(Date.now() - hour + 60_000));
    const fetching = answers([200, { redirect: '/files/abc' }]);
    show();
    expect(await screen.findByRole('link', { name: 'Open file' })).toBeTruthy();
    expect(sent(fetching)).toEqual({ token: 'abc', nonce: 'n', neededConfirmation: false });
    expect(localStorage.getItem(requested)).toBeNull();
  });

  it.each(['', String(Date.now() - hour - 1)])(
    'needs a click in other browsers, and after an hour',
    async (time) => {
      if (time !== '') localStorage.setItem(requested, time);
      const fetching = answers([200, { redirect: '/files/abc' }]);
      const { user } = show();
      await expectAccessible();
      expect(fetching).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Confirm address' }));
      expect(await screen.findByRole('link', { name: 'Open file' })).toBeTruthy();
      expect(sent(fetching)).toMatchObject({ neededConfirmation: true });
    },
  );

  it('removes the link from the address bar, and keeps the requested page', () => {
    answers();
    showGuestScreen(ConfirmVerificationScreen, `${address}&supplier=1&tenant-uuid=${workspace}`);
    expect(location.search).toBe(`?supplier=1&tenant-uuid=${workspace}`);
  });

  it('says that a used link does not work', async () => {
    answers([400, problem('LinkInvalid')]);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByText(/used or has expired/)).toBeTruthy();
  });
});

describe('pageAfterConfirmation', () => {
  const signInPage = (path: string): string => `/login?redirect=${path}`;

  it.each([
    ['/my/tasks', [200, { status: 'VERIFIED' }], '/my/tasks'],
    ['/my/tasks', [401, {}], '/login?redirect=/my/tasks'],
    ['/my/tasks', [500, {}], '/my/tasks'],
    ['//evil.example', [401, {}], '/login?redirect=/'],
  ] as const)('opens %s after the answer %j', async (path, answer, expected) => {
    answers(answer);
    expect(await pageAfterConfirmation(path, signInPage)).toBe(expected);
  });

  it.each(['/files/abc', '/submission?token=abc#address=x'])(
    'opens %s without asking who is signed in',
    async (path) => {
      const fetching = answers();
      expect(await pageAfterConfirmation(path, signInPage)).toBe(path);
      expect(fetching).not.toHaveBeenCalled();
    },
  );
});
