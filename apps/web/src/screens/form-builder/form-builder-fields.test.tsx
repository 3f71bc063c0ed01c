import { asId, type FieldKey, type FormItemKey, type FormSectionKey } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import type { BlueprintField } from '@baton/domain/field/field';
import { noConstraints } from '@baton/domain/field/field-constraints';
import { addItem, addSection, emptyForm, translateText } from '@baton/domain/form/edit-form';
import { fieldItems, type FormContent } from '@baton/domain/form/form';
import { textKey } from '@baton/domain/form/form-texts';
import { applyFormPatch } from '@baton/domain/form/patch-form';
import { screen, waitFor, within } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newKey } from '../../lib/api/new-key.ts';
import { testFieldData } from '../../testing/test-field-data.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { receivedFormPatch } from '../../testing/received-patch.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { FormBuilderScreen } from './form-builder-screen.tsx';

const section = asId<FormSectionKey>(newKey());
const item = asId<FormItemKey>(newKey());
const amount = asId<FieldKey>(newKey());

interface Remote {
  content: FormContent;
  version: number;
  isOpen: boolean;
  /** Current version of the custom field. */
  currentVersion: number;
}

const remote = (over: Partial<BlueprintField> = {}): Remote => ({
  content: addItem(
    addSection(emptyForm('Request'), section, { name: 'What is asked' }),
    {
      kind: 'FIELD',
      key: item,
      field: amount,
      column: 1,
      inputType: 'REQUESTED',
      value: null,
      help: '',
      rules: [],
    },
    { section, column: 1, before: null },
    { ...fieldDefaults, key: amount, name: 'Amount', kind: 'NUMBER', ...over },
  ),
  version: 1,
  isOpen: true,
  currentVersion: 3,
});

function answer(state: Remote, operation: OperationDescriptor) {
  if (operation.request.node.params.name === 'formDraftSaveMutation') {
    const patch = receivedFormPatch(operation.request.variables['input']);
    const applied = applyFormPatch(state.content, patch);
    if (applied.ok) state.content = applied.value;
    state.version += 1;
  }
  if (operation.request.node.params.name === 'formBuilderScreenOpenMutation') state.isOpen = true;
  const library = {
    id: 'c1',
    name: 'Budget',
    kind: 'CURRENCY',
    version: state.currentVersion,
    definition: testFieldData('Budget', 'CURRENCY', { unit: 'EUR' }),
  };
  return MockPayloadGenerator.generate(operation, {
    Form: () => ({
      id: 'f1',
      name: 'Request',
      draftVersion: state.version,
      isOpen: state.isOpen,
      hasUnpublishedChanges: true,
      lockedBy: null,
      variantOf: null,
      uses: [],
      versions: [],
      permissions: { write: true, publish: true, refusals: [] },
      draft: state.content,
    }),
    FormVersion: () => ({ id: 'v1', number: 1, content: state.content }),
    CustomFieldConnection: () => ({ edges: [{ node: library }] }),
    CustomField: () => library,
    Query: () => ({
      parties: [{ __typename: 'User', id: 'ada', name: 'Ada Lovelace', kind: 'USER' }],
    }),
  });
}

const open = (state: Remote, more = ''): Promise<RenderedScreen> =>
  renderScreen(<FormBuilderScreen />, {
    address: `/forms/form-builder?uuid=f1${more}`,
    path: '/forms/form-builder',
    prepare: (environment) => {
      for (let count = 0; count < 40; count += 1)
        // Responds with a delay, like a server.
        environment.mock.queueOperationResolver(async (operation) => answer(state, operation));
    },
  });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const { origin: _origin, columns: _columns, ...asked } = fieldDefaults;

/** Adds a field at the end. */
const add = (
  state: Remote,
  field: Pick<BlueprintField, 'name' | 'kind'> & Partial<BlueprintField>,
): void => {
  const key = asId<FieldKey>(newKey());
  state.content = addItem(
    state.content,
    {
      kind: 'FIELD',
      key: asId<FormItemKey>(newKey()),
      field: key,
      column: 1,
      inputType: 'OPTIONAL',
      value: null,
      help: '',
      rules: [],
    },
    { section, column: 1, before: null },
    { ...fieldDefaults, key, ...field },
  );
};

