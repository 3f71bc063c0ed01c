import { addItem, addSection, emptyForm } from '@baton/domain/form/edit-form';
import { asId } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newKey } from '../../lib/api/new-key.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FormBuilderScreen } from './form-builder-screen.tsx';

const section = asId<never>(newKey());
const [urgent, until] = [asId<never>(newKey()), asId<never>(newKey())];

/** Returns a form with a checkbox and a date that is shown only if it is checked. */
const sample = () => {
  let form = addSection(emptyForm('Request'), section, { name: 'What is asked', columns: 2 });
  const place = { section, column: 1, before: null };
  const item = {
    kind: 'FIELD',
    column: 1,
    inputType: 'REQUESTED',
    value: null,
    help: '',
    rules: [],
  } as const;
  form = addItem(form, { ...item, key: urgent, field: urgent }, place, {
    ...fieldDefaults,
    key: urgent,
    name: 'Urgent',
    kind: 'CHECKBOX',
  });
  const shown = {
    effect: 'SHOW',
    match: 'ALL',
    comparisons: [{ item: urgent, operator: 'EQUALS', values: [true] }],
    groups: [],
  } as const;
  return addItem(
    form,
    { ...item, key: until, field: until, column: 2, rules: [shown] },
    { ...place, column: 2 },
    { ...fieldDefaults, key: until, name: 'Until when', kind: 'TEXT' },
  );
};

const open = async (address = '/forms/form-builder?uuid=f1', form = sample()) =>
  renderScreen(<FormBuilderScreen />, {
    address,
    path: '/forms/form-builder',
    prepare: (environment) =>
      environment.mock.queueOperationResolver(() => ({
        data: {
          form: {
            __typename: 'Form',
            id: 'f1',
            name: 'Request',
            draftVersion: 1,
            isOpen: true,
            hasUnpublishedChanges: true,
            lockedBy: null,
            usageCount: 0,
            uses: [],
            variantOf: null,
            versions: [],
            permissions: { write: true, publish: true, refusals: [] },
            draft: form,
          },
        },
      })),
  });

const outline = () => within(screen.getByRole('treegrid', { name: 'Outline' }));
/** The rows of the outline with this name. */
const rows = (name: RegExp) => outline().queryAllByRole('row', { name });
const row = async (name: RegExp) => {
  await screen.findByRole('treegrid', { name: 'Outline' });
  return outline().getByRole('row', { name });
};

