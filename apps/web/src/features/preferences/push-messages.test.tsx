import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { PushMessages } from './push-messages.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const subscription = { id: 's1', userAgent: 'x', createdAt: '2026-11-01T00:00:00Z', sentAt: null };

const answer = ({ environment }: RenderedScreen, mocks: object): Promise<void> =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => mocks,
        Mutation: () => mocks,
      }),
    ),
  );

/** Acts like a browser whose person answers the question about notifications. */
const stubBrowser = (permission: 'default' | 'denied', answered = 'granted'): void => {
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answered as typeof permission;
      return answered;
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', Object);
  const pushManager = {
    subscribe: async () => ({
      toJSON: () => ({ endpoint: 'https://push.example/x', keys: { p256dh: 'key', auth: 'auth' } }),
    }),
  };
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, language: navigator.language },
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
};

const show = async (pushSubscriptions: readonly object[]): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<PushMessages />);
  await answer(rendered, { pushSubscriptions });
  return rendered;
};

it('says that the browser has no push messages', async () => {
  await show([]);
  expect(await screen.findByText(/can’t show push messages/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the browser blocks push messages', async () => {
  stubBrowser('denied');
  await show([]);
  expect(await screen.findByText(/blocks notifications/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('adds this browser after the person allows push messages', async () => {
  stubBrowser('default');
  const rendered = await show([]);
  await rendered.user.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
  await answer(rendered, { pushKey: 'public' });
  await waitFor(() =>
    expect(rendered.environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { endpoint: 'https://push.example/x', p256dh: 'key', auth: 'auth' },
    }),
  );
  await answer(rendered, { addPushSubscription: { subscriptionId: 's1' } });
  await answer(rendered, { pushSubscriptions: [subscription] });
  expect(await screen.findByText('This browser')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn on in this browser' })).toBeNull();
  await expectAccessible();
});

it('explains what to do if the person refuses the permission', async () => {
  stubBrowser('default', 'denied');
  const rendered = await show([]);
  await rendered.user.click(await screen.findByRole('button', { name: 'Turn on in this browser' }));
  await answer(rendered, { pushKey: 'public' });
  expect(await screen.findByText(/blocks notifications/)).toBeTruthy();
});

it('removes a browser', async () => {
  const rendered = await show([subscription]);
  await rendered.user.click(await screen.findByRole('button', { name: /^Remove/ }));
  expect(rendered.environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { id: 's1' },
  });
});
