import { auditedProperties, auditedWeekdays } from '@baton/domain/core/audited-properties';
import { screen, waitFor } from '@testing-library/react';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { AdminScreen } from './admin-screen.tsx';

const person = '0199a000-0000-7000-8000-000000000001';
const entry = {
  __typename: 'AuditLogEntry',
  id: 'one',
  at: '2026-11-20T09:00:00Z',
  actor: { name: 'Maya Ruiz' },
  onBehalfOf: null,
  client: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  tokenId: null,
  action: 'UPDATED',
  objectType: 'Team',
  objectName: 'Buyers',
  changes: [{ name: 'memberIds', before: 'Ken', after: 'Ken, Lin' }],
};

let asked: readonly OperationDescriptor[] = [];
const show = (entries: readonly object[], filters = ''): Promise<RenderedScreen> => {
  asked = [];
  return renderScreen(<AdminScreen />, {
    address: `/admin?tab=audit-log${filters}`,
    prepare: (environment) => {
      for (let count = 0; count < 12; count += 1)
        environment.mock.queueOperationResolver((operation: OperationDescriptor) => {
          asked = [...asked, operation];
          return MockPayloadGenerator.generate(operation, {
            AuditLogEntryConnection: () => ({
              edges: entries.map((node) => ({ cursor: 'c', node })),
              pageInfo: { hasNextPage: false, endCursor: null },
            }),
            Query: () => ({
              parties: [{ __typename: 'User', id: person, name: 'Ken Ito', kind: 'USER' }],
            }),
          });
        });
    },
  });
};
const variables = () =>
  asked.findLast(({ request }) => request.node.operation.name === 'auditLogQuery')?.request
    .variables;

afterEach(() => vi.unstubAllGlobals());

it('lists who changed what, and in which browser', async () => {
  await show([entry]);
  const row = await screen.findByRole('row', { name: /Buyers/ });
  expect(row.textContent).toContain('Team “Buyers” changed');
  expect(row.textContent).toContain('Maya Ruiz');
  expect(row.textContent).toContain('Members: Ken → Ken, Lin');
  expect(row.textContent).toContain('Firefox on Linux');
  await expectAccessible();
});

it('names both people of a change on behalf of someone, and the API token', async () => {
  const onBehalfOf = { name: 'Ken Ito' };
  await show([{ ...entry, onBehalfOf, client: 'Sync', tokenId: 't' }]);
  const row = await screen.findByRole('row', { name: /Buyers/ });
  expect(row.textContent).toContain('Maya Ruiz on behalf of Ken Ito');
  expect(row.textContent).toContain('API token “Sync”');
});

it('shows the hours of a weekday and the type of a custom field in words', async () => {
  const changes = [
    { name: 'monday', before: '08:00–12:00', after: '' },
    { name: 'type', before: null, after: 'CHECKBOX' },
    { name: 'method', before: null, after: 'PASSKEY' },
  ];
  await show([{ ...entry, changes }]);
  const row = await screen.findByRole('row', { name: /Buyers/ });
  expect(row.textContent).toContain('Monday: 08:00–12:00 → –');
  expect(row.textContent).toContain('Field type: Checkbox');
  expect(row.textContent).toContain('Sign-in method: Passkey');
});

it('has a readable label for each property', async () => {
  const names = [...auditedProperties, ...auditedWeekdays];
  await show([{ ...entry, changes: names.map((name) => ({ name, before: null, after: 'x' })) }]);
  const row = await screen.findByRole('row', { name: /Buyers/ });
  const labels = (row.textContent ?? '').split(' · ').map((text) => text.split(': ')[0] ?? '');
  expect(labels).toHaveLength(names.length);
  expect(labels.filter((label) => /^[a-z]/.test(label))).toEqual([]);
  expect(row.textContent).toContain('Owner: x');
});

it.each([
  [{ name: 'isPaused', before: 'false', after: 'true' }, 'Paused: No → Yes'],
  [{ name: 'url', before: null, after: 'https://a.example' }, 'URL: https://a.example'],
  [{ name: 'startWebhook', before: null, after: 'true' }, 'Start by webhook: Yes'],
  [{ name: 'accessLevel', before: 'INTERNAL', after: 'LIMITED' }, 'Access: Internal → Limited'],
  [
    { name: 'mail', before: '', after: 'MENTIONED, TASK_ASSIGNED' },
    'Notifications by email: Mention, ',
  ],
  [{ name: 'parameters', before: '{}', after: '{"sort":"name"}' }, 'Filters and layout'],
  [{ name: 'state', before: 'FAILED', after: 'QUEUED' }, 'Status: Failed → Queued'],
])('shows the change %j as text', async (change, text) => {
  await show([{ ...entry, changes: [change] }]);
  const row = await screen.findByRole('row', { name: /Buyers/ });
  expect(row.textContent).toContain(text);
});

it('says that there are no entries yet', async () => {
  await show([]);
  expect(await screen.findByRole('heading', { name: 'No entries' })).toBeTruthy();
});

it('reads the filters from the URL', async () => {
  await show([], `&type=Team&action=DELETED&person=${person}&from=2026-11-01&to=2026-11-03`);
  expect(await screen.findByRole('heading', { name: 'No entries found' })).toBeTruthy();
  expect(variables()).toMatchObject({
    ...{ objectType: 'Team', action: 'DELETED', actorId: person },
    ...{ from: '2026-11-01T00:00:00.000Z', until: '2026-11-04T00:00:00.000Z' },
  });
  expect(screen.getByRole('combobox', { name: 'Filter by type' })).toHaveProperty('value', 'Team');
});

it('ignores filters that someone edited by hand', async () => {
  await show([entry], '&type=Nothing&from=soon&person=me');
  expect(await screen.findByRole('row', { name: /Buyers/ })).toBeTruthy();
  expect(variables()).toMatchObject({ objectType: null, from: null, actorId: null });
});

it('keeps a selected filter in the URL', async () => {
  const { user, address } = await show([entry], '&action=UPDATED');
  await user.click(await screen.findByRole('combobox', { name: 'Filter by type' }));
  await user.click(await screen.findByRole('option', { name: 'Team' }));
  await waitFor(() => expect(address()).toBe('/admin?tab=audit-log&type=Team&action=UPDATED'));
});

it('exports only filtered entries', async () => {
  const fetched = vi.fn(async () => new Response('{}', { status: 403 }));
  vi.stubGlobal('fetch', fetched);
  const { user } = await show([entry], '&type=Team&to=2026-11-03');
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  const until = encodeURIComponent('2026-11-04T00:00:00.000Z');
  expect(fetched).toHaveBeenCalledWith(
    `/exports/audit-log?type=Team&until=${until}`,
    expect.anything(),
  );
});