describe('FormBuilderScreen', () => {
  it('shows the layout of the form without accessibility errors', async () => {
    const { container } = await open();
    const card = await screen.findByRole('region', { name: 'What is asked' });
    expect(
      within(card).getByRole('button', { name: /^Urgent\s*Checkbox · Required$/ }),
    ).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Versions' })).toBeTruthy();
    await expectAccessible(container);
  });

  it('duplicates a section with its fields and undoes it', async () => {
    const { user } = await open();
    await user.click(await row(/^What is asked/));
    await user.click(outline().getByRole('button', { name: 'Actions for section What is asked' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Duplicate section/ }));
    await waitFor(() => expect(rows(/^What is asked/)).toHaveLength(2));
    expect(rows(/^Until when/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows(/^What is asked/)).toHaveLength(1));
  });

  it('moves an item by keyboard, and undoes it', async () => {
    const { user } = await open();
    (await row(/^Urgent/)).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const column = () => rows(/^Urgent/)[0]?.dataset['column'];
    await waitFor(() => expect(column()).toBe('2'));
    expect(
      screen.getByText('Urgent is now 1 of 2 in column 2 of What is asked.').getAttribute('role'),
    ).toBe('status');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(column()).toBe('1'));
  });

  it('keeps the focus on moved items and in settings, and near removed items', async () => {
    const { user } = await open();
    (await row(/^Urgent/)).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(rows(/^Urgent/)[0]));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Field name/ }));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(rows(/^Urgent/)[0]);
    await user.keyboard('{Delete}');
    await waitFor(() => expect(document.activeElement).toBe(rows(/^Until when/)[0]));
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: /^Add field.*column 2$/ }),
      ),
    );
  });

  it('moves through the outline with arrow keys and selects each row', async () => {
    const { user } = await open();
    (await row(/^What is asked/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows(/^Urgent/)[0]);
    expect(screen.getByRole('button', { name: /^Urgent/ }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(rows(/^What is asked/)[0]?.getAttribute('aria-expanded')).toBe('false');
    expect(rows(/^Urgent/)).toEqual([]);
    await user.keyboard('{ArrowRight}{End}');
    expect(document.activeElement).toBe(rows(/^Until when/)[0]);
    expect(screen.getByText('Depends on Urgent')).toBeTruthy();
  });

  it('finds a row of the outline by name', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Search the outline' }));
    await user.keyboard('until');
    expect(rows(/^Urgent/)).toEqual([]);
    expect(rows(/^Until when/)).toHaveLength(1);
    await user.keyboard('x');
    expect(screen.getByText('No fields or sections found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(rows(/^Urgent/)).toHaveLength(1);
  });

  it('adds a field between others by pointer and by menu', async () => {
    const { user } = await open();
    const names = () =>
      outline()
        .getAllByRole('row')
        .filter(({ dataset }) => dataset['item'] !== undefined)
        .map(({ textContent }) => textContent);
    await user.click(await screen.findByRole('button', { name: 'Add field above Urgent' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Number' }));
    await waitFor(() => expect(names()[0]).toMatch(/Number/));
    expect(names()[1]).toMatch(/^Urgent/);
    await user.click(await row(/^Urgent/));
    await user.click(outline().getByRole('button', { name: 'Actions for Urgent' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add above…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Signature' }));
    await waitFor(() => expect(names()[1]).toMatch(/Signature/));
    expect(names()[2]).toMatch(/^Urgent/);
  });

  it('names the fields whose rules use the selected field', async () => {
    const { user } = await open();
    await user.click(await row(/^Urgent/));
    await user.click(await screen.findByRole('button', { name: /^Until when\s*Show if$/ }));
    expect(rows(/^Until when/)[0]?.getAttribute('aria-selected')).toBe('true');
  });

  it('says whether a setting under Advanced was changed', async () => {
    const { user } = await open();
    await user.click(await row(/^Until when/));
    const advanced = await screen.findByRole('button', { name: 'Advanced 1 setting changed' });
    expect(screen.queryByRole('checkbox', { name: /^Single line/ })).toBeNull();
    await user.click(advanced);
    await user.click(screen.getByRole('checkbox', { name: /^Single line/ }));
    expect(
      await screen.findByRole('button', { name: 'Advanced Everything is default' }),
    ).toBeTruthy();
  });

  it('shows no error in a new form', async () => {
    await open(undefined, emptyForm('Request'));
    await screen.findByRole('button', { name: 'Add section' });
    expect(screen.queryByRole('list', { name: 'Errors and warnings' })).toBeNull();
    expect(screen.queryByText(/has no sections/i)).toBeNull();
  });

  it('selects the name of a new field', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add field above Urgent' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Number' }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Field name/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.value.slice(name.selectionStart ?? 0, name.selectionEnd ?? 0)).toBe(name.value);
  });

  it('adds a section, and says what is missing in it', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add section' }));
    expect(await screen.findByRole('region', { name: 'Section 2' })).toBeTruthy();
    expect(await screen.findByText(/The section “Section 2” is empty/)).toBeTruthy();
  });

  it('hides fields in the preview as the rules say', async () => {
    const { user } = await open('/forms/form-builder?uuid=f1&tab=preview');
    const box = await screen.findByRole('checkbox', { name: /Urgent/ });
    expect(screen.queryByLabelText(/Until when/)).toBeNull();
    await user.click(box);
    expect(await screen.findByLabelText(/Until when/)).toBeTruthy();
  });

  it('edits translations and counts missing ones', async () => {
    const { user } = await open('/forms/form-builder?uuid=f1&tab=translate');
    const status = await screen.findByText('4 translations are missing', { selector: 'p' });
    await user.type(screen.getByLabelText('Translation of “Urgent”'), 'Urgent aussi');
    await user.tab();
    await waitFor(() => expect(status.textContent).toBe('3 translations are missing'));
  });

  it('refuses two options with the same translation, and keeps the text', async () => {
    const form = sample();
    const options = [
      { id: 'low', name: 'Low' },
      { id: 'high', name: 'High' },
    ];
    const asked = form.fields[until];
    if (asked === undefined) throw new Error('the sample asks until when');
    const fields = { ...form.fields, [until]: { ...asked, kind: 'SELECT' as const, options } };
    const { user } = await open('/forms/form-builder?uuid=f1&tab=translate', { ...form, fields });
    await user.type(await screen.findByLabelText('Translation of “Low”'), 'Gering');
    await user.tab();
    const high = screen.getByLabelText('Translation of “High”');
    await user.type(high, 'gering');
    await user.tab();
    expect(high.getAttribute('aria-invalid')).toBe('true');
    expect(high).toHaveProperty('value', 'gering');
    await user.clear(high);
    await user.type(high, 'Hoch');
    await user.tab();
    expect(high.getAttribute('aria-invalid')).not.toBe('true');
    expect(await screen.findByText('4 translations are missing', { selector: 'p' })).toBeTruthy();
  });
});
