import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { apiError } from '../../lib/api/graphql-error.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { ChangeHubContext } from '../../lib/live/use-live-changes.ts';
import { PeopleScreen } from './people-screen.tsx';

const maya = {
  __typename: 'User',
  id: 'maya',
  name: 'Maya Ruiz',
  email: 'maya@example.com',
  accessLevel: 'INTERNAL',
  isAdmin: true,
  deletedAt: null,
  teams: [{ id: 't', name: 'Finance leads' }],
  roles: [],
  absence: { endsOn: '2026-12-04', isAway: true },
};

async function showPeople(address = '/people'): Promise<RenderedScreen> {
  const rendered = await renderScreen(<PeopleScreen />, { address });
  act(() =>
    rendered.environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        UserConnection: () => ({
          edges: [{ cursor: 'c', node: maya }],
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
        Query: () => ({
          teams: [
            {
              __typename: 'Team',
              __isParty: 'Team',
              id: 't',
              name: 'Finance leads',
              teamMembers: [
                { id: 'maya', name: 'Maya Ruiz', kind: 'USER', email: 'maya@example.com' },
              ],
              permissions: { edit: true, delete: true },
            },
          ],
          roles: [
            {
              __typename: 'Role',
              __isParty: 'Role',
              id: 'r',
              name: 'Recruiter',
              isSystem: false,
              allowsInviting: false,
              roleMembers: [],
              permissions: { edit: true, delete: true },
            },
          ],
        }),
      }),
    ),
  );
  return rendered;
}

