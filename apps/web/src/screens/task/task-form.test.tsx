import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { handleShortcut } from '../../lib/keyboard/shortcuts.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { knownTaskForm } from '../../features/tasks/form/store/known-forms.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { testFieldData } from '../../testing/test-field-data.ts';
import { taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

beforeEach(() => {
  document.addEventListener('keydown', handleShortcut);
  return () => document.removeEventListener('keydown', handleShortcut);
});

const fieldData = (instance: string, name: string, kind: string, over: object = {}): object => ({
  __typename: 'FormField',
  ...testFieldData(name, kind),
  instance,
  inputType: 'REQUESTED',
  value: null,
  people: [],
  version: 0,
  enteredBy: null,
  sourceTask: null,
  isSourceChanged: false,
  isShared: false,
  proposedBy: null,
  rules: [],
  documents: [],
  ...over,
});

const form = [
  fieldData('mail', 'Contact', 'EMAIL'),
  fieldData('country', 'Country', 'SELECT', {
    options: [
      { id: 'de', name: 'Germany' },
      { id: 'kr', name: 'Korea' },
    ],
  }),
  fieldData('company', 'Company', 'TEXT', {
    inputType: 'INHERITED',
    value: 'Northwind',
    sourceTask: 'Intake',
  }),
];

const open = async (mayEdit = true, over: object = {}): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<TaskScreen />, { address: '/my/tasks?task-id=task' });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of rendered.environment.mock.getAllOperations()) {
      if (operation.request.node.params.operationKind !== 'query') continue;
      rendered.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            task: taskData({ form, permissions: { complete: true, edit: mayEdit }, ...over }),
          }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      );
    }
  });
  await screen.findByRole('region', { name: 'Form' });
  return rendered;
};

const region = () => within(screen.getByRole('region', { name: 'Form' }));
const last = ({ environment }: RenderedScreen) => environment.mock.getMostRecentOperation();

/** Simulates a change by someone else, which the next refresh loads. */
const seenAfter = async (rendered: RenderedScreen, over: object): Promise<void> => {
  const operation = await waitFor(() => {
    const read = rendered.environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'taskFormRequestsReadQuery');
    if (read === undefined) throw new Error('nothing is read again');
    return read;
  });
  await act(async () => {
    rendered.environment.mock.resolve(operation, {
      data: {
        task: taskData({
          form: [{ ...form[0], ...over }, ...form.slice(1)],
          permissions: { complete: true, edit: true },
        }),
      },
    });
  });
};

