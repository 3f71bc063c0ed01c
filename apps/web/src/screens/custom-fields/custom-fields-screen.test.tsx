import { screen, waitFor, within } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { testFieldData } from '../../testing/test-field-data.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { CustomFieldsScreen } from './custom-fields-screen.tsx';

const budget = {
  id: 'budget',
  name: 'Budget',
  kind: 'CURRENCY',
  isShared: true,
  version: 2,
  usageCount: 1,
  updatedAt: '2026-11-20T10:00:00Z',
  definition: testFieldData('Budget', 'CURRENCY', { unit: 'EUR' }),
  uses: [{ id: 'b', name: 'Purchase', isForm: false, isPublished: true }],
  versions: [
    { number: 2, createdAt: '2026-11-20T10:00:00Z', createdBy: { id: 'a', name: 'Ada' } },
    { number: 1, createdAt: '2026-11-19T10:00:00Z', createdBy: { id: 'a', name: 'Ada' } },
  ],
  permissions: { edit: true, delete: true },
  appendedWords: [] as readonly string[],
};

const show = (
  fields: readonly object[],
  productObjects: readonly object[] = [{}],
): Promise<RenderedScreen> =>
  renderScreen(<CustomFieldsScreen />, {
    address: '/custom-fields',
    path: '/custom-fields',
    prepare: (environment) => {
      for (let count = 0; count < 20; count += 1)
        environment.mock.queueOperationResolver((operation: OperationDescriptor) =>
          MockPayloadGenerator.generate(operation, {
            CustomFieldConnection: () => ({
              edges: fields.map((node) => ({ node })),
              pageInfo: { hasNextPage: false, endCursor: null },
            }),
            ProductObjectConnection: () => ({
              edges: productObjects,
              pageInfo: { hasNextPage: false, endCursor: null },
            }),
            CustomField: () => fields[0] ?? budget,
          }),
        );
    },
  });

describe('CustomFieldsScreen', () => {
  it('lists fields with their uses, and shows the versions of a field', async () => {
    const { user } = await show([budget]);
    expect(await screen.findByText('Currency')).toBeTruthy();
    expect(screen.getByText('1 use')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByText('Budget'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit custom field' }));
    expect(dialog.getByText('Purchase')).toBeTruthy();
    expect(dialog.getByText('Version 2')).toBeTruthy();
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    await user.type(preview.getByRole('spinbutton', { name: 'Budget' }), '1234.5');
    await user.tab();
    expect(await preview.findByText('Shown as: €1,234.50')).toBeTruthy();
    await expectAccessible();
  });

  it('refuses contradictory constraints before sending', async () => {
    const { user, environment } = await show([]);
    expect(await screen.findByText('No custom fields yet')).toBeTruthy();
    const [create] = screen.getAllByRole('button', { name: /New custom field/ });
    if (create !== undefined) await user.click(create);
    const dialog = within(await screen.findByRole('dialog', { name: 'New custom field' }));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Workflow owner');
    const before = environment.mock.getAllOperations().length;
    await user.click(dialog.getByRole('button', { name: 'Create custom field' }));
    expect(await dialog.findByText(/already in use/)).toBeTruthy();
    expect(environment.mock.getAllOperations()).toHaveLength(before);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeTruthy());
  });

  it('accepts a standard unit or a custom unit', async () => {
    const weight = {
      ...budget,
      name: 'Weight',
      kind: 'NUMBER',
      definition: testFieldData('Weight', 'NUMBER', { unit: 'kilogram' }),
    };
    const { user } = await show([weight]);
    await user.click(await screen.findByText('Weight'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit custom field' }));
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    await user.type(preview.getByRole('spinbutton', { name: 'Weight' }), '1234');
    await user.tab();
    expect(await preview.findByText('Shown as: 1,234 kg')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: 'Unit' }));
    await user.click(await screen.findByRole('option', { name: 'Custom unit' }));
    await user.type(dialog.getByRole('textbox', { name: 'Unit symbol' }), 'pcs');
    await user.tab();
    expect(await preview.findByText(/Shown as: 1,234\spcs/)).toBeTruthy();
  });

  it('turns values that people entered into options', async () => {
    const region = {
      ...budget,
      name: 'Region',
      kind: 'SELECT',
      appendedWords: ['East', 'north'],
      definition: testFieldData('Region', 'SELECT', {
        options: [{ id: 'n', name: 'North' }],
        mayAppend: true,
      }),
    };
    const { user } = await show([region]);
    await user.click(await screen.findByText('Region'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit custom field' }));
    const words = within(await dialog.findByRole('region', { name: 'Values that people added' }));
    expect(words.queryByText('north')).toBeNull();
    await expectAccessible();
    await user.click(words.getByRole('button', { name: 'Add East as an option' }));
    expect(dialog.getByDisplayValue('East')).toBeTruthy();
    expect(dialog.queryByRole('region', { name: 'Values that people added' })).toBeNull();
  });

  it('opens the product objects', async () => {
    const { user } = await show([budget], []);
    await user.click(await screen.findByRole('button', { name: 'Product objects' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^No product objects yet/)).toBeTruthy();
    expect(dialog.queryByLabelText('Search product objects')).toBeNull();
  });
});