describe('PeopleScreen', () => {
  it('lists people with their access, teams, and admin rights', async () => {
    await showPeople();
    const row = await screen.findByRole('row', { name: /Maya Ruiz/ });
    expect(row.textContent).toContain('Admin');
    expect(row.textContent).toContain('Finance leads');
    expect(row.textContent).toContain('Internal');
    await expectAccessible();
  });

  it('opens the page of a person', async () => {
    const { user, address } = await showPeople();
    await user.click(await screen.findByText('Maya Ruiz'));
    expect(address()).toBe('/people/maya');
  });

  const openDialog = async () => {
    const shown = await showPeople();
    await shown.user.click(await screen.findByRole('button', { name: 'Invite people' }));
    const box = await screen.findByRole('textbox', { name: /^Email addresses/ });
    return { ...shown, box };
  };

  it('invites the valid addresses, and shows errors of invalid addresses', async () => {
    const { user, environment, box } = await openDialog();
    await user.click(box);
    await user.paste('Ken Ito <ken@example.com>; bea@tamarack\nmaya@example.com fay@example.com');
    await expectAccessible(screen.getByRole('dialog', { name: 'Invite people' }));
    expect(screen.getByText('1 address can’t be invited.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send 3 invitations' }));
    const { variables } = environment.mock.getMostRecentOperation().request;
    expect(variables['input']).toMatchObject({
      people: [
        { email: 'ken@example.com', name: 'Ken Ito' },
        { email: 'maya@example.com', name: null },
        { email: 'fay@example.com', name: null },
      ],
      ...{ accessLevel: 'INTERNAL', isAdmin: false, groupIds: [] },
    });
    const result = (email: string, code: string | null, user: object | null = null) => ({
      ...{ email, code, params: [], user },
    });
    const fay = {
      ...{ __typename: 'User', id: 'fay', name: 'Fay', deletedAt: '2026-11-01T00:00:00Z' },
      permissions: { edit: true },
    };
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          inviteUsers: {
            results: [
              result('ken@example.com', null),
              result('maya@example.com', 'EmailInUse'),
              result('fay@example.com', 'PersonDeactivated', fay),
            ],
          },
        },
      }),
    );
    const errors = screen.getByRole('list', { name: 'Addresses with errors' });
    expect(errors.textContent).toContain('bea@tamarack');
    expect(errors.textContent).toContain('A person with this email address already exists.');
    expect(errors.textContent).toContain('This person is deactivated.');
    expect(screen.queryByRole('button', { name: 'Remove ken@example.com' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reactivate' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 'fay' },
    });
  });

  it('requires an address before sending', async () => {
    const { user, environment, box } = await openDialog();
    const before = environment.mock.getAllOperations().length;
    await user.click(await screen.findByRole('button', { name: 'Send invitations' }));
    expect(environment.mock.getAllOperations()).toHaveLength(before);
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('turns a typed address into a chip after a space', async () => {
    const { user, box } = await openDialog();
    await user.type(box, 'a@example.com Ines Prado <ines@example.com>{Enter}');
    expect(screen.getByRole('button', { name: 'Remove a@example.com' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove ines@example.com' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send 2 invitations' })).toBeTruthy();
  });

  it('offers to resend and withdraw only open invitations', async () => {
    const { user, environment } = await renderScreen(<PeopleScreen />, {
      address: '/people?tab=invitations',
    });
    const invited = (id: string, state: string) => ({
      cursor: id,
      node: {
        ...{ __typename: 'User', id, name: id, email: `${id}@example.com` },
        accessLevel: 'INTERNAL',
        invitation: {
          ...{ state, canManage: true, invitedBy: { id: 'maya', name: 'Maya Ruiz' } },
          ...{ sentAt: '2026-11-20T09:00:00Z', expiresAt: '2026-11-27T09:00:00Z' },
        },
      },
    });
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          UserConnection: () => ({
            edges: [invited('nuno', 'EXPIRED'), invited('elena', 'ACCEPTED')],
            pageInfo: { hasNextPage: false, endCursor: null },
          }),
        }),
      ),
    );
    const row = await screen.findByRole('row', { name: /nuno@example.com.*Expired/ });
    await expectAccessible();
    await user.hover(row);
    await user.click(within(row).getByRole('button', { name: 'Resend invitation' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 'nuno' },
    });
    const done = screen.getByRole('row', { name: /elena@example.com.*Accepted/ });
    const before = environment.mock.getAllOperations().length;
    await user.hover(done);
    await user.click(within(done).getByRole('button', { name: 'Withdraw invitation' }));
    expect(environment.mock.getAllOperations()).toHaveLength(before);
  });

  it('lets an admin allow a role to invite', async () => {
    const { user, environment } = await showPeople('/people?tab=roles');
    await user.click(await screen.findByText('Recruiter'));
    await user.click(await screen.findByRole('checkbox', { name: /can invite people/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 'r', name: 'Recruiter', memberIds: [], allowsInviting: true },
    });
  });

  it('opens the page of a team', async () => {
    const { user, address } = await showPeople('/people?tab=teams');
    await user.click(await screen.findByText('Finance leads'));
    expect(address()).toBe('/teams/t');
  });

  it('shows an error at the name of a role that already exists', async () => {
    const { user, environment } = await showPeople('/people?tab=roles');
    await user.click(await screen.findByRole('button', { name: 'Add role' }));
    await user.type(await screen.findByLabelText(/^Name/), 'Buyer');
    const [, submit] = screen.getAllByRole('button', { name: 'Add role' });
    if (submit !== undefined) await user.click(submit);
    const params = { object: 'role', name: 'Buyer' };
    await act(async () =>
      environment.mock.rejectMostRecentOperation(
        apiError('NameConflict', { refusals: [{ code: 'NameConflict', params, field: 'name' }] }),
      ),
    );
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/“Buyer” is already in use/)).toBeTruthy();
  });

  it('reloads after someone else changed people', async () => {
    const told: ((change: null) => void)[] = [];
    const hub = {
      listen: (
        topic: { readonly lists?: boolean | undefined },
        onChange: (change: null) => void,
      ) => {
        if (topic.lists === true) told.push(onChange);
        return () => undefined;
      },
    };
    const { environment } = await renderScreen(
      <ChangeHubContext value={hub}>
        <PeopleScreen />
      </ChangeHubContext>,
      { address: '/people' },
    );
    const answer = (person: object): void =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          UserConnection: () => ({
            edges: [{ cursor: 'c', node: person }],
            pageInfo: { hasNextPage: false, endCursor: null },
          }),
        }),
      );
    act(() => answer(maya));
    expect(await screen.findByRole('row', { name: /Maya Ruiz/ })).toBeTruthy();
    act(() => told.at(-1)?.(null));
    await act(async () => answer({ ...maya, name: 'Maya Ruiz-Ito' }));
    expect(await screen.findByRole('row', { name: /Maya Ruiz-Ito/ })).toBeTruthy();
  });

  it('hides Add buttons without permission', async () => {
    await renderScreen(<PeopleScreen />, {
      address: '/people',
      viewer: {
        navigation: {
          home: true,
          myTasks: true,
          assignedTasks: true,
          blueprints: true,
          forms: true,
          people: true,
          documents: true,
          tags: true,
          admin: false,
          adminSettings: false,
          customFields: false,
          createBlueprint: false,
          createCustomField: false,
          createForm: true,
          createPeople: false,
          invitePeople: false,
        },
      },
    });
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull();
  });
});
