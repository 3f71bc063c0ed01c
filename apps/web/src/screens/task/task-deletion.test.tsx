import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

/** Dialogs are loaded on first use. */
const loading = { timeout: 5000 };

const nothing = {
  neededBy: [],
  followers: [],
  approvalCount: 0,
  voteCount: 0,
  answerCount: 0,
  linkedWorkflowCount: 0,
};

afterEach(() => vi.restoreAllMocks());

/** Opens the deletion of the task and responds with the given preview. */
const begin = async (deletion: object): Promise<RenderedScreen> => {
  const previewCommand = {
    workflow: null,
    stages: [],
    tasks: [],
    emptied: [],
    children: [],
    dueDates: [],
    questions: [],
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: { task: { deletion }, workflow: { version: 7 }, previewCommand } }),
  );
  const rendered = await renderScreen(<TaskScreen />, { address: '/my/tasks?task-id=task' });
  const { environment, user } = rendered;
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toHaveLength(0));
  act(() => {
    for (const operation of environment.mock.getAllOperations())
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({ task: taskData({ permissions: { delete: true } }) }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      );
  });
  await user.click(await screen.findByRole('button', { name: 'More actions' }, loading));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete task' }));
  return rendered;
};

const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Delete “Collect tax forms”?' }, loading));

it('deletes a task after showing what is deleted with it', async () => {
  const rendered = await begin({
    ...nothing,
    followers: [{ name: 'Check the bank' }],
    approvalCount: 2,
    answerCount: 1,
  });
  const dialog = await question();
  expect(await dialog.findByText('2 approvals will be deleted.')).toBeTruthy();
  expect(dialog.getByText('1 value in its form will be deleted.')).toBeTruthy();
  expect(
    dialog.getByText('Check the bank depends on it and will now depend on its predecessors.'),
  ).toBeTruthy();
  await expectAccessible();
  await rendered.user.click(dialog.getByRole('button', { name: 'Delete task' }));
  const { request } = rendered.environment.mock.getMostRecentOperation();
  expect(request.variables['input']).toMatchObject({ taskId: 'task', expectedVersion: 7 });
});

it('shows new effects if the workflow changed before the confirmation', async () => {
  const rendered = await begin(nothing);
  const { environment, user } = rendered;
  const dialog = await question();
  const confirm = () => dialog.getByRole('button', { name: /Delete task/ });
  await waitFor(() => expect(confirm().getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(confirm());
  const asked = vi.mocked(fetch).mock.calls.length;
  await act(async () => environment.mock.rejectMostRecentOperation(apiError('VersionConflict')));
  await waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(asked));
});

it('refuses if another item depends on the task, and names the item', async () => {
  const neededBy = [{ use: 'VALUE', task: { name: 'Check the bank' }, stage: null }];
  const rendered = await begin({ ...nothing, neededBy });
  const dialog = await question();
  expect(await dialog.findByText('Check the bank')).toBeTruthy();
  expect(dialog.getByText(/inherit values/)).toBeTruthy();
  await rendered.user.click(dialog.getByRole('button', { name: /Delete task/ }));
  const given = rendered.environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.operationKind === 'mutation');
  expect(given).toEqual([]);
});
