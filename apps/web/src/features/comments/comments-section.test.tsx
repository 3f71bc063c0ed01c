import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { CommentsSection } from './comments-section.tsx';

const comment = (id: string, over: object = {}) => ({
  __typename: 'Comment',
  id,
  body: `<p>Text of ${id}</p>`,
  author: { id: 'ada', name: 'Ada' },
  replyTo: null,
  isInternal: false,
  createdAt: '2026-11-20T10:00:00Z',
  editedAt: null,
  isDeleted: false,
  documents: [],
  reactions: [],
  permissions: { edit: false, delete: false },
  ...over,
});

/** Names of the operations of the last `show`. */
let sent: string[] = [];

const show = (
  comments: readonly object[],
  mayWriteInternalNotes = true,
  commentsReadUntil: string | null = null,
): Promise<RenderedScreen> =>
  renderScreen(<CommentsSection workflowId="w1" taskId="t1" />, {
    prepare: (environment) => {
      sent = [];
      for (let count = 0; count < 3; count += 1)
        environment.mock.queueOperationResolver((operation) => {
          sent.push(operation.request.node.operation.name);
          return MockPayloadGenerator.generate(operation, {
            Query: () => ({ mayWriteInternalNotes, commentsReadUntil }),
            // The server sends the latest comment first.
            CommentConnection: () => ({
              edges: comments.toReversed().map((node) => ({ node })),
              pageInfo: { hasNextPage: false, endCursor: null },
            }),
          });
        });
    },
  });

describe('CommentsSection', () => {
  it('fails alone, so that the task around it stays', async () => {
    const { environment } = await renderScreen(
      <>
        <p>Form of the task</p>
        <CommentsSection workflowId="w1" taskId="t1" />
      </>,
    );
    await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
    act(() => environment.mock.rejectMostRecentOperation(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByText('Form of the task')).toBeDefined();
  });

  it('shows threads, oldest first, with answers below their comment', async () => {
    await show([
      comment('first'),
      comment('second', { isInternal: true }),
      comment('answer', { replyTo: 'first' }),
    ]);
    const [first, answer, second] = await screen.findAllByRole('listitem');
    expect(within(first ?? document.body).getByText('Text of answer')).toBeDefined();
    expect(answer?.textContent).toContain('Text of answer');
    expect(second?.textContent).toContain('Internal note');
    await expectAccessible();
  });

  it('marks comments of others since the last visit as new', async () => {
    await show(
      [
        comment('seen'),
        comment('unseen', { createdAt: '2026-11-20T12:00:00Z' }),
        comment('own', { createdAt: '2026-11-20T13:00:00Z', author: { id: 'viewer', name: 'Me' } }),
      ],
      true,
      '2026-11-20T11:00:00Z',
    );
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => within(item).queryByText('New') !== null)).toEqual([
      false,
      true,
      false,
    ]);
    await waitFor(() => expect(sent).toContain('useCommentCommandsMarkReadMutation'));
  });

  it('shows an empty entry for a deleted comment only if it has replies', async () => {
    await show([
      comment('gone', { isDeleted: true, body: '' }),
      comment('answered', { isDeleted: true, body: '' }),
      comment('answer', { replyTo: 'answered' }),
    ]);
    expect(await screen.findAllByText('This comment was deleted.')).toHaveLength(1);
  });

  it('offers edit and delete only to people who are allowed', async () => {
    await show([
      comment('own', { permissions: { edit: true, delete: true } }),
      comment('other', { author: { id: 'ben', name: 'Ben' } }),
    ]);
    const items = await screen.findAllByRole('listitem');
    const actions = async (item: HTMLElement | undefined): Promise<readonly string[]> => {
      const inItem = within(item ?? document.body);
      await userEvent.click(inItem.getByRole('button', { name: 'Actions of this comment' }));
      const found = screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
      await userEvent.keyboard('{Escape}');
      return found;
    };
    expect(await actions(items[0])).toEqual(['Copy link', 'Edit comment', 'Delete comment']);
    expect(await actions(items[1])).toEqual(['Copy link']);
  });

  it('refuses an empty comment at the field', async () => {
    await show([], false);
    await userEvent.click(await screen.findByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Enter a value.')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
