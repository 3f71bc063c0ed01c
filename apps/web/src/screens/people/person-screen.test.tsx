import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { PersonScreen } from './person-screen.tsx';

const group = (name: string, kind: 'TEAM' | 'ROLE', edit = true): object => ({
  ...{ __typename: kind === 'TEAM' ? 'Team' : 'Role', id: name, name, kind },
  ...{ permissions: { edit }, canAssign: edit },
});
const maya = {
  ...{ __typename: 'User', id: 'maya', name: 'Maya Ruiz', email: 'maya@example.com' },
  ...{ accessLevel: 'INTERNAL', isAdmin: false, isInvited: false, manager: null },
  ...{ userType: 'PERSON', organization: '', externalId: null as string | null },
  ...{ createdBy: null as object | null, scimDetails: null as object | null },
  deletedAt: null as string | null,
  absence: null as object | null,
  openWork: null as object | null,
  teams: [group('Finance', 'TEAM')],
  roles: [group('People admin', 'ROLE', false)],
  permissions: { edit: true, editAbsence: true },
};

async function showPerson(person: typeof maya | null): Promise<RenderedScreen> {
  const rendered = await renderScreen(<PersonScreen />, {
    address: '/people/maya',
    path: '/people/$id',
  });
  const { mock } = rendered.environment;
  const answer = (): void =>
    act(() => {
      for (const operation of mock.getAllOperations())
        mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, {
            TaskConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
            Query: () => ({
              parties: person === null ? [] : [person],
              teams: [group('Finance', 'TEAM'), group('Night shift', 'TEAM')],
              roles: [group('Buyer', 'ROLE'), group('People admin', 'ROLE', false)],
            }),
          }),
        );
    });
  answer();
  await screen.findByRole('heading', { level: 2 });
  answer();
  if (person?.permissions.edit === true) {
    await rendered.user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: person.name });
    await waitFor(() => expect(mock.getAllOperations()).not.toHaveLength(0));
    answer();
  }
  return rendered;
}
const picker = (): HTMLElement => screen.getByRole('combobox', { name: 'Roles and teams' });

describe('PersonScreen', () => {
  it('shows the organization and the ID from the directory', async () => {
    await showPerson({
      ...maya,
      ...{ userType: 'SCIM_SERVICE_ACCOUNT', organization: 'Northwind', externalId: 'hr-4711' },
      createdBy: { __typename: 'User', id: 'ada', name: 'Ada' },
      scimDetails: { isAddedViaScim: false, isActivelyScimProvisioned: true },
      permissions: { edit: false, editAbsence: false },
    });
    const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(factOf('Organization')).toBe('Northwind');
    expect(factOf('ID in the directory')).toBe('hr-4711');
    expect(factOf('Added by')).toBe('Ada');
    expect(factOf('Directory')).toBe('Managed by a directory');
    expect(factOf('Account type')).toBe('Service account');
  });

  it('lists the sessions of the person, and ends one', async () => {
    const { user, environment } = await showPerson(maya);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Active sessions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Active sessions of Maya Ruiz' });
    const at = '2026-03-02T09:00:00Z';
    const session = { userAgent: '', isCurrent: false, createdAt: at, lastSeenAt: at };
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Query: () => ({
            sessionsOfPerson: [
              { ...session, id: 'browser', type: 'BROWSER', name: '' },
              { ...session, id: 'token', type: 'API_TOKEN', name: 'Sync' },
            ],
          }),
        }),
      ),
    );
    expect(await within(dialog).findByText('Unknown device')).toBeTruthy();
    expect(within(dialog).getByText('API token “Sync”')).toBeTruthy();
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'End access: API token “Sync”' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { personId: 'maya', id: 'token' },
    });
  });

  it('saves only the roles and teams that changed', async () => {
    const { user, environment, address } = await showPerson(maya);
    await expectAccessible(screen.getByRole('dialog', { name: 'Maya Ruiz' }));
    await user.click(screen.getByRole('button', { name: 'Remove Finance' }));
    await user.type(picker(), 'buy{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const { variables } = environment.mock.getMostRecentOperation().request;
    expect(variables['input']).toMatchObject({
      id: 'maya',
      joinGroupIds: ['Buyer'],
      leaveGroupIds: ['Finance'],
    });
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/people/maya');
  });

  it('doesn’t offer to remove a built-in role without permission', async () => {
    const { user } = await showPerson(maya);
    await user.click(screen.getByRole('button', { name: 'Remove People admin' }));
    expect(screen.getByRole('button', { name: 'Remove People admin' })).toBeTruthy();
    expect(
      screen.getByText('Only admins can add people to built-in roles or remove them.'),
    ).toBeTruthy();
    await user.click(picker());
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Buyer', 'Finance', 'Night shift']);
  });

  it('shows facts and open work, and no Edit button without permission', async () => {
    const work = {
      ...{ startedTasks: 3, startedApprovals: 1, notStarted: 5 },
      ...{ overdue: 2, dueThisWeek: 1, workflows: 4 },
    };
    const absence = { startsOn: '2026-12-01', endsOn: '2026-12-04', isAway: true };
    await showPerson({
      ...maya,
      ...{ permissions: { edit: false, editAbsence: false }, openWork: work, absence },
    });
    expect(screen.getByRole('link', { name: 'Finance' }).getAttribute('href')).toBe(
      '/teams/Finance',
    );
    expect(screen.getByText('Out of office until 4 Dec 2026')).toBeTruthy();
    const overdue = screen.getByText('Overdue').nextElementSibling;
    expect(overdue?.textContent).toBe('2');
    expect(screen.getByText('Not started').nextElementSibling?.textContent).toBe('5');
    const owned = screen.getByRole('link', { name: 'Show 4 owned workflows' });
    expect(owned.textContent).toBe('4');
    expect(owned.getAttribute('href')).toBe('/?owner=maya');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'History' })).toBeTruthy();
    await expectAccessible();
  });

  it('says that a person does not exist', async () => {
    await showPerson(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Person not found' })).toBeTruthy();
  });
});

