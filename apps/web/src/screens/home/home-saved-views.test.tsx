import { act, screen } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

type Environment = Awaited<ReturnType<typeof renderScreen>>['environment'];

const own = {
  id: '0a000000-0000-4000-8000-000000000001',
  version: 3,
  name: 'Late suppliers',
  parameters: [
    { name: 'status', value: 'open' },
    { name: 'attention', value: 'overdue' },
  ],
  ...{ object: 'WORKFLOWS', isForEveryone: false, isStarred: true, canEdit: true, sharedWith: [] },
};
const shared = {
  ...own,
  id: '0a000000-0000-4000-8000-000000000002',
  name: 'Plant',
  canEdit: false,
};

/** Answers each query and mutation, and records their variables. */
const prepare = (asked: [string, Variables][]) => (environment: Environment) => {
  for (let times = 0; times < 20; times += 1)
    environment.mock.queueOperationResolver((operation) => {
      asked.push([operation.request.node.params.name, operation.request.variables]);
      return MockPayloadGenerator.generate(operation, {
        Query: () => ({ savedViews: [own, shared], workflowAttention: [] }),
        WorkflowConnection: () => ({
          edges: [],
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      });
    });
};

const listed = (asked: [string, Variables][]) =>
  asked.findLast(([name]) => name === 'homeScreenQuery')?.[1];
const filter = (asked: [string, Variables][]) => listed(asked)?.['filter'];

describe('saved views', () => {
  it('opens a saved view with its filters', async () => {
    const asked: [string, Variables][] = [];
    const { address, user } = await renderScreen(<HomeScreen />, {
      address: `/?view-id=${own.id}`,
      prepare: prepare(asked),
    });
    expect(
      (await screen.findByRole('link', { name: 'Late suppliers' })).getAttribute('aria-current'),
    ).toBe('page');
    expect(filter(asked)).toMatchObject({ attention: 'OVERDUE' });
    expect(screen.queryByText('Edited')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Owner is me' }));
    expect(address()).toContain('owner=me');
    expect(await screen.findByText('Edited')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(asked.find(([name]) => name === 'viewBarSaveMutation')?.[1].input).toMatchObject({
      expectedVersion: 3,
      parameters: expect.arrayContaining([
        { name: 'attention', value: 'overdue' },
        { name: 'owner', value: 'me' },
      ]),
    });
    expect(address()).toBe(`/?view-id=${own.id}`);
  });

  it('resets a shared view, and can save changes only as a new view', async () => {
    const { address, user } = await renderScreen(<HomeScreen />, {
      address: `/?view-id=${shared.id}&status=all`,
      prepare: prepare([]),
    });
    expect(await screen.findByText('Edited')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'View actions' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(address()).toBe(`/?view-id=${shared.id}`);
  });

  it('opens a default view', async () => {
    const asked: [string, Variables][] = [];
    await renderScreen(<HomeScreen />, {
      address: '/?view-id=recently-completed',
      prepare: prepare(asked),
    });
    expect(await screen.findByText('No workflows found')).toBeTruthy();
    expect(listed(asked)).toMatchObject({
      filter: { status: ['COMPLETED'] },
      sort: { key: 'LAST_CHANGE', direction: 'DESCENDING' },
    });
  });

  it('saves the current list as a view with a name', async () => {
    const asked: [string, Variables][] = [];
    const { user } = await renderScreen(<HomeScreen />, {
      address: '/?attention=stuck',
      prepare: prepare(asked),
    });
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Stuck ones{Enter}');
    const [, { input } = { input: null }] =
      asked.find(([name]) => name === 'viewDialogsCreateMutation') ?? [];
    expect(input).toMatchObject({
      name: 'Stuck ones',
      parameters: expect.arrayContaining([{ name: 'attention', value: 'stuck' }]),
    });
  });

  it('says that the view doesn’t exist', async () => {
    await renderScreen(<HomeScreen />, {
      address: '/?view-id=0a000000-0000-4000-8000-000000000009',
      prepare: prepare([]),
    });
    expect(await screen.findByText('View not found')).toBeTruthy();
    await act(async () => undefined);
  });
});
