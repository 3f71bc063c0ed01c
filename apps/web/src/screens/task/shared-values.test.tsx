import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { handleShortcut } from '../../lib/keyboard/shortcuts.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { testFieldData } from '../../testing/test-field-data.ts';
import { personData, rejectionData, taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

afterEach(() => void vi.restoreAllMocks());
beforeEach(() => {
  localStorage.clear();
  document.addEventListener('keydown', handleShortcut);
  return () => document.removeEventListener('keydown', handleShortcut);
});

const amount = (over: object = {}): object => ({
  __typename: 'FormField',
  instance: 'amount',
  ...testFieldData('Amount', 'NUMBER'),
  inputType: 'REQUESTED',
  value: 100,
  people: [],
  version: 1,
  sourceTask: null,
  isSourceChanged: false,
  rules: [],
  documents: [],
  isShared: false,
  proposedBy: null,
  ...over,
});

const open = async (task: object): Promise<RenderedScreen> => {
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
  await screen.findByRole('dialog');
  return rendered;
};
const sent = ({ environment }: RenderedScreen) =>
  environment.mock.getMostRecentOperation().request.variables['input'];

describe('submitted values', () => {
  it('can be edited where they are shown, with permission', async () => {
    const field = amount({ inputType: 'INHERITED', sourceTask: 'Intake', isShared: true });
    const rendered = await open(taskData({ form: [field] }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Edit Amount' }));
    const input = screen.getByLabelText(/^Amount/);
    await rendered.user.clear(input);
    await rendered.user.type(input, '120');
    await expectAccessible();
    await rendered.user.click(screen.getByRole('button', { name: /Save/ }));
    expect(sent(rendered)).toMatchObject({
      taskId: 'task',
      values: [{ instance: 'amount', value: 120, expectedVersion: 1 }],
    });
  });

  it('are shown as text until edited, and Enter doesn’t save errors', async () => {
    const field = amount({ inputType: 'INHERITED', value: 110, isShared: true });
    const rendered = await open(taskData({ form: [field] }));
    const before = rendered.environment.mock.getAllOperations().length;
    await rendered.user.click(await screen.findByText('110'));
    const input = screen.getByLabelText(/^Amount/);
    expect(document.activeElement).toBe(input);
    await rendered.user.clear(input);
    await rendered.user.type(input, '1.2.3');
    const save = screen.getByRole('button', { name: /Save/ });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await rendered.user.click(input);
    await rendered.user.keyboard('{Control>}{Enter}{/Control}');
    expect(rendered.environment.mock.getAllOperations()).toHaveLength(before);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Amount' }));
  });

  it('report conflicts, and keep typed text after a reload', async () => {
    const field = amount({ inputType: 'INHERITED', sourceTask: 'Intake', isShared: true });
    const first = await open(taskData({ form: [field] }));
    await first.user.click(await screen.findByRole('button', { name: 'Edit Amount' }));
    await first.user.clear(screen.getByLabelText(/^Amount/));
    await first.user.type(screen.getByLabelText(/^Amount/), '120');
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    const rendered = await open(taskData({ form: [{ ...field, value: 110, version: 2 }] }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Amount/)).value).toBe('120');
    const choice = within(screen.getByRole('group', { name: 'Two values for “Amount”' }));
    expect(choice.getByText('110')).toBeTruthy();
    const save = screen.getByRole('button', { name: /Save/ });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await expectAccessible();
    await rendered.user.click(screen.getByLabelText(/^Amount/));
    await rendered.user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByLabelText<HTMLInputElement>(/^Amount/).value).toBe('120');
    await rendered.user.click(choice.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Amount/)));
    await rendered.user.click(save);
    expect(sent(rendered)).toMatchObject({ values: [{ value: 120, expectedVersion: 2 }] });
    await act(async () => {
      const saving = rendered.environment.mock.getMostRecentOperation();
      rendered.environment.mock.reject(saving, apiError('SharedFieldsFixed'));
    });
    await rendered.user.click(screen.getByRole('button', { name: 'Cancel' }));
    rendered.unmount();
    await open(taskData({ form: [field] }));
    expect(await screen.findByRole('button', { name: 'Edit Amount' })).toBeTruthy();
  });

  it('are saved again without a question if there is no real conflict', async () => {
    const field = amount({ inputType: 'INHERITED', isShared: true });
    const rendered = await open(taskData({ form: [field] }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Edit Amount' }));
    await rendered.user.clear(screen.getByLabelText(/^Amount/));
    await rendered.user.type(screen.getByLabelText(/^Amount/), '120');
    await rendered.user.click(screen.getByRole('button', { name: /Save/ }));
    const { mock } = rendered.environment;
    await act(async () =>
      mock.reject(mock.getMostRecentOperation(), apiError('FieldsChangedMeanwhile')),
    );
    const reading = mock.getMostRecentOperation();
    expect(reading.request.node.params.name).toBe('taskFormRequestsReadQuery');
    await act(async () =>
      mock.resolve(reading, {
        data: { task: taskData({ form: [{ ...field, value: 120, version: 2 }] }) },
      }),
    );
    expect(sent(rendered)).toMatchObject({ values: [{ value: 120, expectedVersion: 2 }] });
  });

  it('combine tables, and ask only about cells that both people changed', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
    const rowId = '018f2e6b-1c00-7000-8000-00000000000';
    const columns = [
      { ...testFieldData('Product', 'TEXT'), key: 'name', required: true },
      { ...testFieldData('Litres', 'NUMBER'), key: 'litres', required: false },
    ];
    const rows = (...litres: readonly (number | null)[]) =>
      litres.map((litre, at) => ({
        row: `${rowId}${at}`,
        cells: { name: `Milk ${at}`, ...(litre !== null && { litres: litre }) },
      }));
    const table = (value: readonly object[], version: number) =>
      amount({
        ...testFieldData('Deliveries', 'TABLE', { columns }),
        ...{ inputType: 'INHERITED', sourceTask: 'Intake', isShared: true, value, version },
      });
    const first = await open(taskData({ form: [table(rows(1, 2), 1)] }));
    await first.user.click(await screen.findByRole('button', { name: 'Edit Deliveries' }));
    await first.user.click(await screen.findByText('Milk 1', undefined, { timeout: 8000 }));
    await first.user.keyboard('{ArrowRight}22{Enter}');
    dispatchEvent(new Event('pagehide'));
    first.unmount();

    const merged = await open(taskData({ form: [table(rows(1, 2, 3), 2)] }));
    await screen.findByText('Milk 2', undefined, { timeout: 8000 });
    expect(screen.queryByRole('group', { name: /Two values/ })).toBeNull();
    await merged.user.click(screen.getByRole('button', { name: /Save/ }));
    expect(sent(merged)).toMatchObject({
      values: [{ value: rows(1, 22, 3), expectedVersion: 2 }],
    });
    merged.unmount();

    const asked = await open(taskData({ form: [table(rows(1, 5, 3), 3)] }));
    const choice = within(await screen.findByRole('group', { name: /Two values/ }));
    expect(choice.getAllByRole('row').map(({ textContent }) => textContent)[1]).toMatch(
      /Row 2, Litres22.*5/,
    );
    await expectAccessible();
    await asked.user.click(choice.getByRole('button', { name: 'Keep mine: Row 2, Litres' }));
    await asked.user.click(screen.getByRole('button', { name: /Save/ }));
    expect(sent(asked)).toMatchObject({
      values: [{ value: rows(1, 22, 3), expectedVersion: 3 }],
    });
  });

  it('are compared with the values that the approver saw', async () => {
    const approval = (over: object) =>
      taskData({
        type: 'APPROVAL',
        counterForm: [
          amount(over),
          amount({ instance: 'days', ...testFieldData('Days', 'NUMBER') }),
        ],
        permissions: { approve: true, counter: true },
      });
    const region = { name: 'Reject with suggestions' };
    const first = await open(approval({}));
    await first.user.click(await screen.findByRole('button', region));
    await first.user.clear(screen.getByLabelText(/^Amount/));
    await first.user.type(screen.getByLabelText(/^Amount/), '90');
    dispatchEvent(new Event('pagehide'));
    first.unmount();

    const { user, environment } = await open(approval({ value: 110, version: 2 }));
    const form = within(await screen.findByRole('region', region));
    const choice = within(form.getByRole('group', { name: 'Two values for “Amount”' }));
    expect(choice.getByText('110')).toBeTruthy();
    expect(form.getByRole('button', region).getAttribute('aria-disabled')).toBe('true');
    // Untouched fields follow the current values.
    expect(form.queryByRole('group', { name: /“Days”/ })).toBeNull();
    await expectAccessible();
    await user.click(choice.getByRole('button', { name: 'Keep mine' }));
    await user.click(form.getByRole('button', region));
    expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
      values: [{ instance: 'amount', value: 90, expectedVersion: 2 }],
    });
  });

  it('are shown with their author after a rejection', async () => {
    await open(
      taskData({
        status: 'REJECTED',
        form: [amount({ value: 90, proposedBy: personData('ken', 'Ken') })],
        permissions: { complete: true, edit: true },
      }),
    );
    expect(await screen.findByText('Suggested by Ken')).toBeTruthy();
  });

  it('show who suggested another value for an inherited value', async () => {
    const suggested = { value: 90, inputType: 'INHERITED', proposedBy: personData('ken', 'Ken') };
    await open(
      taskData({
        status: 'REJECTED',
        form: [amount({ ...suggested, isShared: true })],
        permissions: { complete: true, edit: true },
      }),
    );
    expect(await screen.findByText('Suggested by Ken')).toBeTruthy();
  });

  it('can be suggested although a removed field has invalid text', async () => {
    const places = (...instances: readonly string[]) =>
      taskData({
        type: 'APPROVAL',
        counterForm: instances.map((instance) =>
          amount({ instance, ...testFieldData(instance, 'NUMBER') }),
        ),
        permissions: { approve: true, counter: true },
      });
    const region = { name: 'Reject with suggestions' };
    const first = await open(places('Amount', 'Days'));
    await first.user.click(await screen.findByRole('button', region));
    await first.user.type(screen.getByLabelText(/^Amount/), '5');
    await first.user.type(screen.getByLabelText(/^Days/), '1.2.3');
    await first.user.tab();
    const before = first.environment.mock.getAllOperations().length;
    await first.user.click(within(screen.getByRole('region', region)).getByRole('button', region));
    expect(first.environment.mock.getAllOperations()).toHaveLength(before);
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    const again = await open(places('Amount'));
    const form = within(await screen.findByRole('region', region));
    await again.user.click(form.getByRole('button', region));
    expect(sent(again)).toMatchObject({ values: [{ instance: 'Amount' }] });
  });

  it('require a different value for a suggestion', async () => {
    const approval = taskData({
      type: 'APPROVAL',
      counterForm: [amount()],
      permissions: { approve: true, counter: true },
    });
    let rendered = await open(approval);
    await rendered.user.click(
      await screen.findByRole('button', { name: 'Reject with suggestions' }),
    );
    let form = within(screen.getByRole('region', { name: 'Reject with suggestions' }));
    const count = () => rendered.environment.mock.getAllOperations().length;
    const before = count();
    await rendered.user.click(form.getByRole('button', { name: 'Reject with suggestions' }));
    expect(count()).toBe(before);
    expect(form.getByText(/Change at least one value/)).toBeTruthy();
    const input = form.getByLabelText(/^Amount/);
    await rendered.user.clear(input);
    await rendered.user.type(input, '90');
    await rendered.user.type(form.getByRole('textbox', { name: /Comment/ }), 'Too much');
    await expectAccessible();
    dispatchEvent(new Event('pagehide'));
    rendered.unmount();
    rendered = await open(approval);
    form = within(await screen.findByRole('region', { name: 'Reject with suggestions' }));
    await rendered.user.click(form.getByRole('button', { name: 'Reject with suggestions' }));
    expect(sent(rendered)).toMatchObject({
      comment: 'Too much',
      values: [{ instance: 'amount', value: 90, expectedVersion: 1 }],
    });
  });

  it('can be suggested together with choices for a reset', async () => {
    const previewCommand = {
      workflow: null,
      stages: [],
      tasks: [],
      emptied: [],
      children: [],
      dueDates: [],
      questions: [
        {
          taskId: 'cut',
          request: 1,
          options: ['KEEP', 'END', 'NEW'],
          chosen: 'KEEP',
          task: { name: 'Cut' },
          linkedWorkflow: { value: 'beta', state: 'RUNNING', workflow: null },
        },
      ],
    };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ data: { previewCommand } }),
    );
    const permissions = { approve: true, counter: true };
    const rendered = await open(
      taskData({ type: 'APPROVAL', counterForm: [amount()], permissions }),
    );
    await rendered.user.click(
      await screen.findByRole('button', { name: 'Reject with suggestions' }),
    );
    const form = within(screen.getByRole('region', { name: 'Reject with suggestions' }));
    await rendered.user.clear(form.getByLabelText(/^Amount/));
    await rendered.user.type(form.getByLabelText(/^Amount/), '90');
    await rendered.user.type(form.getByRole('textbox', { name: /Comment/ }), 'Too much');
    await rendered.user.click(await form.findByLabelText('“beta”, started by “Cut”'));
    await rendered.user.click(
      await screen.findByRole('option', { name: 'End the linked workflow and start a new one' }),
    );
    await expectAccessible();
    await rendered.user.click(form.getByRole('button', { name: 'Reject with suggestions' }));
    expect(rendered.environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      input: { comment: 'Too much', values: [{ instance: 'amount', value: 90 }] },
      resets: [{ taskId: 'cut', request: 1, choice: 'END' }],
    });
  });

  it('show suggested values in the decision', async () => {
    const vote = { ...rejectionData('Ken', ''), counter: [amount({ value: 90 })] };
    await open(taskData({ type: 'APPROVAL', status: 'REJECTED', votes: [vote] }));
    expect(within(await screen.findByLabelText('Suggested values')).getByText('90')).toBeTruthy();
  });
});