describe('deactivation', () => {
  const work = {
    ...{ tasks: 2, approvals: 0, workflows: 1, scheduled: 0 },
    ...{ overdue: 0, dueThisWeek: 0 },
  };

  it('reassigns open work, and keeps work without a successor', async () => {
    const { user, environment } = await showPerson(maya);
    const { mock } = environment;
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Maya Ruiz?' });
    await waitFor(() =>
      expect(mock.getAllOperations().map(({ request }) => request.node.operation.name)).toContain(
        'deactivateDialogQuery',
      ),
    );
    await act(async () => {
      for (const operation of mock.getAllOperations())
        mock.resolve(
          operation,
          MockPayloadGenerator.generate(operation, {
            Query: () => ({
              parties: [
                {
                  ...{ ...maya, openWork: work },
                  namingBlueprints: [{ id: 'order', name: 'Order to cash' }],
                },
              ],
            }),
          }),
        );
    });
    expect(await screen.findByRole('combobox', { name: 'Reassign 2 tasks to' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /approval/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Replace in 1 blueprint with' })).toBeTruthy();
    expect(dialog.textContent).toContain('Order to cash: drafts change');
    expect(dialog.textContent).toContain('Finance');
    expect(screen.getByRole('combobox', { name: 'Successor in roles and teams' })).toBeTruthy();
    await expectAccessible(dialog);
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    const { variables } = mock.getMostRecentOperation().request;
    expect(variables['input']).toEqual({
      ...{ id: 'maya', tasksTo: null, approvalsTo: null, workflowsTo: null, groupsTo: null },
      blueprintsTo: null,
    });
  });

  it('reactivates a person, and shows an error if the address is in use', async () => {
    const { user, environment } = await showPerson({ ...maya, deletedAt: '2026-03-02T09:00:00Z' });
    expect(screen.getByRole('button', { name: 'Reassign work' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reactivate' }));
    await act(async () =>
      environment.mock.rejectMostRecentOperation(
        apiError('EmailInUse', { refusals: [{ code: 'EmailInUse', params: {}, field: 'email' }] }),
      ),
    );
    expect(screen.getByLabelText(/^Email address/).getAttribute('aria-invalid')).toBe('true');
  });
});
