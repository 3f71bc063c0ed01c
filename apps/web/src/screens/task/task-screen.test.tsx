import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { commentMaxLength } from '@baton/domain/run-model/limits';
import { commitLocalUpdate } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { handleShortcut } from '../../lib/keyboard/shortcuts.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { refusalData, rejectionData, taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

// Handles keys as the shell does on every page.
beforeEach(() => {
  document.addEventListener('keydown', handleShortcut);
  return () => document.removeEventListener('keydown', handleShortcut);
});

const open = async (task: object | null): Promise<RenderedScreen> => {
  const rendered = await renderScreen(
    <>
      <main tabIndex={-1}>behind</main>
      <TaskScreen />
    </>,
    { address: '/my/tasks?task-id=task' },
  );
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of rendered.environment.mock.getAllOperations()) {
      rendered.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({ task }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      );
    }
  });
  await screen.findByRole('dialog');
  return rendered;
};
const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const lastInput = ({ environment }: RenderedScreen): unknown =>
  environment.mock.getMostRecentOperation().request.variables['input'];
const answer = ({ environment }: RenderedScreen, task: object): void =>
  act(() =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Task: () => task }),
    ),
  );

const approvalOf = (over: Readonly<Record<string, unknown>> = {}): object =>
  taskData({
    id: 'approval',
    type: 'APPROVAL',
    level: 1,
    parentTask: taskData({ id: 'work' }),
    sendsBackTo: taskData({ id: 'work' }),
    permissions: { complete: false, approve: true },
    ...over,
  });

afterEach(() => vi.restoreAllMocks());

