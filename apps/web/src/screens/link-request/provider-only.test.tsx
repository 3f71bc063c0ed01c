import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showGuestScreen } from '../../testing/show-guest-screen.tsx';
import { LinkRequestScreen } from './link-request-screen.tsx';

afterEach(() => vi.restoreAllMocks());

it('disables its button for people who use an identity provider', async () => {
  const required = { isSso: true, isSsoOptional: false, connectionName: 'Acme ID' };
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(required));
  showGuestScreen(
    (props) => <LinkRequestScreen kind="password" {...props} />,
    '/password-reset-request',
  );
  const button = screen.getByRole('button', { name: 'Send link' });
  fireEvent.change(screen.getByLabelText(/Email address/), {
    target: { value: 'maya@acme.example' },
  });
  expect(fetching).not.toHaveBeenCalled();
  await waitFor(() => expect(button).toHaveProperty('disabled', true), { timeout: 10_000 });
  expect(JSON.parse(String(fetching.mock.lastCall?.[1]?.body))).toEqual({ domain: 'acme.example' });
  expect(screen.getByText(/You sign in with Acme ID/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Email address/), { target: { value: 'a@b.example' } });
  expect(button).toHaveProperty('disabled', false);
});