const fieldsOf = (state: Remote): readonly BlueprintField[] =>
  fieldItems(state.content).flatMap(({ field }) => state.content.fields[field] ?? []);
const choose = async (
  { user }: RenderedScreen,
  within_: { readonly getByRole: typeof screen.getByRole },
  name: RegExp | string,
  option: string,
): Promise<void> => {
  await user.click(within_.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('fields in the form builder', () => {
  it('have the constraints of their type and report contradictions', async () => {
    const state = remote();
    const rendered = await open(state);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: /^Amount/ }));
    await user.click(screen.getByRole('button', { name: /^Advanced/ }));
    await user.type(screen.getByRole('spinbutton', { name: 'Minimum' }), '5');
    await user.type(screen.getByRole('spinbutton', { name: 'Maximum' }), '3');
    await user.tab();
    expect(await screen.findByText('The minimum is greater than the maximum.')).toBeTruthy();
    await waitFor(() =>
      expect(fieldsOf(state)[0]?.constraints).toMatchObject({ min: 5, max: null }),
    );
    await expectAccessible();
  });

  it('can be tables with columns of every type and their constraints', async () => {
    const state = remote({ kind: 'TABLE' });
    const rendered = await open(state);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: /^Amount/ }));
    await user.click(screen.getByRole('button', { name: 'Add column' }));
    const column = within(await screen.findByRole('group', { name: 'Column 1' }));
    await choose(rendered, column, /^Field type/, 'Single select');
    await user.type(column.getByRole('textbox', { name: 'New option' }), 'Yes{Enter}No{Enter}');
    await user.click(column.getByRole('checkbox', { name: 'Required in every row' }));
    const heading = column.getByRole('textbox', { name: /^Column heading/ });
    await user.clear(heading);
    await user.type(heading, 'Approved');
    await user.click(screen.getByRole('button', { name: 'Add column' }));
    const second = within(await screen.findByRole('group', { name: 'Column 2' }));
    await choose(rendered, second, /^Field type/, 'Currency');
    await choose(rendered, second, 'Currency', 'CHF');
    await choose(rendered, second, 'Decimal places', 'Whole numbers');
    await waitFor(() =>
      expect(fieldsOf(state)[0]?.columns).toMatchObject([
        {
          name: 'Approved',
          kind: 'SELECT',
          required: true,
          options: [{ name: 'Yes' }, { name: 'No' }],
        },
        { kind: 'CURRENCY', unit: 'CHF', constraints: { decimals: 0 } },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Move Approved down' }));
    await waitFor(() =>
      expect(fieldsOf(state)[0]?.columns.map(({ name }) => name)).toEqual(['Column 2', 'Approved']),
    );
    await expectAccessible();
  });

  it('keep the version of their custom field until they are updated', async () => {
    const state = remote();
    const rendered = await open(state);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: /^Add field ?to What is asked/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Custom field/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Custom field' }));
    await user.click(await screen.findByRole('option', { name: /Budget/ }));
    await waitFor(() =>
      expect(fieldsOf(state)[1]).toMatchObject({
        name: 'Budget',
        unit: 'EUR',
        origin: { field: 'c1', version: 3 },
      }),
    );
    expect(
      await screen.findByText(/Custom field, version 3\. Edit it under Custom fields/),
    ).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Field name/ }).hasAttribute('disabled')).toBe(
      true,
    );
    await expectAccessible();
  });

  it('report a newer version, and update on request', async () => {
    const origin = { field: asId<never>('c1'), version: 2 };
    const state = remote({ name: 'Budget', kind: 'CURRENCY', unit: 'USD', origin });
    const rendered = await open(state);
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: /^Budget/ }));
    await user.click(await screen.findByRole('button', { name: 'Update field' }));
    await waitFor(() =>
      expect(fieldsOf(state)[0]).toMatchObject({ unit: 'EUR', origin: { version: 3 } }),
    );
    await waitFor(() => expect(screen.queryByText('A newer version is available.')).toBeNull());
  });

  it('can be used in rules with values of their type, also in groups', async () => {
    const state = remote({ kind: 'PEOPLE', name: 'Owner' });
    add(state, { name: 'Until', kind: 'DATE' });
    const rendered = await open(state);
    const { user } = rendered;
    await user.click(await screen.findByRole('row', { name: /^What is asked/ }));
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const rule = within(await screen.findByRole('group', { name: 'Show if' }));
    await user.click(rule.getByRole('combobox', { name: 'Value' }));
    await user.click(await screen.findByRole('option', { name: /Ada Lovelace/ }));
    await user.click(rule.getByRole('button', { name: 'Add group' }));
    const group = within(rule.getByRole('group', { name: 'Group' }));
    await choose(rendered, group, 'Field', 'Until');
    await user.type(group.getByRole('textbox', { name: 'Value' }), '31 Dec 2026');
    await user.tab();
    await waitFor(() =>
      expect(state.content.sections[0]?.rule).toMatchObject({
        effect: 'SHOW',
        comparisons: [{ item, operator: 'CONTAINS_ANY_OF', values: ['ada'] }],
        groups: [{ match: 'ANY', comparisons: [{ operator: 'EQUALS', values: ['2026-12-31'] }] }],
      }),
    );
    await expectAccessible();
  });
});

