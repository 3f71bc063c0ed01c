import { act, screen, waitFor } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen, type RenderedScreen } from '../../testing/render-screen.tsx';
import { TeamScreen } from './team-screen.tsx';

const absence = { startsOn: '2026-12-01', endsOn: '2026-12-04' };
const maya = {
  ...{ id: 'maya', name: 'Maya Ruiz', kind: 'USER', email: 'maya@example.com' },
  ...{ deletedAt: null, absence },
  openWork: { startedTasks: 7, startedApprovals: 0, overdue: 2, dueThisWeek: 3 },
};

async function showTeam(permissions = { edit: true, delete: true }): Promise<RenderedScreen> {
  const rendered = await renderScreen(<TeamScreen />, {
    address: '/teams/t?tab=members',
    path: '/teams/$id',
  });
  const { mock } = rendered.environment;
  act(() => {
    mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({
          parties: [
            {
              ...{ __typename: 'Team', __isParty: 'Team', id: 't', name: 'Finance leads' },
              ...{ type: 'INTERNAL', email: '', teamEmail: '', admins: [] },
              ...{ permissions, openWork: null, members: [maya], teamMembers: [maya] },
            },
          ],
        }),
      }),
    );
  });
  await screen.findByRole('heading', { level: 2, name: 'Finance leads' });
  return rendered;
}

const edit = async ({ user }: RenderedScreen): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: 'Finance leads' });
};

describe('TeamScreen', () => {
  it('lists members with their work and absence, and opens a person', async () => {
    const { user, address } = await showTeam({ edit: false, delete: false });
    const row = await screen.findByRole('row', { name: /Maya Ruiz/ });
    expect(row.textContent).toContain('1 Dec 2026 to 4 Dec 2026');
    expect(row.textContent).toContain('7');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expectAccessible();
    await user.click(screen.getByText('Maya Ruiz'));
    await waitFor(() => expect(address()).toBe('/people/maya'));
  });

  it('asks before deleting the team', async () => {
    const rendered = await showTeam();
    await expectAccessible(await edit(rendered));
    await rendered.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText(/will be deleted and removed from open tasks/)).toBeTruthy();
    await rendered.user.click(screen.getByRole('button', { name: 'Delete team' }));
    expect(rendered.environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { id: 't' },
    });
  });

  it('saves the name of a team with its members', async () => {
    const rendered = await showTeam();
    const { user, environment } = rendered;
    await edit(rendered);
    const name = await screen.findByLabelText(/^Name/);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const before = environment.mock.getAllOperations().length;
    await user.type(name, 'Treasury');
    expect(environment.mock.getAllOperations()).toHaveLength(before);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: {
        ...{ id: 't', name: 'Treasury', memberIds: ['maya'] },
        ...{ type: 'INTERNAL', email: '', adminIds: [] },
      },
    });
  });
});