describe('TaskScreen', () => {
  it('shows what to do, assignees, and the workflow', async () => {
    await open(taskData());
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('heading', { name: 'Collect tax forms' })).toBeTruthy();
    expect(dialog.getByText('signed').tagName).toBe('STRONG');
    expect(dialog.getByText('Maya Ruiz')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Northwind onboarding' }).getAttribute('href')).toBe(
      '/workflow/workflow',
    );
    await expectAccessible();
  });

  it('completes the task with Ctrl+Enter, closes, and shows a message', async () => {
    const rendered = await open(taskData());
    await screen.findByRole('button', { name: /Complete task/ });
    await rendered.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(lastInput(rendered)).toMatchObject({ taskId: 'task', expectedVersion: 3 }),
    );
    answer(rendered, taskData({ completedAt: '2026-11-25T12:00:00Z' }));
    expect(await screen.findByText('“Collect tax forms” completed.')).toBeTruthy();
    await waitFor(() => expect(rendered.address()).toBe('/my/tasks'));
  });

  it('shows an unavailable action with the reason and who can do it', async () => {
    await open(
      taskData({
        permissions: { complete: false, refusals: [refusalData('complete', 'NotAssignee')] },
      }),
    );
    const primary = await screen.findByRole('button', { name: 'Complete task' });
    expect(primary.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/Only assignees of this task/)).toBeTruthy();
    expect(screen.getByText('Maya Ruiz can complete this task.')).toBeTruthy();
    await expectAccessible();
  });

  it('says whose approval a submitted task waits for', async () => {
    const approval = taskData({
      id: 'approval',
      type: 'APPROVAL',
      rule: 'ANY',
      awaitedApprovers: [{ id: 'role', name: 'Legal counsel' }],
    });
    await open(
      taskData({
        permissions: { complete: false, refusals: [refusalData('complete', 'NotAssignee')] },
        approvals: [approval],
      }),
    );
    const status = await screen.findAllByText('Waiting for approval from Legal counsel.');
    expect(status).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Complete task' })).toBeNull();
    expect(screen.queryByText(/Only assignees of this task/)).toBeNull();
    await expectAccessible();
  });

  it('explains unavailable menu items and the effect of submitting', async () => {
    const preview = {
      workflow: null,
      stages: [],
      tasks: [{ effect: 'STARTS', task: { name: 'Sign' } }],
      emptied: [],
      children: [],
      dueDates: [],
      questions: [],
    };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ data: { previewCommand: preview } }),
    );
    const rendered = await open(
      taskData({ permissions: { refusals: [refusalData('skip', 'Forbidden')] } }),
    );
    await rendered.user.click(await screen.findByRole('button', { name: 'More actions' }));
    const skip = await screen.findByRole('menuitem', { name: /Skip task/ });
    expect(skip.getAttribute('aria-disabled')).toBe('true');
    await rendered.user.click(screen.getByRole('button', { name: 'Preview changes' }));
    const effects = await screen.findByRole('region', { name: 'Preview' });
    await waitFor(() => expect(effects.textContent).toContain('StartedSign'));
  });

  it('has all other actions in one menu, available actions first', async () => {
    const rendered = await open(
      taskData({
        watchState: 'DEFAULT',
        permissions: {
          delegate: true,
          reportException: true,
          refusals: [refusalData('skip', 'Forbidden'), refusalData('claim', 'Forbidden')],
        },
      }),
    );
    await rendered.user.click(await screen.findByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    const available = items.filter((item) => item.getAttribute('aria-disabled') !== 'true');
    expect(available.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Reassign', 'Report problem', 'Copy link to this task']),
    );
    expect(items[0]?.textContent).toBe('Reassign');
    const claim = screen.getByRole('menuitem', { name: /Assign to me/ });
    expect(claim.getAttribute('aria-disabled')).toBe('true');
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Report problem' }));
    expect(await screen.findByRole('dialog', { name: 'Report problem' })).toBeTruthy();
    await expectAccessible();
  });

  it('shows at the top why the task was sent back', async () => {
    await open(taskData({ remarks: [rejectionData('Ken Ito', 'The bank letter is missing')] }));
    const remarks = await screen.findByRole('region', { name: 'Why it was sent back' });
    expect(remarks.textContent).toContain('Ken Ito sent this task back');
    expect(remarks.textContent).toContain('The bank letter is missing');
  });

  it('shows that the task expired, and can set a new due date if allowed', async () => {
    const rendered = await open(
      taskData({ isExpired: true, permissions: { complete: false, restartExpired: true } }),
    );
    const expired = within(await screen.findByRole('region', { name: 'This task is expired.' }));
    await rendered.user.click(expired.getByRole('button', { name: 'Set due date' }));
    expect(expired.getByText('Enter a value.')).toBeTruthy();
    await expectAccessible();
  });

  it('says what a task waits for', async () => {
    await open(
      taskData({
        startedAt: null,
        waitingFor: { code: 'TASKS', params: [], names: ['Check the bank', 'Book the call'] },
        permissions: { complete: false },
      }),
    );
    expect(
      await screen.findByText('Waits for the tasks Check the bank and Book the call.'),
    ).toBeTruthy();
  });

  it('names the approvers of a submitted task', async () => {
    const approver = (id: string, name: string) => ({ __typename: 'User', id, name });
    const approval = (id: string, rule: string, awaitedApprovers: readonly object[]) =>
      taskData({ id, type: 'APPROVAL', rule, awaitedApprovers });
    await open(
      taskData({
        status: 'PENDING_REVIEW',
        permissions: { complete: false },
        approvals: [
          approval('first', 'ANY', [approver('ken', 'Ken Ito'), approver('bo', 'Bo Lind')]),
          approval('second', 'ALL', [approver('ada', 'Ada Roy')]),
          approval('decided', 'ALL', []),
        ],
      }),
    );
    expect(
      await screen.findAllByText('Waiting for approval from Ken Ito or Bo Lind and Ada Roy.'),
    ).toHaveLength(2);
  });

  it('lets an approver approve the task', async () => {
    const rendered = await open(approvalOf());
    expect(await screen.findByText('Waits for your approval')).toBeTruthy();
    await rendered.user.click(button(/^Approve/));
    expect(lastInput(rendered)).toMatchObject({ taskId: 'approval', comment: '' });
  });

  it('shows the effects of sending back, and requires a comment', async () => {
    const rendered = await open(approvalOf({ requiresComment: true }));
    await screen.findByText('Waits for your approval');
    await rendered.user.click(button('Send back'));
    expect(screen.getByText('“Collect tax forms” will be sent back to Maya Ruiz.')).toBeTruthy();
    const sent = rendered.environment.mock.getAllOperations().length;
    await rendered.user.click(button(/Send back/));
    expect(screen.getByRole('alert').textContent).toBe('Enter a comment.');
    expect(rendered.environment.mock.getAllOperations()).toHaveLength(sent);
    await rendered.user.type(screen.getByRole('textbox'), 'Page two is missing');
    await rendered.user.click(button(/Send back/));
    expect(lastInput(rendered)).toMatchObject({ comment: 'Page two is missing' });
    await expectAccessible();
  });

  it('restores the reason of a rejection until it is sent', async () => {
    const first = await open(approvalOf());
    await screen.findByText('Waits for your approval');
    await first.user.click(button('Send back'));
    await first.user.type(screen.getByRole('textbox'), 'Page two');
    first.unmount();
    const again = await open(approvalOf());
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Page two');
    await again.user.click(button(/^Cancel/));
    again.unmount();
    await open(approvalOf());
    await screen.findByText('Waits for your approval');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('refuses a comment that is too long while typing', async () => {
    const rendered = await open(approvalOf());
    await screen.findByText('Waits for your approval');
    await rendered.user.click(button('Send back'));
    const sent = rendered.environment.mock.getAllOperations().length;
    fireEvent.change(screen.getByRole('textbox'), {
      target: { value: 'x'.repeat(commentMaxLength + 1) },
    });
    expect(screen.getByRole('alert').textContent).toBe('Use at most 4,000 characters.');
    await rendered.user.click(button(/Send back/));
    expect(rendered.environment.mock.getAllOperations()).toHaveLength(sent);
    // After Cancel, the comment would still be sent with the approval.
    await rendered.user.click(button('Cancel'));
    await rendered.user.click(button(/^Approve/));
    expect(screen.getByRole('alert').textContent).toBe('Use at most 4,000 characters.');
    expect(rendered.environment.mock.getAllOperations()).toHaveLength(sent);
  });

  it('shows why a decision was refused, whichever field it is about', async () => {
    const rendered = await open(approvalOf());
    await rendered.user.click(await screen.findByRole('button', { name: /^Approve/ }));
    act(() =>
      rendered.environment.mock.rejectMostRecentOperation(
        apiError('TooLong', {
          refusals: [{ code: 'TooLong', params: { max: commentMaxLength }, field: 'comment' }],
        }),
      ),
    );
    expect(await screen.findByText('Use at most 4,000 characters.')).toBeTruthy();
  });

  it('lets the owner skip a task with a reason', async () => {
    const rendered = await open(taskData({ permissions: { skip: true } }));
    await rendered.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await rendered.user.click(await screen.findByRole('menuitem', { name: 'Skip task' }));
    expect(screen.getByText(/The workflow continues without “Collect tax forms”/)).toBeTruthy();
    await rendered.user.type(screen.getByRole('textbox'), 'No bank involved');
    await rendered.user.click(button(/Skip task/));
    expect(lastInput(rendered)).toMatchObject({ taskId: 'task', reason: 'No bank involved' });
  });

  it('reports a conflict of names, and keeps the typed name', async () => {
    const rendered = await open(taskData({ version: 3, permissions: { editName: true } }));
    const { user, environment } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Edit Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    act(() =>
      commitLocalUpdate(environment, (store) => {
        store.get('task')?.setValue('Theirs', 'name').setValue(4, 'version');
      }),
    );
    const said = screen.getByText(/Current value:/).parentElement;
    expect(said?.textContent).toContain('Theirs');
    await user.click(button(/^Save/));
    expect(lastInput(rendered)).toMatchObject({ expectedVersion: 3 });
    act(() => environment.mock.rejectMostRecentOperation(apiError('VersionConflict')));
    await screen.findByText(/Someone else changed this item/);
    await user.click(button(/^Save/));
    expect(lastInput(rendered)).toMatchObject({ expectedVersion: 4, name: 'Collect tax forms!' });
  });

  it('says that the task does not exist', async () => {
    await open(null);
    expect(await screen.findByText('Task not found')).toBeTruthy();
  });

  it('closes with Escape', async () => {
    const { user, address } = await open(taskData());
    (await screen.findByRole('button', { name: /Complete task/ })).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/my/tasks'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('moves no focus if the next screen opens at the same time', async () => {
  const { unmount } = await open(taskData({}));
  unmount();
  const row = document.createElement('div');
  row.role = 'row';
  row.tabIndex = 0;
  document.body.append(row);
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  expect(document.activeElement).toBe(document.body);
  row.remove();
});
