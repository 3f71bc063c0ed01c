import { screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { BulkStartScreen } from './bulk-start-screen.tsx';

const draft = {
  __typename: 'BulkStart',
  __isBulkJob: 'BulkStart',
  id: 'job',
  kind: 'WORKFLOWS',
  state: 'DRAFT',
  sourceName: 'suppliers.csv',
  columns: ['Name', 'Country'],
  rowCount: 3,
  readyCount: 2,
  faultyCount: 1,
  warnedCount: 0,
  doneCount: 0,
  failedCount: 0,
  haltCode: null,
  mapping: { fields: [null, 'country'], name: 0, owner: null, start: null },
  nameColumn: 0,
  mappingRefusal: null,
  dateColumns: [],
  targets: [{ key: 'country', name: 'Country', isRequired: true }],
  owner: { __typename: 'User', id: 'maya', name: 'Maya Ruiz', kind: 'USER' },
  createdBy: { __typename: 'User', id: 'maya', name: 'Maya Ruiz' },
  issues: [],
  ofAll: { code: 'BulkRowsAtFault', params: [{ name: 'count', value: '1' }] },
  ofGood: null,
  again: null,
  cancelRefusal: { code: 'BulkJobNotRunning', params: [] },
};

const notOpen = { code: 'BulkJobNotOpen', params: [{ name: 'state', value: 'RUNNING' }] };

const rows = {
  hasMore: false,
  rows: [
    {
      number: 3,
      cells: ['Beta', ''],
      state: 'FAULTY',
      findings: [{ column: 1, severity: 'ERROR', code: 'Required', params: [] }],
      workflow: null,
    },
  ],
};

const asked: unknown[] = [];

const open = (job: object): Promise<RenderedScreen> =>
  renderScreen(<BulkStartScreen />, {
    address: '/blueprints/b/bulk-start?job-uuid=job',
    path: '/blueprints/$id/bulk-start',
    prepare: ({ mock }) => {
      for (let answers = 0; answers < 8; answers += 1)
        mock.queueOperationResolver((operation) => {
          asked.push(operation.request.variables);
          return MockPayloadGenerator.generate(operation, {
            Blueprint: () => ({
              id: 'b',
              name: 'Suppliers',
              permissions: { createWorkflowsFrom: true },
            }),
            Query: () => ({ bulkJob: job, bulkStarts: [] }),
            Mutation: () => ({ runBulkJob: job, cancelBulkJob: job, saveBulkMapping: job }),
            BulkRowPage: () => rows,
          });
        });
    },
  });

describe('BulkStartScreen', () => {
  it('shows errors at their cells, and starts valid rows', async () => {
    const { user, container } = await open(draft);
    await screen.findByText('Row 3, Country');
    const all = screen.getByRole('button', { name: 'Start 3 workflows' });
    expect(all.getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Start 2 valid rows' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        input: expect.objectContaining({ bulkJobId: 'job', rows: 'GOOD' }),
      }),
    );
  });

  it('shows how dates are read, and can change the order', async () => {
    const { user } = await open({
      ...draft,
      mapping: { ...draft.mapping, start: 1 },
      dateColumns: [
        {
          ...{ column: 1, order: 'MDY', isProven: false },
          example: { text: '05/06/2026', date: '2026-05-06' },
        },
      ],
    });
    expect(await screen.findByText(/“05\/06\/2026” is read as .*May/)).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Dates in “Country”' }));
    await user.click(await screen.findByRole('option', { name: 'Day first, then month' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        input: expect.objectContaining({
          mapping: expect.objectContaining({ dayOrders: [{ column: 1, order: 'DMY' }] }),
        }),
      }),
    );
  });

  it('shows progress, and can stop', async () => {
    const running = {
      ...draft,
      state: 'RUNNING',
      doneCount: 1,
      readyCount: 1,
      cancelRefusal: null,
      ofGood: notOpen,
      again: notOpen,
      beganAt: '2026-03-04T09:00:00Z',
    };
    const { user, container } = await open(running);
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar.getAttribute('value')).toBe('1');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        input: { bulkJobId: 'job' },
      }),
    );
  });
});
