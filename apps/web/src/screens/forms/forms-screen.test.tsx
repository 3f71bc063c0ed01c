import { act, screen, waitFor, within } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { apiErrorFrom } from '../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { FormsScreen } from './forms-screen.tsx';

const supplier = {
  id: 'f1',
  name: 'Supplier',
  status: 'PUBLISHED',
  isOpen: false,
  hasUnpublishedChanges: false,
  lockedBy: null,
  published: { id: 'v1', number: 2 },
  sectionCount: 1,
  fieldCount: 3,
  usageCount: 0,
  draftUpdatedAt: '2026-11-20T10:00:00Z',
  draftUpdatedBy: { id: 'ada', name: 'Ada Lovelace' },
  permissions: { write: true, open: true, publish: true, lock: true, delete: true, refusals: [] },
};

const show = (forms: readonly object[]): Promise<RenderedScreen> =>
  renderScreen(<FormsScreen />, {
    address: '/forms',
    path: '/forms',
    prepare: (environment) =>
      environment.mock.queueOperationResolver((operation: OperationDescriptor) =>
        MockPayloadGenerator.generate(operation, {
          FormConnection: () => ({
            edges: forms.map((node) => ({ node })),
            pageInfo: { hasNextPage: false, endCursor: null },
          }),
        }),
      ),
  });

const inputOf = ({ environment }: RenderedScreen): unknown =>
  environment.mock.getMostRecentOperation().request.variables['input'];

describe('FormsScreen', () => {
  it('lists forms with status and use without accessibility errors', async () => {
    await show([supplier]);
    expect(await screen.findByText('Supplier')).toBeTruthy();
    expect(screen.getByText('3 fields in 1 section')).toBeTruthy();
    expect(screen.getByText('Not used yet')).toBeTruthy();
    await expectAccessible();
  });

  it('sorts by a column and reverses the order', async () => {
    const { user, environment, address } = await show([supplier]);
    const asked = () => environment.mock.getMostRecentOperation().request.variables['sort'];
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => expect(asked()).toEqual({ key: 'NAME', direction: 'ASCENDING' }));
    expect(address()).toBe('/forms?sort=name');
    await act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          FormConnection: () => ({ edges: [{ node: supplier }] }),
        }),
      ),
    );
    const header = await screen.findByRole('columnheader', { name: 'Name' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/forms?sort=-name'));
  });

  it('creates a form and reports a used name at its field', async () => {
    const rendered = await show([]);
    const { user, environment } = rendered;
    const [create] = await screen.findAllByRole('button', { name: /New form/ });
    if (create !== undefined) await user.click(create);
    const dialog = within(await screen.findByRole('dialog', { name: 'New form' }));
    await user.type(dialog.getByRole('textbox', { name: /^Form name/ }), 'Order{Enter}');
    await waitFor(() => expect(inputOf(rendered)).toMatchObject({ name: 'Order', copyOf: null }));
    await expectAccessible();
    const code = 'FormNameIsAlreadyInUse';
    act(() =>
      environment.mock.rejectMostRecentOperation(
        apiErrorFrom(
          [
            {
              extensions: { code, refusals: [{ code, params: { name: 'Order' }, field: 'name' }] },
            },
          ],
          null,
        ),
      ),
    );
    expect(await dialog.findByText(/Another form has the name “Order”/)).toBeTruthy();
  });

  it('duplicates a form with another name', async () => {
    const rendered = await show([supplier]);
    const { user } = rendered;
    (await screen.findByRole('row', { name: /Supplier/ })).focus();
    await user.click(screen.getByRole('button', { name: /Duplicate/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate form' }));
    await user.click(dialog.getByRole('button', { name: /Create form/ }));
    await waitFor(() =>
      expect(inputOf(rendered)).toMatchObject({
        name: 'Supplier (copy)',
        copyOf: 'f1',
        isVariant: false,
      }),
    );
  });

  it('deletes a form after confirmation', async () => {
    const rendered = await show([supplier]);
    const { user } = rendered;
    (await screen.findByRole('row', { name: /Supplier/ })).focus();
    await user.click(screen.getByRole('button', { name: /Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Supplier/ }));
    await user.click(dialog.getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(inputOf(rendered)).toEqual({ id: 'f1' }));
  });
});
