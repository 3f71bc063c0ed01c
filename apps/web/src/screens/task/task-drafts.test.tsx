import { act, screen, waitFor } from '@testing-library/react';
import { commitLocalUpdate } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { testFieldData } from '../../testing/test-field-data.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

/** Renders one visit of the page. The browser storage stays for the next visit. */
const visit = async (over: Readonly<Record<string, unknown>> | null): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<TaskScreen />, { address: '/my/tasks?task-id=task' });
  const { mock } = rendered.environment;
  await waitFor(() => expect(mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of mock.getAllOperations()) {
      mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({ task: over === null ? null : taskData(over) }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      );
    }
  });
  await screen.findByRole('dialog');
  return rendered;
};
/** Returns an approval of the task that started at this time. */
const approval = (startedAt: string): Readonly<Record<string, unknown>> => ({
  id: 'approval',
  type: 'APPROVAL',
  level: 1,
  parentTask: taskData({ id: 'work' }),
  sendsBackTo: taskData({ id: 'work' }),
  startedAt,
  permissions: { approve: true, skip: true },
});
const monday = '2026-11-16T09:00:00Z';
const friday = '2026-11-20T09:00:00Z';
const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const box = (name?: RegExp | string): HTMLTextAreaElement =>
  screen.getByRole<HTMLTextAreaElement>('textbox', name === undefined ? {} : { name });
const restored = 'Unsaved changes restored';
const editName = { permissions: { editName: true } };

