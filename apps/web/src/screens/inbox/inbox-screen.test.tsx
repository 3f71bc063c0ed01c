import { screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleShortcut } from '../../lib/keyboard/shortcuts.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { InboxScreen } from './inbox-screen.tsx';

beforeEach(() => document.addEventListener('keydown', handleShortcut));
afterEach(() => document.removeEventListener('keydown', handleShortcut));

const itemNode = (id: string, name: string, entry: object = {}) => ({
  node: {
    ...{ subjectId: id, workflowId: 'w1', workflowName: 'Nordmill oats', taskId: id },
    path: `/workflow/w1?task-id=${id}`,
    ...{ reference: 'SO-12.7', name, bulkAction: null, dueOn: null, at: '2026-11-25T09:00:00Z' },
    ...{ needsAction: true, isUnread: false, snoozedUntil: null, isMuted: false },
    entries: [
      {
        ...{
          id: `e-${id}`,
          type: 'TASK_ASSIGNED',
          reasonText: 'The task is assigned to you.',
          isUnread: false,
        },
        ...{ at: '2026-11-25T09:00:00Z', commentId: null, excerpt: null },
        actor: { id: 'p1', name: 'Priya' },
        ...entry,
      },
    ],
  },
});
const edges = (...nodes: readonly object[]) => ({
  edges: nodes,
  pageInfo: { hasNextPage: false },
});
const nothing = { main: edges(), more: edges() };
const two = {
  main: edges(itemNode('t1', 'Sign the contract'), itemNode('t2', 'Write the report')),
  more: edges(
    itemNode('t3', 'Contain the lot', {
      ...{ type: 'COMMENT_ADDED', reasonText: 'You take part.', commentId: 'c1' },
      excerpt: '2 pallets not found',
    }),
  ),
};

/** Variables of the queries, in order. */
const asked: object[] = [];
/** Inputs of the changes, in order. */
const changed: unknown[] = [];
beforeEach(() => {
  asked.splice(0);
  changed.splice(0);
});

const show = (data: object, address = '/inbox'): Promise<RenderedScreen> =>
  renderScreen(<InboxScreen />, {
    address,
    path: '/inbox',
    prepare: (environment) => {
      for (let times = 0; times < 20; times += 1)
        environment.mock.queueOperationResolver((operation) => {
          if (operation.request.node.operation.name === 'inboxPaneQuery')
            asked.push(operation.request.variables);
          if (operation.request.node.operation.name === 'useInboxCommandsMutation')
            changed.push(operation.request.variables['input']);
          return MockPayloadGenerator.generate(operation, {
            Query: () => ({
              ...data,
              comments: { edges: [], pageInfo: { hasNextPage: false } },
              task: null,
            }),
          });
        });
    },
  });

const row = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

