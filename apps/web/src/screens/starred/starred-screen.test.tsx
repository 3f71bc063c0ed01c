import { screen, waitFor } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { StarredScreen } from './starred-screen.tsx';

type Environment = Awaited<ReturnType<typeof renderScreen>>['environment'];

const view = (id: string, name: string, isStarred: boolean) => ({
  ...{
    id,
    name,
    isStarred,
    object: 'WORKFLOWS',
    version: 1,
    isForEveryone: true,
    canEdit: false,
    sharedWith: [],
  },
  parameters: [{ name: 'view-type', value: 'board' }],
});

const prepare =
  (views: readonly object[], asked: Variables[] = []) =>
  (environment: Environment) => {
    for (let times = 0; times < 6; times += 1)
      environment.mock.queueOperationResolver((operation) => {
        asked.push(operation.request.variables);
        return MockPayloadGenerator.generate(operation, { Query: () => ({ savedViews: views }) });
      });
  };

it('opens a starred view by keyboard', async () => {
  const { user, address } = await renderScreen(<StarredScreen />, {
    address: '/starred',
    prepare: prepare([view('1', 'Suppliers', true), view('2', 'Plants', false)]),
  });
  (await screen.findByRole('row', { name: /Suppliers.*Board/ })).focus();
  expect(screen.queryByText('Plants')).toBeNull();
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/?view-id=1');
});

it('removes a star', async () => {
  const asked: Variables[] = [];
  const { user } = await renderScreen(<StarredScreen />, {
    address: '/starred',
    prepare: prepare([view('1', 'Suppliers', true)], asked),
  });
  await user.hover(await screen.findByRole('row', { name: /Suppliers/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove from starred' }));
  await waitFor(() => expect(asked).toContainEqual({ input: { id: '1', isStarred: false } }));
});

it('says how to star a view', async () => {
  await renderScreen(<StarredScreen />, { address: '/starred', prepare: prepare([]) });
  expect(await screen.findByText('No starred views yet')).toBeTruthy();
});
