import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { AdminScreen } from './admin-screen.tsx';

const entry = {
  __typename: 'AuditLogEntry',
  id: 'one',
  at: '2026-11-20T09:00:00Z',
  actor: { name: 'Maya Ruiz' },
  action: 'UPDATED',
  objectType: 'Team',
  objectName: 'Buyers',
  changes: [{ name: 'memberIds', before: 'Ken', after: 'Ken, Lin' }],
};

const show = async (entries: readonly object[]): Promise<RenderedScreen> => {
  const rendered = await renderScreen(<AdminScreen />, { address: '/admin?tab=audit-log' });
  await waitFor(() => expect(rendered.environment.mock.getAllOperations()).not.toHaveLength(0));
  await act(async () =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        AuditLogEntryConnection: () => ({
          edges: entries.map((node) => ({ cursor: 'c', node })),
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      }),
    ),
  );
  return rendered;
};

it('lists who changed what', async () => {
  await show([entry]);
  const row = await screen.findByRole('row', { name: /Buyers/ });
  expect(row.textContent).toContain('Team “Buyers” changed');
  expect(row.textContent).toContain('Maya Ruiz');
  expect(row.textContent).toContain('Members: Ken → Ken, Lin');
  await expectAccessible();
});

it('says that there are no entries yet', async () => {
  await show([]);
  expect(await screen.findByRole('heading', { name: 'No entries' })).toBeTruthy();
});
