import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

const feed = { createdAt: '2026-11-01T00:00:00Z', lastUsedAt: null };
const url = 'https://baton.example/calendar/baton_calendar_x.ics';

const answer = ({ environment }: RenderedScreen, mocks: object): Promise<void> =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => mocks,
        Mutation: () => mocks,
      }),
    ),
  );

const show = async (calendarFeed: object | null): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<CalendarFeed />);
  await answer(rendered, { viewer: { id: 'maya', calendarFeed } });
  return rendered;
};

const sent = ({ environment }: RenderedScreen): string =>
  environment.mock.getMostRecentOperation().request.node.operation.name;

it('shows a new address once', async () => {
  const rendered = await show(null);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Create calendar address' }));
  expect(sent(rendered)).toBe('calendarFeedCreateMutation');
  await answer(rendered, {
    createCalendarFeed: { url, viewer: { id: 'maya', calendarFeed: feed } },
  });
  expect(await screen.findByText(url)).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(url)).toBeNull());
  expect(screen.getByText(/never used$/)).toBeTruthy();
});

it('replaces the address after a confirmation', async () => {
  const rendered = await show({ ...feed, lastUsedAt: '2026-11-02T00:00:00Z' });
  const { user, environment } = rendered;
  expect(await screen.findByText(/last used/)).toBeTruthy();
  const before = environment.mock.getAllOperations().length;
  await user.click(screen.getByRole('button', { name: 'Replace calendar address' }));
  expect(await screen.findByText(/current address stops working/)).toBeTruthy();
  expect(environment.mock.getAllOperations()).toHaveLength(before);
  await user.click(screen.getAllByRole('button', { name: 'Replace calendar address' }).at(-1)!);
  expect(sent(rendered)).toBe('calendarFeedCreateMutation');
  await answer(rendered, {
    createCalendarFeed: { url, viewer: { id: 'maya', calendarFeed: feed } },
  });
  expect(await screen.findByText(url)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('revokes the address after a confirmation', async () => {
  const rendered = await show(feed);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Revoke calendar address' }));
  await expectAccessible();
  await user.click(screen.getAllByRole('button', { name: 'Revoke calendar address' }).at(-1)!);
  expect(sent(rendered)).toBe('calendarFeedRevokeMutation');
  await answer(rendered, {
    revokeCalendarFeed: { viewer: { id: 'maya', calendarFeed: null } },
  });
  expect(await screen.findByRole('button', { name: 'Create calendar address' })).toBeTruthy();
});