describe('InboxScreen', () => {
  it('names the action of a bulk operation in its item', async () => {
    const { node } = itemNode('job', '', {
      type: 'BULK_FINISHED',
      reasonText: 'You started it.',
      actor: null,
    });
    const bulk = { ...node, workflowId: null, workflowName: '', taskId: null, reference: '8/9' };
    await show({ main: edges(), more: edges({ node: { ...bulk, bulkAction: 'SKIP' } }) });
    expect(await row(/Bulk operation finished: Skip/)).toBeTruthy();
  });

  it('separates items that need action from updates', async () => {
    await show(two);
    const needed = await screen.findByRole('region', { name: 'Needs your action' });
    expect(within(needed).getAllByRole('listitem')).toHaveLength(2);
    expect(within(needed).getByText('Sign the contract')).toBeDefined();
    const updates = screen.getByRole('region', { name: 'Updates' });
    expect(within(updates).getByText('Priya: 2 pallets not found')).toBeDefined();
    await expectAccessible();
  });

  it('says that nothing needs action', async () => {
    await show(nothing);
    expect(await screen.findByText('Nothing needs your action')).toBeDefined();
    await expectAccessible();
  });

  it('marks the first item as read only after a click', async () => {
    const { node } = itemNode('t1', 'Sign the contract');
    const { user } = await show({
      main: edges({ node: { ...node, isUnread: true } }),
      more: edges(),
    });
    const first = await row(/Sign the contract/);
    await waitFor(() => expect(first.getAttribute('aria-current')).toBe('true'));
    expect(changed).toEqual([]);
    await user.click(first);
    await waitFor(() => expect(changed).toMatchObject([{ subjectIds: ['t1'], change: 'READ' }]));
  });

  it('moves the selection by arrow keys', async () => {
    const { user } = await show(two);
    await row(/Sign the contract/);
    await user.keyboard('{ArrowDown}');
    const second = await row(/Write the report/);
    await waitFor(() => expect(second.getAttribute('aria-current')).toBe('true'));
    expect(document.activeElement).toBe(second);
  });

  it('removes an item with E, and selects the next one', async () => {
    const { user } = await show(two);
    await row(/Sign the contract/);
    await user.keyboard('e');
    const next = await row(/Write the report/);
    await waitFor(() => expect(next.getAttribute('aria-current')).toBe('true'));
  });

  it('explains why the person gets an item', async () => {
    const { user } = await show(two);
    await user.click(await screen.findByText('Why did I get this?'));
    expect(screen.getByText('The task is assigned to you.')).toBeDefined();
  });

  it('opens the task with Enter', async () => {
    const { user, address } = await show(two);
    (await row(/Sign the contract/)).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/workflow/w1?task-id=t1'));
  });

  it('filters by type and unread items, and keeps the filter in the URL', async () => {
    const { user, address } = await show(two);
    await row(/Sign the contract/);
    await user.keyboard('f');
    await user.click(screen.getByRole('menuitemradio', { name: 'Comments and mentions' }));
    expect(address()).toBe('/inbox?type=COMMENTS');
    await user.click(await screen.findByRole('button', { name: 'Filter (1)' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Unread only' }));
    expect(address()).toBe('/inbox?type=COMMENTS&unread=yes');
    expect(await screen.findByRole('button', { name: 'Filter (2)' })).toBeDefined();
    await expectAccessible();
  });

  it('shows mentions on a tab of their own', async () => {
    const { user, address } = await show(two);
    await row(/Sign the contract/);
    await user.click(screen.getByRole('tab', { name: 'Mentions' }));
    expect(address()).toBe('/inbox?tab=mentions');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ main: 'NEEDS_YOU', types: ['MENTIONED'] }),
    );
    expect(await screen.findByRole('region', { name: 'Needs your action' })).toBeDefined();
    await expectAccessible();
  });

  it('filters by a workflow, and keeps the filter in the URL', async () => {
    const inboxWorkflows = [{ id: 'w1', name: 'Nordmill oats', reference: 'SO-12' }];
    const { user, address } = await show({ ...two, inboxWorkflows });
    await row(/Sign the contract/);
    await user.keyboard('f');
    await user.click(await screen.findByRole('menuitemradio', { name: 'SO-12 · Nordmill oats' }));
    expect(address()).toBe('/inbox?workflow-id=w1');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ workflowId: 'w1' }));
    await user.click(await screen.findByRole('button', { name: 'Filter (1)' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'All workflows' }));
    expect(address()).toBe('/inbox');
    await expectAccessible();
  });

  it('keeps the filter when another tab is opened', async () => {
    const { user, address } = await show(two, '/inbox?type=TASKS&unread=yes');
    await row(/Sign the contract/);
    const unreadAt: unknown = expect.stringMatching(/Z$/);
    expect(asked.at(-1)).toMatchObject({ main: 'NEEDS_YOU', group: 'TASKS', unreadAt });
    await user.click(screen.getByRole('tab', { name: 'Done' }));
    expect(address()).toBe('/inbox?tab=done&type=TASKS&unread=yes');
    expect(await screen.findByRole('button', { name: 'Filter (1)' })).toBeDefined();
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ main: 'DONE', group: 'TASKS', unreadAt: null }),
    );
  });

  it('offers to clear a filter that finds nothing', async () => {
    const { user, address } = await show(nothing, '/inbox?type=COMMENTS');
    expect(await screen.findByText('No items found')).toBeDefined();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(address()).toBe('/inbox');
    expect(await screen.findByText('Nothing needs your action')).toBeDefined();
  });
});
