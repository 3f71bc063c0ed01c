import { act, screen, waitFor } from '@testing-library/react';
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

  it('invites a person and keeps the form if the email address is used', async () => {
    const { user, environment } = await showPeople();
    await user.click(await screen.findByRole('button', { name: 'Invite person' }));
    await expectAccessible(await screen.findByRole('dialog', { name: 'Invite person' }));
    await user.type(screen.getByLabelText(/^Name/), 'Ken Ito');
    await user.type(screen.getByLabelText(/^Email address/), 'ken@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    const { variables } = environment.mock.getMostRecentOperation().request;
    expect(variables['input']).toMatchObject({
      name: 'Ken Ito',
      email: 'ken@example.com',
      accessLevel: 'INTERNAL',
    });
    await act(async () =>
      environment.mock.rejectMostRecentOperation(
        apiError('EmailInUse', { refusals: [{ code: 'EmailInUse', params: {}, field: 'email' }] }),
      ),
    );
    expect(screen.getByText('A person with this email address already exists.')).toBeTruthy();
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Ken Ito');
  });

  it('validates the form before sending', async () => {
    const { user, environment } = await showPeople();
    await user.click(await screen.findByRole('button', { name: 'Invite person' }));
    const before = environment.mock.getAllOperations().length;
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    expect(environment.mock.getAllOperations()).toHaveLength(before);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Name/)));
  });

  it('lets an admin allow a role to invite', async () => {
    const { user, environment } = await showPeople('/people?tab=roles');
    await user.click(await screen.findByText('Recruiter'));
    await user.click(await screen.findByRole('checkbox', { name: /Can invite people/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 'r', name: 'Recruiter', memberIds: [], allowsInviting: true },
    });
  });

  it('shows teams and asks before deleting one', async () => {
    const { user, environment } = await showPeople('/people?tab=teams');
    await user.click(await screen.findByText('Finance leads'));
    await expectAccessible(await screen.findByRole('dialog', { name: 'Finance leads' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText(/will be deleted and removed from open tasks/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete team' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 't' },
    });
  });

  it('saves the name of a team with its members', async () => {
    const { user, environment } = await showPeople('/people?tab=teams');
    await user.click(await screen.findByText('Finance leads'));
    const name = await screen.findByLabelText(/^Name/);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const before = environment.mock.getAllOperations().length;
    await user.type(name, 'Treasury');
    expect(environment.mock.getAllOperations()).toHaveLength(before);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 't', name: 'Treasury', memberIds: ['maya'] },
    });
  });

  it('shows an error at the name of a role if it exists', async () => {
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

  it('reloads after someone changed people of the workspace', async () => {
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
    expect(screen.queryByRole('button', { name: 'Invite person' })).toBeNull();
  });
});
