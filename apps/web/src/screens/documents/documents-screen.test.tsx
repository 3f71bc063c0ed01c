import { screen, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { DocumentsScreen } from './documents-screen.tsx';

const listed = (id: string, name: string, over: object = {}) => ({
  id,
  workflowId: 'w1',
  workflowName: 'Onboarding',
  taskId: 't1',
  taskName: 'Hand in the offer',
  document: {
    ref: `${id}.pdf`,
    name,
    address: `/files/${id}`,
    isLink: false,
    createdAt: '2026-11-20T10:00:00Z',
    createdBy: { id: 'ada', name: 'Ada' },
  },
  deleteRefusal: null,
  ...over,
});

const show = (documents: readonly object[]): Promise<RenderedScreen> =>
  renderScreen(<DocumentsScreen />, {
    address: '/documents',
    path: '/documents',
    prepare: (environment) => {
      for (let count = 0; count < 10; count += 1)
        environment.mock.queueOperationResolver((operation) =>
          MockPayloadGenerator.generate(operation, {
            ListedDocumentConnection: () => ({
              edges: documents.map((node) => ({ node })),
              pageInfo: { hasNextPage: false, endCursor: null },
            }),
          }),
        );
    },
  });

it('DocumentsScreen lists documents and says why one cannot be deleted', async () => {
  const refused = { action: 'delete', code: 'DocumentOfCompletedTask', params: [], whoMay: [] };
  const { user } = await show([
    listed('d1', 'offer.pdf'),
    listed('d2', 'contract.pdf', { deleteRefusal: refused }),
  ]);
  const link = await screen.findByRole('link', { name: 'offer.pdf' });
  expect(link.getAttribute('href')).toBe('/files/d1');
  expect(screen.getAllByText('Hand in the offer · Onboarding')).toHaveLength(2);
  await expectAccessible();
  await user.hover(screen.getByRole('link', { name: 'contract.pdf' }));
  const [mine, refusedDelete] = screen.getAllByRole('button', { name: 'Delete' });
  expect(refusedDelete?.getAttribute('aria-disabled')).toBe('true');
  if (mine !== undefined) await user.click(mine);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “offer.pdf”?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('“offer.pdf” deleted')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'offer.pdf' })).toBeNull();
});
