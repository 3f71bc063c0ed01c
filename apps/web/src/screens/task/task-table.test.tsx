import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedData } from '../../testing/asked-data.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { taskData } from '../../testing/task-data.ts';
import { TaskScreen } from './task-screen.tsx';

// Only rows in sight are drawn, and a page without a layout has none.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
});
afterEach(() => vi.restoreAllMocks());

const rowId = '018f2e6b-1c00-7000-8000-00000000000';
const columns = [
  { ...askedData('Product', 'TEXT'), key: 'name', required: true },
  { ...askedData('Litres', 'NUMBER'), key: 'litres', required: false },
];
const deliveries = {
  __typename: 'FormField',
  ...askedData('Deliveries', 'TABLE', { columns }),
  instance: 'deliveries',
  inputType: 'REQUESTED',
  value: [
    { row: `${rowId}1`, cells: { name: 'Milk', litres: 1200 } },
    { row: `${rowId}2`, cells: { name: 'Cream' } },
  ],
  people: [],
  version: 3,
  enteredBy: null,
  sourceTask: null,
  isSourceChanged: false,
  isShared: false,
  proposedBy: null,
  rules: [],
};

const open = async (mayEdit: boolean): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<TaskScreen />, { address: '/my/tasks?task-id=task' });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () => {
    for (const operation of rendered.environment.mock.getAllOperations())
      rendered.environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            task: taskData({
              form: [deliveries],
              permissions: { complete: true, edit: mayEdit },
            }),
          }),
          ActivityConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
        }),
      );
  });
  await screen.findByRole('grid', { name: 'Deliveries' }, { timeout: 8000 });
  return rendered;
};

describe('a table of a task', () => {
  it('sends the cell that was changed, and no other', async () => {
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

  it('is only read by those who do not work on it', async () => {
    const { user } = await open(false);
    await user.click(screen.getByText('Cream'));
    await user.keyboard('x{Enter}');
    expect(screen.getByText('Cream')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
  });
});
