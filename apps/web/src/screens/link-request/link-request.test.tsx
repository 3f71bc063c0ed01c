import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import {
  answerWith,
  lastSent,
  refusedWith,
  showGuestScreen,
} from '../../testing/show-guest-screen.tsx';
import { linkKinds, type LinkKind } from './link-kinds.ts';
import { LinkRequestScreen } from './link-request-screen.tsx';
import { LinkSentScreen } from './link-sent-screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const all: readonly LinkKind[] = ['password', 'secondFactor', 'invitation'];

describe.each(all)('LinkRequestScreen for the link %s', (kind) => {
  it('asks for the link, and says where it was sent', async () => {
    const fetching = answerWith({ data: {} });
    const { user, onNavigate } = showGuestScreen(
      (props) => <LinkRequestScreen kind={kind} {...props} />,
      linkKinds[kind].request,
    );
    await expectAccessible();
    await user.type(screen.getByLabelText(/Email address/), 'not an address{Enter}');
    expect(fetching).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText(/Email address/));
    await user.type(screen.getByLabelText(/Email address/), 'maya@example.com{Enter}');
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith(`${linkKinds[kind].sent}?email=maya%40example.com`),
    );
    expect(lastSent(fetching)).toMatchObject({ email: 'maya@example.com', locale: 'de' });
  });

  it('keeps the requested page and the sign-in page of suppliers', async () => {
    const wanted = 'supplier=1&redirect=%2Fmy%2Ftasks';
    const fetching = answerWith({ data: {} });
    const { user, onNavigate, unmount } = showGuestScreen(
      (props) => <LinkRequestScreen kind={kind} {...props} />,
      `${linkKinds[kind].request}?email=a%40b.example&${wanted}`,
    );
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith(
        `${linkKinds[kind].sent}?email=a%40b.example&${wanted}`,
      ),
    );
    expect(lastSent(fetching)).toMatchObject({
      returnTo: { redirect: '/my/tasks', isSupplier: true },
    });
    unmount();
    showGuestScreen(
      (props) => <LinkSentScreen kind={kind} {...props} />,
      `${linkKinds[kind].sent}?email=a%40b.example&${wanted}`,
    );
    expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe(
      `/login?email=a%40b.example&${wanted}`,
    );
  });

  it('doesn’t say whether an account with the address exists', async () => {
    showGuestScreen(
      (props) => <LinkSentScreen kind={kind} {...props} />,
      `${linkKinds[kind].sent}?email=maya@example.com`,
    );
    expect(screen.getByText(/If maya@example.com has/)).toBeTruthy();
    await expectAccessible();
  });

  it.each(['', '?email='])('names no address if none was entered: %j', (query) => {
    showGuestScreen(
      (props) => <LinkSentScreen kind={kind} {...props} />,
      `${linkKinds[kind].sent}${query}`,
    );
    expect(screen.getByText(/^If your address has .* It’s valid for \d/)).toBeTruthy();
  });

  it('leads a supplier back to the sign-in page of suppliers', async () => {
    const { user, onNavigate } = showGuestScreen(
      (props) => <LinkSentScreen kind={kind} {...props} />,
      `${linkKinds[kind].sent}?email=sam%40acme.example&supplier=1`,
    );
    await user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
    expect(onNavigate).toHaveBeenLastCalledWith('/login?email=sam%40acme.example&supplier=1');
  });
});

it('LinkRequestScreen keeps the typed address after an error', async () => {
  answerWith(refusedWith('Unavailable'));
  const { user } = showGuestScreen(
    (props) => <LinkRequestScreen kind="password" {...props} />,
    '/password-reset-request?email=a@b.example',
  );
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('a@b.example');
});
