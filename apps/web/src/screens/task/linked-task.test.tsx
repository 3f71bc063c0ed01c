import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

const childData = (request: number, over: Readonly<Record<string, unknown>> = {}): object => ({
  __typename: 'LinkedWorkflow',
  request,
  value: `value ${request}`,
  state: 'RUNNING',
  problem: null,
  isFollowed: true,
  isReplaceable: false,
  isRestartable: false,
  workflow: {
    __typename: 'LinkedWorkflowReference',
    id: `child-${request}`,
    name: `Cut ${request}`,
    mayRead: true,
    percentComplete: 40,
    daysDelayed: 2,
    stageName: 'Build',
  },
  ...over,
});

const open = async (task: object) => {
  const rendered = await renderScreen(<TaskScreen />, { address: '/my/tasks?task-id=task' });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of rendered.environment.mock.getAllOperations())
      rendered.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({ task }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      );
  });
  await screen.findByRole('heading', { name: /^Linked workflows/ });
  return rendered;
};

const unreadable = childData(2, {
  state: 'ENDED',
  problem: 'CHILD_ENDED',
  isReplaceable: true,
  workflow: {
    __typename: 'LinkedWorkflowReference',
    id: 'child-2',
    name: null,
    mayRead: false,
    percentComplete: 10,
    daysDelayed: 0,
    stageName: null,
  },
});

it('shows the progress of linked workflows, and links if viewable', async () => {
  await open(taskData({ type: 'LINKED_WORKFLOW', linkedWorkflows: [childData(1), unreadable] }));
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => /Cut|value/.test(item.textContent ?? ''));
  expect(first?.textContent).toContain('Build40% completedDelayed by 2 days');
  const link = within(first ?? document.body).getByRole('link', { name: 'Cut 1' });
  expect(link.getAttribute('href')).toBe('/workflow/child-1');
  expect(second?.textContent).toContain('The workflow was ended before it was completed.');
  expect(within(second ?? document.body).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Fix the linked workflow' })).toBeNull();
  await expectAccessible();
});

it('lets the owner replace a linked workflow with a problem', async () => {
  const { user, environment } = await open(
    taskData({
      type: 'LINKED_WORKFLOW',
      linkedWorkflows: [childData(1), unreadable],
      permissions: { complete: false, fixLink: true },
    }),
  );
  const panel = within(screen.getByRole('region', { name: 'Fix the linked workflow' }));
  const send = panel.getByRole('button', { name: 'Start new workflow' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.type(panel.getByRole('textbox', { name: /Reason/ }), 'Ended by mistake');
  await user.click(panel.getByRole('button', { name: 'Start new workflow' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
    taskId: 'task',
    expectedVersion: 3,
    request: 2,
    reason: 'Ended by mistake',
  });
  await expectAccessible();
});

it('restores a typed reason only for the same linked workflow', async () => {
  const inTrouble = { state: 'ENDED', problem: 'CHILD_ENDED', isReplaceable: true };
  const broken = (child: number): object =>
    taskData({
      type: 'LINKED_WORKFLOW',
      linkedWorkflows: [1, 2].map((at) => childData(at, at === child ? inTrouble : {})),
      permissions: { complete: false, fixLink: true },
    });
  const panel = () => within(screen.getByRole('region', { name: 'Fix the linked workflow' }));
  const first = await open(broken(1));
  await first.user.type(panel().getByRole('textbox', { name: /Reason/ }), 'Ended by mistake');
  first.unmount();
  const again = await open(broken(1));
  expect(panel().getByRole<HTMLInputElement>('textbox', { name: /Reason/ }).value).toBe(
    'Ended by mistake',
  );
  again.unmount();
  const other = await open(broken(2));
  expect(panel().queryByRole('textbox', { name: /Reason/ })).toBeNull();
  expect(panel().getByText('Ended by mistake')).toBeTruthy();
  await other.user.click(panel().getByRole('button', { name: 'Discard' }));
  expect(panel().getByRole<HTMLInputElement>('textbox', { name: /Reason/ }).value).toBe('');
});

it('reopens all or one of the workflows that ended with the parent', async () => {
  const ended = {
    state: 'ENDED',
    problem: 'CHILD_ENDED',
    isReplaceable: true,
    isRestartable: true,
  };
  const { user, environment } = await open(
    taskData({
      type: 'LINKED_WORKFLOW',
      linkedWorkflows: [childData(1, ended), childData(2), childData(3, ended)],
      permissions: { complete: false, fixLink: true },
    }),
  );
  const panel = within(screen.getByRole('region', { name: 'Fix the linked workflow' }));
  const input = () => environment.mock.getMostRecentOperation().request.variables['input'];
  await user.type(panel.getByRole('textbox', { name: /Reason/ }), 'Ended by mistake');
  await user.click(panel.getByRole('button', { name: 'Reopen workflow' }));
  expect(input()).toMatchObject({ taskId: 'task', request: null, reason: 'Ended by mistake' });
  await expectAccessible();
});

it('reopens ended linked workflows also in a completed task', async () => {
  const ended = { state: 'ENDED', isRestartable: true };
  const { user, environment } = await open(
    taskData({
      type: 'LINKED_WORKFLOW',
      status: 'COMPLETED',
      linkedWorkflows: [childData(1, { state: 'COMPLETED' }), childData(2, ended)],
      permissions: { complete: false, restartLinked: true },
    }),
  );
  const panel = within(screen.getByRole('region', { name: 'Reopen linked workflows' }));
  expect(panel.queryByLabelText('Action')).toBeNull();
  await user.type(panel.getByRole('textbox', { name: /Reason/ }), 'Still wanted');
  await user.click(panel.getByRole('button', { name: 'Reopen workflow' }));
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
    taskId: 'task',
    request: 2,
    reason: 'Still wanted',
  });
  await expectAccessible();
});
