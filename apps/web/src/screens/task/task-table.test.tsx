import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { testFieldData } from '../../testing/test-field-data.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

// Only visible rows are rendered, and jsdom has no layout.
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
});
afterEach(() => vi.restoreAllMocks());

const rowId = '018f2e6b-1c00-7000-8000-00000000000';
const columns = [
  { ...testFieldData('Product', 'TEXT'), key: 'name', required: true },
  { ...testFieldData('Litres', 'NUMBER'), key: 'litres', required: false },
];
const deliveries = {
  __typename: 'FormField',
  ...testFieldData('Deliveries', 'TABLE', { columns }),
  instance: 'deliveries',
  inputType: 'REQUESTED',
  value: [
    { row: `${rowId}1`, cells: { name: 'Milk', litres: 1200 } },
    { row: `${rowId}2`, cells: { name: 'Cream' } },
  ],
  people: [],
  documents: [],
  version: 3,
  enteredBy: null,
  sourceTask: null,
  isSourceChanged: false,
  isShared: false,
  proposedBy: null,
  rules: [],
};

const open = async (
  mayEdit: boolean,
  value: readonly object[] = deliveries.value,
): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<TaskScreen />, { address: '/my/tasks?task-id=task' });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of rendered.environment.mock.getAllOperations()) {
      if (operation.request.node.params.operationKind !== 'query') continue;
      rendered.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            task: taskData({
              form: [{ ...deliveries, value }],
              permissions: { complete: true, edit: mayEdit },
            }),
          }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      );
    }
  });
  await screen.findByRole('grid', { name: 'Deliveries' }, { timeout: 8000 });
  return rendered;
};

describe('table of a task', () => {
  it('restores the text of an edited cell after a reload', async () => {
    const first = await open(true);
    await first.user.click(screen.getByText('Cream'));
    await first.user.keyboard('{ArrowRight}45');
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    await open(true);
    expect(await screen.findByRole('gridcell', { name: /45/ })).toBeTruthy();
  });

  it('sends only the changed cell', async () => {
    const { user, environment } = await open(true);
    await user.click(screen.getByText('Cream'));
    await user.keyboard('{ArrowRight}450{Enter}');
    const saved = await waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.params.name === 'taskFormRequestsSaveMutation');
      if (found === undefined) throw new Error('nothing is saved');
      return found;
    });
    expect(saved.request.variables['input']).toMatchObject({
      values: [],
      tables: [
        {
          instance: 'deliveries',
          insertRows: [],
          setCells: [{ row: `${rowId}2`, column: 'litres', value: 450 }],
          removeRows: [],
          order: [],
        },
      ],
    });
    await expectAccessible();
  });

  it('asks only about cells that both people changed', async () => {
    const rendered = await open(true);
    const operation = (name: string) =>
      waitFor(() => {
        const found = rendered.environment.mock
          .getAllOperations()
          .find(({ request }) => request.node.params.name === name);
        if (found === undefined) throw new Error(`${name} is not sent`);
        return found;
      });
    await rendered.user.click(screen.getByText('Cream'));
    await rendered.user.keyboard('{ArrowRight}450{Enter}');
    const saving = await operation('taskFormRequestsSaveMutation');
    act(() => rendered.environment.mock.reject(saving, apiError('FieldsChangedMeanwhile')));
    const reading = await operation('taskFormRequestsReadQuery');
    const theirs = {
      ...deliveries,
      version: 4,
      enteredBy: { __typename: 'User', id: 'ken', name: 'Ken Ito' },
      value: [
        { row: `${rowId}1`, cells: { name: 'Whole milk', litres: 1200 } },
        { row: `${rowId}2`, cells: { name: 'Cream', litres: 500 } },
      ],
    };
    await act(async () =>
      rendered.environment.mock.resolve(reading, {
        data: { task: taskData({ form: [theirs], permissions: { complete: true, edit: true } }) },
      }),
    );
    const choice = within(await screen.findByRole('group', { name: /Two values/ }));
    expect(choice.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'CellYour valueKen Ito',
      'Row 2, Litres450Keep mine500Use this value',
    ]);
    await expectAccessible();
    await rendered.user.click(choice.getByRole('button', { name: 'Keep mine: Row 2, Litres' }));
    const again = await operation('taskFormRequestsSaveMutation');
    expect(again.request.variables['input']).toMatchObject({
      tables: [
        {
          setCells: [{ row: `${rowId}2`, column: 'litres', value: 450 }],
          expectedVersion: 4,
        },
      ],
    });
  });

  it('marks cells with errors after the task is submitted', async () => {
    const rendered = await open(true, [{ row: `${rowId}1`, cells: { litres: 1200 } }]);
    await rendered.user.click(screen.getByRole('button', { name: /Complete task/ }));
    const completing = rendered.environment.mock.getMostRecentOperation();
    expect(screen.queryByText(/Fix the error/)).toBeNull();
    act(() =>
      rendered.environment.mock.reject(
        completing,
        apiError('ActionItemHasValidationErrors', {
          params: { count: 1 },
          refusals: [
            { code: 'ActionItemHasValidationErrors', params: { count: 1 } },
            { code: 'Required', params: {}, field: `values.deliveries.${rowId}1.name` },
          ],
        }),
      ),
    );
    expect(await screen.findByText(/Fix the error in 1 cell of the table/)).toBeTruthy();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('gridcell')
          .filter((cell) => cell.getAttribute('aria-invalid') === 'true'),
      ).toHaveLength(1),
    );
  });

  it('keeps typed text after the task was reassigned', async () => {
    const first = await open(true);
    await first.user.click(screen.getByText('Cream'));
    await first.user.keyboard('{ArrowRight}450{Enter}');
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    await open(false);
    const typed = within(
      await screen.findByRole('region', { name: /can no longer edit this form/ }),
    );
    expect(typed.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ProductLitres',
      'Milk1,200',
      'Cream450',
    ]);
    await expectAccessible();
  });

  it('is read-only for people who are not assigned', async () => {
    const { user } = await open(false);
    await user.click(screen.getByText('Cream'));
    await user.keyboard('x{Enter}');
    expect(screen.getByText('Cream')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
  });
});
