import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { ChangeHubContext } from '../../lib/live/use-live-changes.ts';
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

/** Callbacks that tell the screen of a change. */
const changes = new Set<(change: null) => void>();
afterEach(() => changes.clear());

const answer = async ({ environment }: RenderedScreen, data: object): Promise<void> => {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => data, Mutation: () => data }),
    ),
  );
};

const page = (mails: readonly object[]): object => ({
  edges: mails.map((node) => ({ cursor: 'c', node: { __typename: 'OutgoingMail', ...node } })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

const show = async (
  mails: readonly object[],
  hasMailServer: boolean,
  pausedAddresses: readonly object[] = [],
): Promise<RenderedScreen> => {
  const hub = {
    listen: (_: object, onChange: (change: null) => void) => {
      changes.add(onChange);
      return () => void changes.delete(onChange);
    },
  };
  const rendered = await renderScreen(
    <ChangeHubContext value={hub}>
      <AdminScreen />
    </ChangeHubContext>,
    { address: '/admin?tab=mail' },
  );
  await answer(rendered, {
    ...{ hasMailServer, pausedAddresses },
    outgoingMail: page(mails),
  });
  return rendered;
};

it('opens a message in a frame that can’t run scripts', async () => {
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
  const link = within(dialog).getByRole('link', { name: 'Link of the button in the message' });
  expect(link.getAttribute('href')).toBe('http://localhost/sign-up');
  await rendered.user.click(within(dialog).getByRole('tab', { name: 'Text only' }));
  expect(within(dialog).getByText('Plain words')).toBeTruthy();
});

it('keeps a message open when newer messages push it off the page', async () => {
  const rendered = await show([stored], true);
  await rendered.user.click(screen.getByText(stored.subject));
  await screen.findByRole('dialog', { name: stored.subject });
  await answer(rendered, { openMail: { text: 'Plain words', html: '', link: '' } });
  act(() => changes.forEach((change) => change(null)));
  await answer(rendered, { pausedAddresses: [], outgoingMail: page([failed]) });
  expect(await screen.findByText(failed.subject)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: stored.subject })).toBeTruthy();
});

it('lists paused addresses, and resumes one', async () => {
  const email = 'nia@test.example';
  const detail = '550 5.1.1 no such user';
  const rendered = await show([], true, [{ email, detail, pausedAt: '2026-11-25T09:00:00Z' }]);
  expect(await screen.findByText(detail)).toBeTruthy();
  await expectAccessible();
  await rendered.user.click(screen.getByRole('button', { name: `Resume ${email}` }));
  const { request } = rendered.environment.mock.getMostRecentOperation();
  expect(request.variables).toEqual({ input: { email } });
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
