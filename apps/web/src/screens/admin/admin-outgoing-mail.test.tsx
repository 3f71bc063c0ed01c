import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { AdminScreen } from './admin-screen.tsx';

const stored = {
  id: 'one',
  kind: 'INVITATION',
  recipient: 'nia@test.example',
  subject: 'Ada invited you to Acme on Baton',
  createdAt: '2026-11-20T09:00:00Z',
  state: 'STORED',
  failure: null,
  failureDetail: '',
  nextAttemptAt: null,
  canOpen: true,
  canRetry: false,
};
const failed = {
  ...stored,
  ...{ id: 'two', kind: 'PASSWORD_RESET', recipient: 'ben@test.example' },
  ...{ state: 'FAILED', failure: 'REJECTED', failureDetail: '550 no such user' },
  ...{ subject: 'Reset your Baton password', canOpen: false, canRetry: true },
};

const answer = async ({ environment }: RenderedScreen, data: object): Promise<void> => {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => data, Mutation: () => data }),
    ),
  );
};

const show = async (mails: readonly object[], hasMailServer: boolean): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<AdminScreen />, { address: '/admin?tab=mail' });
  await answer(rendered, {
    hasMailServer,
    outgoingMail: {
      edges: mails.map((node) => ({ cursor: 'c', node: { __typename: 'OutgoingMail', ...node } })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  });
  return rendered;
};

it('opens a message in a frame that runs nothing', async () => {
  const rendered = await show([stored], false);
  expect(await screen.findByText(/There is no mail server/)).toBeTruthy();
  await rendered.user.click(screen.getByText(stored.subject));
  const dialog = await screen.findByRole('dialog', { name: stored.subject });
  await answer(rendered, {
    openMail: { text: 'Plain words', html: '<p>Rich words</p>', link: 'http://localhost/sign-up' },
  });
  const frame = await within(dialog).findByTitle('Content of the message');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('srcdoc')).toBe('<p>Rich words</p>');
  const link = within(dialog).getByRole('link', { name: 'Link of the button' });
  expect(link.getAttribute('href')).toBe('http://localhost/sign-up');
  await rendered.user.click(within(dialog).getByRole('tab', { name: 'Text only' }));
  expect(within(dialog).getByText('Plain words')).toBeTruthy();
});

it('shows why a delivery failed, and tries again', async () => {
  const rendered = await show([failed], true);
  expect(await screen.findByText(/sent by your mail server/)).toBeTruthy();
  await expectAccessible();
  await rendered.user.click(screen.getByText(failed.subject));
  const dialog = await screen.findByRole('dialog', { name: failed.subject });
  expect(dialog.textContent).toContain('The mail server rejected the message.');
  expect(dialog.textContent).toContain('550 no such user');
  await rendered.user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await answer(rendered, { retryMail: { mail: { ...failed, state: 'QUEUED', canRetry: false } } });
  expect(await screen.findByText('Message to ben@test.example is queued again.')).toBeTruthy();
});

it('says that there are no messages', async () => {
  await show([], false);
  expect(await screen.findByRole('heading', { name: 'No messages' })).toBeTruthy();
});