describe('FormPreview', () => {
  it('can be filled in like in a task, with tables, people, and errors', async () => {
    const state = remote({
      kind: 'TABLE',
      name: 'Items',
      columns: [
        { ...asked, key: asId<FieldKey>(newKey()), name: 'Article', kind: 'TEXT', required: true },
      ],
    });
    add(state, { name: 'Buyer', kind: 'PEOPLE' });
    add(state, {
      name: 'Price',
      kind: 'CURRENCY',
      unit: 'EUR',
      constraints: { ...noConstraints, max: 10 },
    });
    const { user } = await open(state, '&tab=preview');
    await user.click(await screen.findByRole('combobox', { name: /^Buyer/ }));
    await user.click(await screen.findByRole('option', { name: /Ada Lovelace/ }));
    expect(await screen.findByRole('button', { name: /Remove Ada Lovelace/ })).toBeTruthy();
    await user.type(screen.getByRole('spinbutton', { name: /^Price/ }), '12');
    await user.tab();
    expect(
      await screen.findByText(/10 or less|not above 10|larger than|€10|Enter a smaller/i),
    ).toBeTruthy();
    expect(await screen.findByRole('grid', { name: 'Items' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Test submission' }));
    expect(await screen.findByText(/values are missing or not valid/)).toBeTruthy();
    expect(screen.getAllByText('Enter a value.').length).toBeGreaterThan(0);
    expect(state.version).toBe(1);
    await expectAccessible();
  });

  it('can be shown in each language of the form', async () => {
    const state = remote();
    state.content = translateText(state.content, 'de', textKey.field(amount), 'Betrag');
    const rendered = await open(state, '&tab=preview');
    expect(await screen.findByRole('spinbutton', { name: /^Amount/ })).toBeTruthy();
    await choose(rendered, screen, 'Language', 'Deutsch');
    expect(await screen.findByRole('spinbutton', { name: /^Betrag/ })).toBeTruthy();
  });
});

describe('URL of a form', () => {
  it('without a form id opens the list of forms', async () => {
    await renderScreen(<FormBuilderScreen />, {
      address: '/forms/form-builder',
      path: '/forms/form-builder',
    });
    const link = await screen.findByRole('link', { name: 'Go to forms' });
    expect(link.getAttribute('href')).toBe('/forms');
  });

  it('with is-public shows the current version without the builder', async () => {
    await open(remote(), '&is-public=1');
    expect(await screen.findByRole('spinbutton', { name: /^Amount/ })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('button', { name: 'Go to draft' })).toBeTruthy();
  });

  it('with new-version asks before creating a new draft', async () => {
    const state = remote();
    state.isOpen = false;
    const { user, environment } = await open(state, '&display-mode=new-version');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create version?' }));
    await user.click(dialog.getByRole('button', { name: 'Create version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it('with new-variant offers to create a variant with a name', async () => {
    await open(remote(), '&display-mode=new-variant');
    expect(await screen.findByRole('dialog', { name: /variant/i })).toBeTruthy();
  });
});
