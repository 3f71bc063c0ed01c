import { screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { outsider, renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { BulkInviteScreen } from './bulk-invite-screen.tsx';

const draft = {
  __typename: 'BulkInvitation',
  __isBulkJob: 'BulkInvitation',
  id: 'job',
  kind: 'INVITATIONS',
  state: 'DRAFT',
  sourceName: 'people.csv',
  columns: ['Email', 'Role'],
  nameColumn: 0,
  rowCount: 3,
  readyCount: 2,
  faultyCount: 1,
  warnedCount: 0,
  doneCount: 0,
  failedCount: 0,
  haltCode: null,
  mapping: { columns: ['EMAIL', 'ROLES'], accessLevel: 'INTERNAL' },
  mappingRefusal: null,
  createdBy: { __typename: 'User', id: 'maya', name: 'Maya Ruiz' },
  issues: [],
  ofAll: { code: 'BulkRowsAtFault', params: [{ name: 'count', value: '1' }] },
  ofGood: null,
  again: null,
  cancelRefusal: { code: 'BulkJobNotRunning', params: [] },
};

const rows = [
  {
    number: 3,
    cells: ['bea@', 'Buyer'],
    state: 'FAULTY',
    findings: [{ column: 0, severity: 'ERROR', code: 'InvalidEmail', params: [] }],
    workflow: null,
    person: null,
  },
];

const asked: unknown[] = [];

interface Opened {
  readonly job?: object;
  readonly rows?: readonly object[];
  readonly earlier?: readonly object[];
  readonly address?: string;
  readonly mayInvite?: boolean;
}

const open = ({
  job = draft,
  rows: found = rows,
  earlier = [],
  address = '/admin/bulk-invite?job-uuid=job',
  mayInvite = true,
}: Opened): Promise<RenderedScreen> =>
  renderScreen(<BulkInviteScreen />, {
    address,
    path: '/admin/bulk-invite',
    ...(!mayInvite && { viewer: { navigation: outsider } }),
    prepare: ({ mock }) => {
      for (let answers = 0; answers < 8; answers += 1)
        mock.queueOperationResolver((operation) => {
          asked.push(operation.request.variables);
          return MockPayloadGenerator.generate(operation, {
            Query: () => ({ bulkJob: job, bulkInvitations: earlier }),
            Mutation: () => ({ runBulkJob: job, cancelBulkJob: job, saveInvitationMapping: job }),
            BulkRowPage: () => ({ hasMore: false, variants: [], rows: found }),
          });
        });
    },
  });

describe('BulkInviteScreen', () => {
  it('reads a file or pasted cells, and lists earlier files', async () => {
    const { container } = await open({
      address: '/admin/bulk-invite',
      earlier: [{ ...draft, state: 'COMPLETED', doneCount: 2, createdAt: '2026-03-04T09:00:00Z' }],
    });
    expect(await screen.findByText('Drop a file with one person per row')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download example' })).toBeTruthy();
    expect(screen.getByText('2 of 3 people invited')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'people.csv' }).getAttribute('href')).toBe(
      '/admin/bulk-invite?job-uuid=job',
    );
    await expectAccessible(container);
  });

  it('shows errors at their cells, and invites people without errors', async () => {
    const { user, container } = await open({});
    await screen.findByText('Row 3, Email');
    const all = screen.getByRole('button', { name: 'Invite 3 people' });
    expect(all.getAttribute('aria-disabled')).toBe('true');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Invite 2 people without errors' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        input: expect.objectContaining({ bulkJobId: 'job', rows: 'GOOD' }),
      }),
    );
  });

  it('saves a changed column and the access level', async () => {
    const { user } = await open({});
    await user.click(await screen.findByRole('combobox', { name: 'Meaning of the column Role' }));
    await user.click(await screen.findByRole('option', { name: 'Teams' }));
    await user.click(screen.getByRole('combobox', { name: /^Access of all people/ }));
    await user.click(await screen.findByRole('option', { name: 'External' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        input: { bulkJobId: 'job', columns: ['EMAIL', 'TEAMS'], accessLevel: 'EXTERNAL' },
      }),
    );
  });

  it('shows progress with the number of invited people, and can stop', async () => {
    const refused = { code: 'BulkJobNotOpen', params: [{ name: 'state', value: 'RUNNING' }] };
    const { user, container } = await open({
      job: {
        ...draft,
        ...{ state: 'RUNNING', doneCount: 1, readyCount: 1, cancelRefusal: null },
        ...{ ofGood: refused, again: refused, beganAt: '2026-03-04T09:00:00Z' },
      },
      rows: [
        {
          ...rows[0],
          ...{ cells: ['nia@test.example', ''], state: 'DONE', findings: [] },
          person: { __typename: 'User', id: 'nia', name: 'Nia Nadar' },
        },
      ],
    });
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar.getAttribute('value')).toBe('1');
    expect(screen.getByText(/^1 of 2 invited/)).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Nia Nadar' });
    expect(link.getAttribute('href')).toBe('/people/nia');
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(asked).toContainEqual({ input: { bulkJobId: 'job' } }));
  });

  it('says who can invite people if the viewer can’t', async () => {
    const { container } = await open({ mayInvite: false });
    expect(await screen.findByText(/roles don’t allow you to invite people/)).toBeTruthy();
    await expectAccessible(container);
  });
});
