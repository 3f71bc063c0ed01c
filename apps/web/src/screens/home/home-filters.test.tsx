import { screen, waitFor, within } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

type Environment = Awaited<ReturnType<typeof renderScreen>>['environment'];
const tag = { id: '0a000000-0000-4000-8000-000000000001', name: 'Urgent', shownColor: 'RED' };
const type = { id: '0a000000-0000-4000-8000-000000000002', name: 'Priority' };

const workflow = (id: string, name: string) => ({
  ...{ __typename: 'Workflow', id, name, homeStatus: 'OVERDUE', tags: [], stageSteps: [] },
  ...{ waitsFor: [], plannedEndDate: null, endDate: null, lastChangeDate: null, startDate: null },
  forecastEndDate: null,
});

/** Answers each query, and records the filters of lists and the variables of groups. */
const prepare = (asked: Variables[]) => (environment: Environment) => {
  for (let times = 0; times < 30; times += 1)
    environment.mock.queueOperationResolver((operation) => {
      const { variables } = operation.request;
      if ('filter' in variables) asked.push(variables);
      return MockPayloadGenerator.generate(operation, {
        Query: () => ({
          tagsNamed: [tag],
          workflowAttention: [],
          workflowGroups: [
            {
              ...{ key: '', name: '', status: 'OVERDUE', count: 412, overdueCount: 412 },
              workflows: [workflow('1', 'Late one'), workflow('2', 'Late two')],
            },
            {
              ...{ key: '', name: '', status: 'ON_TRACK', count: 1, overdueCount: 0 },
              workflows: [workflow('3', 'Fine')],
            },
          ],
        }),
        TagConnection: () => ({ edges: [{ node: { ...tag, tagType: type } }] }),
        TagTypeConnection: () => ({ edges: [{ node: type }] }),
        WorkflowConnection: () => ({
          edges: [],
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      });
    });
};

afterEach(() => vi.unstubAllGlobals());

describe('filters of Home', () => {
  it('adds, changes, and removes a date filter by keyboard', async () => {
    const asked: Variables[] = [];
    const { user, address } = await renderScreen(<HomeScreen />, { prepare: prepare(asked) });
    (await screen.findByRole('button', { name: 'Add filter' })).focus();
    await user.keyboard('{Enter}next 7{Enter}');
    expect(address()).toBe('/?due=next-7-days');
    await waitFor(() => expect(asked.at(-1)?.['filter'].due).toEqual({ range: 'NEXT_7_DAYS' }));
    (await screen.findByRole('button', { name: 'Planned end is in the next 7 days' })).focus();
    await user.keyboard('{Enter}{ArrowUp}{Enter}');
    await user.click(await screen.findByRole('textbox', { name: 'First day' }));
    await user.click(screen.getByRole('button', { name: /Show results/ }));
    expect(await screen.findByText('Enter at least one date.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'First day' }), '2026-11-01{Tab}');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /Show results/ }));
    expect(address()).toBe('/?due=2026-11-01..');
    const chip = 'Planned end is 1 Nov 2026 or later';
    await user.click(await screen.findByRole('button', { name: `Remove filter: ${chip}` }));
    expect(address()).toBe('/');
    expect(document.activeElement?.textContent).toBe('Add filter');
  });

  it('filters by tags and names them', async () => {
    const asked: Variables[] = [];
    const { user, address } = await renderScreen(<HomeScreen />, {
      address: `/?tag=${tag.id}`,
      prepare: prepare(asked),
    });
    expect(await screen.findByRole('button', { name: 'Tag is Urgent' })).toBeTruthy();
    expect(asked.at(-1)?.['filter'].tags).toEqual([tag.id]);
    await user.click(screen.getByRole('button', { name: 'Tag is Urgent' }));
    await user.click(await screen.findByRole('combobox', { name: 'Tag type' }));
    await user.click(await screen.findByRole('option', { name: 'Priority' }));
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /Show results/ }));
    expect(address()).toContain(`tag-type-id=${type.id}`);
    expect(await screen.findByRole('button', { name: 'Tag type is Priority' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove filter by tag' }));
    expect(address()).not.toContain('tag=');
  });

  it('filters by any person or team as owner', async () => {
    const kitchen = '01a227ba-c69b-77fb-a6ef-c7aee3ef6f0e';
    const asked: Variables[] = [];
    const { user, address } = await renderScreen(<HomeScreen />, {
      address: `/?owner=${kitchen}`,
      prepare: prepare(asked),
    });
    await user.click(await screen.findByRole('button', { name: 'Owner' }));
    expect(asked.at(-1)?.['filter']).toMatchObject({ owner: null, ownedBy: kitchen });
    expect(await screen.findByRole('dialog', { name: 'Filter by owner' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Owner' })).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Owner' }));
    expect(address()).toBe('/');
  });

  it('shows one button for all filters in a narrow window', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('width <') || query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user, address } = await renderScreen(<HomeScreen />, {
      address: '/?due=overdue&owner=me',
      prepare: prepare([]),
    });
    await user.click(await screen.findByRole('button', { name: 'Filters (2)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('button', { name: 'Remove filter: Owner is me' }));
    expect(address()).toBe('/?due=overdue');
    await expectAccessible();
  });
});

describe('groups of Home', () => {
  it('shows counts, collapses a group, and loads more', async () => {
    const asked: Variables[] = [];
    const { user, address } = await renderScreen(<HomeScreen />, { prepare: prepare(asked) });
    await user.click(await screen.findByRole('button', { name: 'No groups' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Group by status' }));
    expect(address()).toBe('/?group=status');
    expect(await screen.findByRole('row', { name: /Overdue.*412.*412 overdue/ })).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ by: 'STATUS', first: 25 });
    await user.click(screen.getByRole('button', { name: 'Collapse group Overdue' }));
    expect(screen.queryByRole('row', { name: /Late one/ })).toBeNull();
    expect(screen.getByRole('row', { name: /Fine/ })).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Show more of each group' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ first: 100 }));
  });

  it('opens a workflow of a group by keyboard', async () => {
    const { user, address } = await renderScreen(<HomeScreen />, {
      address: '/?group=status',
      prepare: prepare([]),
    });
    (await screen.findByRole('row', { name: /Late one/ })).focus();
    await user.keyboard('jj{Enter}');
    expect(address()).toBe('/workflow/3');
  });
});