describe('form of a task', () => {
  beforeEach(() => localStorage.clear());

  it('saves a value when its field loses focus, and says so', async () => {
    const rendered = await open();
    expect(
      within(region().getByRole('group', { name: 'Company' })).getByText('Northwind'),
    ).toBeTruthy();
    await rendered.user.type(
      region().getByRole('textbox', { name: /Contact/ }),
      'maya@baton.example',
    );
    await rendered.user.tab();
    const operation = last(rendered);
    expect(operation.request.variables['input']).toMatchObject({
      taskId: 'task',
      values: [{ instance: 'mail', value: 'maya@baton.example' }],
    });
    expect(region().getByText('Saving…')).toBeTruthy();
    act(() =>
      rendered.environment.mock.resolve(operation, {
        data: {
          saveTaskValues: {
            saved: [{ ...form[0], value: 'maya@baton.example', version: 1 }],
          },
        },
      }),
    );
    expect(await region().findByText('Saved')).toBeTruthy();
    expect(region().getByRole<HTMLInputElement>('textbox', { name: /Contact/ }).value).toBe(
      'maya@baton.example',
    );
    await expectAccessible();
  });

  it('has the layout of its form, and applies rules during typing', async () => {
    const whereGerman = {
      effect: 'SHOW',
      match: 'ALL',
      comparisons: [{ instance: 'country', operator: 'CONTAINS_ANY_OF', values: ['de'] }],
      groups: [],
    };
    const item = (key: string, column: number, help = ''): object => ({
      ...{ key, column, isWide: false, instance: key, text: '', help },
    });
    const { user } = await open(true, {
      form: [
        fieldData('mail', 'E-Mail', 'EMAIL'),
        fieldData('country', 'Land', 'SELECT', {
          options: [
            { id: 'de', name: 'Deutschland' },
            { id: 'kr', name: 'Korea' },
          ],
        }),
        ...form.slice(2),
        fieldData('vat', 'USt-IdNr.', 'TEXT', { inputType: 'OPTIONAL', rules: [whereGerman] }),
      ],
      formLayout: [
        {
          form: 'supplier',
          name: 'Supplier',
          description: '',
          sections: [
            {
              key: 'first',
              name: 'Where they are',
              description: '<p>As in the register.</p>',
              columns: 2,
              rule: null,
              items: [item('country', 1), item('vat', 2, 'With its letters.')],
            },
            {
              key: 'second',
              name: 'Who answers',
              description: '',
              columns: 1,
              rule: whereGerman,
              items: [item('mail', 1)],
            },
          ],
        },
      ],
    });
    const section = within(screen.getByRole('region', { name: 'Where they are' }));
    expect(section.getByText('As in the register.')).toBeTruthy();
    expect(section.queryByLabelText('USt-IdNr.')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Who answers' })).toBeNull();
    await user.click(section.getByRole('combobox', { name: /Land/ }));
    await user.click(screen.getByRole('option', { name: 'Deutschland' }));
    expect(section.getByLabelText('USt-IdNr.')).toBeTruthy();
    expect(section.getByText('With its letters.')).toBeTruthy();
    const others = screen.getByRole('region', { name: 'Who answers' });
    expect(within(others).getByRole('textbox', { name: /E-Mail/ })).toBeTruthy();
    expect(region().getByRole('group', { name: 'Company' })).toBeTruthy();
    await expectAccessible();
  });

  it('discards unsaved text after Escape', async () => {
    const rendered = await open();
    const contact = region().getByRole<HTMLInputElement>('textbox', { name: /Contact/ });
    await rendered.user.type(contact, 'may');
    await rendered.user.keyboard('{Escape}');
    expect(contact.value).toBe('');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('saves a line after Enter and stays in the field', async () => {
    const rendered = await open();
    const contact = region().getByRole<HTMLInputElement>('textbox', { name: /Contact/ });
    await rendered.user.type(contact, 'maya@baton.example{Enter}');
    expect(last(rendered).request.variables['input']).toMatchObject({
      values: [{ instance: 'mail', value: 'maya@baton.example' }],
    });
    expect(document.activeElement).toBe(contact);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('keeps typed text if saving fails', async () => {
    const rendered = await open();
    const contact = region().getByRole<HTMLInputElement>('textbox', { name: /Contact/ });
    await rendered.user.type(contact, 'maya@baton');
    await rendered.user.tab();
    expect(contact.getAttribute('aria-invalid')).toBe('true');
    act(() => rendered.environment.mock.reject(last(rendered), apiError('Forbidden')));
    const again = await region().findByRole('button', { name: /Not saved/ });
    expect(contact.value).toBe('maya@baton');
    await rendered.user.click(again);
    expect(last(rendered).request.variables['input']).toMatchObject({
      values: [{ instance: 'mail', value: 'maya@baton' }],
    });
  });

  it('asks which value to keep after a conflict', async () => {
    const rendered = await open();
    await rendered.user.type(
      region().getByRole('textbox', { name: /Contact/ }),
      'mine@baton.example',
    );
    await rendered.user.tab();
    act(() =>
      rendered.environment.mock.reject(
        last(rendered),
        apiError('FieldsChangedMeanwhile', { params: { count: 1 } }),
      ),
    );
    await seenAfter(rendered, {
      value: 'kens@baton.example',
      version: 1,
      enteredBy: { __typename: 'User', id: 'ken', name: 'Ken Ito' },
    });
    const choice = within(await region().findByRole('group', { name: /Two values for “Contact”/ }));
    expect(choice.getByText('kens@baton.example')).toBeTruthy();
    expect(choice.getByText('mine@baton.example')).toBeTruthy();
    await expectAccessible();
    await rendered.user.click(choice.getByRole('button', { name: 'Keep mine' }));
    expect(last(rendered).request.variables['input']).toMatchObject({
      values: [{ instance: 'mail', value: 'mine@baton.example', expectedVersion: 1 }],
    });
  });

  it('restores typed text after a reload for the same person only', async () => {
    const first = await open();
    await first.user.type(region().getByRole('textbox', { name: /Contact/ }), 'maya@baton');
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    const again = await open();
    expect(region().getByRole<HTMLInputElement>('textbox', { name: /Contact/ }).value).toBe(
      'maya@baton',
    );
    const sent = again.environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'taskFormRequestsSaveMutation');
    expect(sent?.request.variables['input']).toMatchObject({
      values: [{ instance: 'mail', value: 'maya@baton', expectedVersion: 0 }],
    });
  });

  it('shows an empty field as text until it is edited', async () => {
    const name = fieldData('name', 'Name', 'TEXT', { inputType: 'OPTIONAL' });
    const { user } = await open(true, { form: [name] });
    const box = region().getByRole('textbox', { name: /Name/ });
    expect(box.getAttribute('placeholder')).toBe('Not filled in');
    await user.click(box);
    await user.keyboard('Soup');
    expect(box).toHaveProperty('value', 'Soup');
    await expectAccessible();
  });

  it('can’t be submitted with an invalid number, also after a reload', async () => {
    const litres = fieldData('litres', 'Litres', 'NUMBER', { inputType: 'OPTIONAL', value: 12 });
    const completions = ({ environment }: RenderedScreen) =>
      environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.params.name === 'taskMutationsCompleteMutation');
    const first = await open(true, { form: [litres] });
    const box = () => region().getByRole<HTMLInputElement>('spinbutton', { name: /Litres/ });
    await first.user.clear(box());
    await first.user.type(box(), '1.2.3');
    const complete = screen.getByRole('button', { name: /Complete/ });
    await first.user.click(complete);
    expect(complete.getAttribute('aria-disabled')).toBe('true');
    expect(completions(first)).toHaveLength(0);
    expect(await region().findByText('Enter a number.')).toBeTruthy();
    expect(region().getByText('Not saved')).toBeTruthy();
    // The note names the field, and its link leads there.
    await first.user.click(screen.getByRole('link', { name: 'Litres' }));
    expect(document.activeElement).toBe(box());
    const saves = first.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === 'taskFormRequestsSaveMutation');
    expect(saves).toHaveLength(0);
    expect(region().queryByText(/Sav/)).toBeNull();
    await expectAccessible();
    dispatchEvent(new Event('pagehide'));
    first.unmount();

    const again = await open(true, { form: [{ ...litres, value: null, version: 1 }] });
    expect(box().value).toBe('1.2.3');
    await again.user.click(screen.getByRole('button', { name: /Complete/ }));
    expect(completions(again)).toHaveLength(0);
    await again.user.clear(box());
    await again.user.type(box(), '1.2');
    await again.user.click(screen.getByRole('button', { name: /Complete/ }));
    expect(completions(again)).toHaveLength(1);
  });

  it('shows the names of all entered people after a reload', async () => {
    const who = fieldData('who', 'Who', 'PEOPLE', { inputType: 'OPTIONAL' });
    const first = await open(true, { form: [who] });
    const [ada, ben] = ['a', 'b'].map(
      (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000001`,
    );
    const typedBefore = knownTaskForm(first.environment, 'task');
    act(() => typedBefore?.leave('who', [ada ?? '', ben ?? '']));
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    const rendered = await open(true, { form: [who] });
    const asked = await waitFor(() => {
      const found = rendered.environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.params.name === 'useKnownPartiesQuery');
      if (found === undefined) throw new Error('nobody is asked for');
      return found;
    });
    expect(asked.request.variables['ids']).toEqual([ada, ben]);
    act(() =>
      rendered.environment.mock.resolve(asked, {
        data: { parties: [{ __typename: 'User', id: ada, name: 'Ada Lang', kind: 'USER' }] },
      }),
    );
    expect(await region().findByText('Ada Lang')).toBeTruthy();
    await rendered.user.click(region().getByRole('button', { name: /Remove Ada Lang/ }));
    expect(knownTaskForm(rendered.environment, 'task')?.state().entries.get('who')?.value).toEqual([
      ben,
    ]);
  });

  it('keeps typed text after the task was reassigned', async () => {
    const first = await open();
    await first.user.type(region().getByRole('textbox', { name: /Contact/ }), 'maya@baton');
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    const { user } = await open(false);
    const typed = within(
      await region().findByRole('region', { name: /can no longer edit this form/ }),
    );
    expect(typed.getByText('maya@baton')).toBeTruthy();
    await user.click(typed.getByRole('button', { name: 'Discard' }));
    expect(region().queryByRole('region')).toBeNull();
  });

  it('shows unsent text of a task that is no longer visible', async () => {
    const sends = ({ environment }: RenderedScreen) =>
      environment.mock
        .getAllOperations()
        .filter(({ request }) => request.node.params.name === 'taskFormRequestsSaveMutation');
    const gone = async (): Promise<RenderedScreen> => {
      const rendered = await renderScreen(<TaskScreen />, { address: '/my/tasks?task-id=task' });
      await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
      await act(async () => {
        for (const operation of rendered.environment.mock.getAllOperations())
          if (operation.request.node.params.operationKind === 'query')
            rendered.environment.mock.resolve(operation, { data: { task: null } });
      });
      await screen.findByText('Task not found');
      return rendered;
    };
    const first = await open();
    await first.user.click(region().getByRole('combobox', { name: /Country/ }));
    await first.user.click(screen.getByRole('option', { name: 'Korea' }));
    act(() => first.environment.mock.reject(last(first), apiError('NotFound')));
    await first.user.type(region().getByRole('textbox', { name: /Contact/ }), 'maya@baton');
    dispatchEvent(new Event('pagehide'));
    first.unmount();

    const later = await gone();
    const typed = within(
      await screen.findByRole('region', { name: /can no longer edit this form/ }),
    );
    expect(typed.getByText('Contact')).toBeTruthy();
    expect(typed.getByText('maya@baton')).toBeTruthy();
    expect(typed.getByText('Korea')).toBeTruthy();
    await expectAccessible();
    // Refused text stays in place. Text that was never sent is saved.
    expect(sends(later).map(({ request }) => request.variables['input'].values)).toEqual([
      [{ instance: 'mail', value: 'maya@baton', expectedVersion: 0 }],
    ]);
    const [sent] = sends(later);
    if (sent !== undefined)
      await act(async () => later.environment.mock.reject(sent, apiError('NotFound')));
    dispatchEvent(new Event('pagehide'));
    later.unmount();

    const final = await gone();
    expect(sends(final)).toHaveLength(0);
    await final.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('maya@baton')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    dispatchEvent(new Event('pagehide'));
    expect(Object.keys({ ...localStorage }).join()).not.toContain('baton.typed');
  });

  it('sends refused text again when the task is assigned to the person again', async () => {
    const first = await open();
    await first.user.type(region().getByRole('textbox', { name: /Contact/ }), 'maya@baton');
    await first.user.tab();
    act(() => first.environment.mock.reject(last(first), apiError('Forbidden')));
    await region().findByRole('button', { name: /Not saved/ });
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    const again = await open();
    await waitFor(() =>
      expect(
        again.environment.mock
          .getAllOperations()
          .filter(({ request }) => request.node.params.name === 'taskFormRequestsSaveMutation'),
      ).toHaveLength(1),
    );
  });

  it('names empty required fields and moves to the first one', async () => {
    const rendered = await open();
    const footer = screen.getByText(/Fill in/);
    expect(footer.textContent).toBe('Fill in Contact and Country first.');
    expect(screen.getByRole('button', { name: /Complete/ }).ariaDisabled).toBe('true');
    await rendered.user.click(within(footer).getByRole('link', { name: 'Country' }));
    expect(document.activeElement).toBe(region().getByRole('combobox', { name: /Country/ }));
    await rendered.user.keyboard('{Control>}{Enter}{/Control}');
    const contact = region().getByRole('textbox', { name: /Contact/ });
    expect(document.activeElement).toBe(contact);
    await rendered.user.type(contact, 'maya@baton.example');
    expect(footer.textContent).toBe('Fill in Country first.');
  });

  it('shows errors at fields, and sends text that was typed just before', async () => {
    const country = fieldData('country', 'Country', 'SELECT', {
      value: 'de',
      options: [{ id: 'de', name: 'Germany' }],
    });
    const rendered = await open(true, { form: [form[0], country] });
    await rendered.user.type(
      region().getByRole('textbox', { name: /Contact/ }),
      'maya@baton.example',
    );
    // The first press saves typed text. Without typed text, it submits.
    await rendered.user.keyboard('{Control>}{Enter}{/Control}');
    expect(last(rendered).request.node.params.name).toContain('Save');
    await rendered.user.keyboard('{Control>}{Enter}{/Control}');
    const operation = last(rendered);
    expect(operation.request.variables['values']).toEqual([
      { instance: 'mail', value: 'maya@baton.example', expectedVersion: 0 },
    ]);
    act(() =>
      rendered.environment.mock.reject(
        operation,
        apiError('ActionItemHasValidationErrors', {
          params: { count: 1 },
          refusals: [
            { code: 'ActionItemHasValidationErrors', params: { count: 1 } },
            { code: 'UnknownOption', params: { value: 'de' }, field: 'values.country' },
          ],
        }),
      ),
    );
    const refused = region().getByRole('combobox', { name: /Country/ });
    await waitFor(() => expect(refused.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(refused));
    expect(screen.queryByText(/Fix the error/)).toBeNull();
  });

  it('is read-only for people who are not assigned', async () => {
    await open(false);
    expect(region().queryByRole('textbox')).toBeNull();
    expect(
      within(region().getByRole('group', { name: 'Contact' })).getByText('No value'),
    ).toBeTruthy();
  });
});