describe('unsent draft in the task dialog', () => {
  it('is restored with the version it is based on, without taking focus', async () => {
    const first = await visit({ ...editName, version: 3 });
    await first.user.click(button('Edit Name'));
    await first.user.type(box('Name'), '!');
    // Someone else makes a change between two key presses.
    act(() =>
      commitLocalUpdate(first.environment, (store) => {
        store.get('task')?.setValue('Theirs', 'name').setValue(4, 'version');
      }),
    );
    await first.user.type(box('Name'), '?');
    first.unmount();

    const again = await visit({ ...editName, name: 'Theirs', version: 4 });
    expect(box('Name').value).toBe('Collect tax forms!?');
    expect(document.activeElement).not.toBe(box('Name'));
    expect(screen.getByText(restored)).toBeTruthy();
    expect(screen.getByText(/Current value:/).parentElement?.textContent).toContain('Theirs');
    await expectAccessible();
    await again.user.click(button(/^Save/));
    const { variables } = again.environment.mock.getMostRecentOperation().request;
    expect(variables['input']).toMatchObject({ expectedVersion: 3, name: 'Collect tax forms!?' });
    await again.user.click(button('Cancel'));
    await again.user.click(button('Edit Name'));
    expect(box('Name').value).toBe('Theirs');
    expect(document.activeElement).toBe(box('Name'));
    expect(screen.queryByText(restored)).toBeNull();
  });

  it('can be copied if editing is no longer allowed', async () => {
    const first = await visit(editName);
    await first.user.click(button('Edit Name'));
    await first.user.type(box('Name'), ', signed');
    first.unmount();
    const again = await visit({ permissions: { editName: false } });
    const left = screen.getByRole('region', { name: /You can no longer edit “Name”/ });
    expect(left.textContent).toContain('Collect tax forms, signed');
    await expectAccessible();
    await again.user.click(button('Discard'));
    expect(screen.queryByText('Collect tax forms, signed')).toBeNull();
    // The button is gone, so focus moves to the dialog.
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    again.unmount();
    await visit(editName);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('fills in the reason for a skip while skipping is possible', async () => {
    const first = await visit({ permissions: { skip: true } });
    await first.user.click(button('More actions'));
    await first.user.click(await screen.findByRole('menuitem', { name: 'Skip task' }));
    await first.user.type(box(), 'No bank involved');
    first.unmount();
    const again = await visit({ permissions: { skip: true } });
    expect(box().value).toBe('No bank involved');
    expect(document.activeElement).not.toBe(box());
    again.unmount();
    await visit({ permissions: { skip: false } });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('No bank involved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Skip task/ })).toBeNull();
  });

  it('can be edited during the request, and stays if the request fails', async () => {
    const { user, environment } = await visit(approval(monday));
    await user.click(button('Send back'));
    await user.type(box(), 'Price');
    await user.click(button(/^Send back/));
    await user.type(box(), ' is missing');
    act(() => environment.mock.rejectMostRecentOperation(apiError('VersionConflict')));
    await screen.findByText(/Someone else changed this item/);
    expect(box().value).toBe('Price is missing');
  });

  it('is shown beside a new decision until it is discarded', async () => {
    const first = await visit(approval(monday));
    await first.user.click(button('Send back'));
    await first.user.type(box(), 'The IBAN is wrong');
    first.unmount();
    const second = await visit(approval(friday));
    const left = (): HTMLElement | null =>
      screen.queryByRole('region', { name: /You can no longer edit “Comment or reason”/ });
    expect(left()?.textContent).toContain('The IBAN is wrong');
    await second.user.click(button('More actions'));
    await second.user.click(await screen.findByRole('menuitem', { name: 'Skip task' }));
    await second.user.type(box(), 'No bank involved');
    expect(left()?.textContent).toContain('The IBAN is wrong');
    second.unmount();
    const third = await visit(approval(friday));
    expect(left()?.textContent).toContain('The IBAN is wrong');
    await third.user.click(button('Discard'));
    expect(left()).toBeNull();
    expect(box().value).toBe('No bank involved');
  });

  it('fills in the comment of a rejection until it is discarded', async () => {
    const first = await visit({ permissions: { decline: true } });
    const name = 'Decline';
    await first.user.click(button(name));
    await first.user.type(box('Message'), 'On leave');
    first.unmount();
    const again = await visit({ permissions: { decline: true } });
    expect(box('Message').value).toBe('On leave');
    expect(document.activeElement).not.toBe(box('Message'));
    await again.user.click(button('Cancel'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await again.user.click(button(name));
    expect(box('Message').value).toBe('');
  });

  it('belongs to one action only', async () => {
    const reassign = async ({ user }: Awaited<ReturnType<typeof visit>>): Promise<void> => {
      await user.click(button('More actions'));
      await user.click(screen.getByRole('menuitem', { name: 'Reassign' }));
    };
    const permissions = { decline: true, delegate: true };
    const first = await visit({ permissions });
    await first.user.click(button('Decline'));
    first.unmount();
    const second = await visit({ permissions });
    // Nothing was typed, so nothing is restored.
    expect(screen.queryByText(restored)).toBeNull();
    await second.user.click(button('Decline'));
    await second.user.type(box('Message'), 'I do not trust them');
    await reassign(second);
    expect(box(/Message/).value).toBe('');
    await second.user.click(button('Decline'));
    expect(box('Message').value).toBe('I do not trust them');
    second.unmount();
    const last = await visit({ permissions: { decline: false, delegate: true } });
    await reassign(last);
    expect(box(/Message/).value).toBe('');
    expect(screen.getByText('I do not trust them')).toBeTruthy();
  });

  it('fills in the reply to its question, not to the next question', async () => {
    const asked = (at: string) => ({
      permissions: { answerInformation: true },
      inquiries: [{ kind: 'QUESTION', text: 'Why?', at, by: { id: 'ken', name: 'Ken' }, round: 1 }],
    });
    const first = await visit(asked('2026-11-16T09:00:00Z'));
    await first.user.click(button(/Reply/));
    await first.user.type(box('Message'), 'As agreed');
    first.unmount();
    const again = await visit(asked('2026-11-16T09:00:00Z'));
    expect(box('Message').value).toBe('As agreed');
    again.unmount();
    await visit(asked('2026-11-20T09:00:00Z'));
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(screen.getByText('As agreed')).toBeTruthy();
  });

  it('fills in the reason for completing a request manually', async () => {
    const failed = (startedAt: string) => ({
      type: 'AUTOMATION',
      startedAt,
      permissions: { completeAutomation: true },
      automation: {
        attempts: 3,
        calls: [],
        failure: null,
        isHeld: false,
        maxAttempts: 3,
        nextAttemptAt: null,
        outputs: [],
      },
    });
    const asBefore = failed(monday);
    const first = await visit(asBefore);
    await first.user.click(button('Complete manually'));
    first.unmount();
    const second = await visit(asBefore);
    expect(screen.queryByText(restored)).toBeNull();
    await second.user.click(button('Complete manually'));
    await second.user.type(box(/Reason/), 'By telephone');
    second.unmount();
    const third = await visit(asBefore);
    expect(box(/Reason/).value).toBe('By telephone');
    expect(screen.getByText(restored)).toBeTruthy();
    third.unmount();
    const last = await visit(failed(friday));
    expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull();
    expect(await screen.findByText('By telephone')).toBeTruthy();
    await last.user.click(button('Discard'));
    expect(screen.queryByText('By telephone')).toBeNull();
  });

  it('has suggested values that can be copied after the decision', async () => {
    const counter = { type: 'APPROVAL', permissions: { counter: true } };
    const first = await visit(counter);
    await first.user.click(button('Reject with suggestions'));
    await first.user.type(box(/comment|why/i), 'Too dear');
    first.unmount();
    const again = await visit(counter);
    expect(screen.getByText(restored)).toBeTruthy();
    expect(box(/comment|why/i).value).toBe('Too dear');
    again.unmount();
    const last = await visit({ ...counter, permissions: { counter: false } });
    expect(screen.getByText('Too dear')).toBeTruthy();
    await last.user.click(button('Discard'));
    expect(screen.queryByText('Too dear')).toBeNull();
  });

  it('keeps suggested values, also if someone else decides', async () => {
    const days = {
      __typename: 'FormField',
      id: 'days',
      instance: 'days',
      inputType: 'NUMBER',
      version: 1,
      value: 5,
      people: [],
      documents: [],
      ...testFieldData('Days', 'NUMBER'),
    };
    const { user, environment } = await visit({
      type: 'APPROVAL',
      permissions: { counter: true },
      counterForm: [days],
    });
    await user.click(button('Reject with suggestions'));
    await user.clear(screen.getByRole('spinbutton', { name: 'Days' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Days' }), '7');
    await user.type(box(/comment|why/i), 'Too few');
    act(() =>
      commitLocalUpdate(environment, (store) => {
        store.get('task')?.getLinkedRecord('permissions')?.setValue(false, 'counter');
        store.get('task')?.setLinkedRecords([], 'counterForm');
      }),
    );
    const left = screen.getByRole('region', { name: /Reject with suggestions/ });
    expect(left.textContent).toMatch(/Days7.*Too few/);
    await expectAccessible();
    await user.click(button('Discard'));
    expect(screen.queryByText('Too few')).toBeNull();
  });

  it('keeps a due date that only someone else can set now', async () => {
    const dueOn = '2026-12-01T09:00:00Z';
    const first = await visit({ dueOn, permissions: { editDueOn: true } });
    await first.user.click(button('Edit Due'));
    await first.user.click(button(/Clear/));
    first.unmount();
    await visit({ dueOn, permissions: { editDueOn: false } });
    expect(screen.getByRole('region', { name: /You can no longer edit “Due”/ })).toBeTruthy();
  });

  it('stays after the task was reassigned', async () => {
    const permissions = { editName: true, decline: true, skip: true };
    const first = await visit({ permissions });
    await first.user.click(button('Edit Name'));
    await first.user.type(box('Name'), ', signed');
    await first.user.click(button('Decline'));
    await first.user.type(box('Message'), 'On leave');
    await first.user.click(button('More actions'));
    await first.user.click(await screen.findByRole('menuitem', { name: 'Skip task' }));
    await first.user.type(box(/Reason|Why/), 'No bank involved');
    first.unmount();
    const again = await visit(null);
    const left = ['Collect tax forms, signed', 'On leave', 'No bank involved'];
    for (const text of left) expect(await screen.findByText(text)).toBeTruthy();
    await expectAccessible();
    for (const _ of left)
      await again.user.click(
        screen.getAllByRole('button', { name: 'Discard' })[0] ?? document.body,
      );
    again.unmount();
    await visit({ permissions });
    for (const text of left) expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
