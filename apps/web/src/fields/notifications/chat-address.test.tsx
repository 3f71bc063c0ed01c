import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { ChatAddress } from './chat-address.tsx';

const answer = ({ environment }: RenderedScreen, mocks: object): Promise<void> =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => mocks,
        Mutation: () => mocks,
      }),
    ),
  );

const show = async (chatAddress: object | null, hasWorkspaceChat = false) => {
  const rendered = await renderScreen(<ChatAddress isWorkspace={false} />);
  await answer(rendered, { hasWorkspaceChat, chatAddress });
  return rendered;
};

const sent = ({ environment }: RenderedScreen) =>
  environment.mock.getMostRecentOperation().request.variables;

const slack = { service: 'SLACK', createdAt: '2026-11-01T00:00:00Z', pausedAt: null };

describe('ChatAddress', () => {
  it('enters a URL', async () => {
    const rendered = await show(null, true);
    expect(await screen.findByText(/go to the chat of the workspace/)).toBeTruthy();
    await expectAccessible();
    await rendered.user.type(screen.getByRole('textbox'), 'https://hooks.example/x');
    await rendered.user.click(screen.getByRole('button', { name: 'Add chat' }));
    expect(sent(rendered)).toEqual({
      input: { isWorkspace: false, service: 'SLACK', url: 'https://hooks.example/x' },
    });
  });

  it('shows no URL, but sends a test', async () => {
    const rendered = await show(slack);
    expect(await screen.findByText('Slack')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await rendered.user.click(screen.getByRole('button', { name: 'Send test' }));
    expect(sent(rendered)).toEqual({ input: { isWorkspace: false } });
    await expectAccessible();
  });

  it('says that messages are paused, and how to resume them', async () => {
    await show({ ...slack, pausedAt: '2026-11-02T00:00:00Z' });
    expect(await screen.findByText('Paused after failures')).toBeTruthy();
    expect(screen.getByText('A successful test resumes the messages.')).toBeTruthy();
  });
});
