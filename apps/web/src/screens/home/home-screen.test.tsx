import { act, screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleShortcut } from '../../lib/keyboard/shortcuts.ts';
import { testFieldData } from '../../testing/test-field-data.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { outsider, renderScreen } from '../../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

const workflow = (id: string, name: string, over: object = {}): object => ({
  cursor: id,
  node: {
    __typename: 'Workflow',
    id,
    reference: `ACME-${id}`,
    name,
    homeStatus: 'OVERDUE',
    blueprint: { id: 'b', name: 'Onboarding' },
    owner: { __typename: 'User', id: 'u', name: 'Ken Ito', kind: 'USER' },
    tags: [],
    stageSteps: [{ name: 'Contract', status: 'IN_PROGRESS' }],
    waitsFor: [{ __typename: 'User', id: 'viewer', name: 'Maya Ruiz', kind: 'USER' }],
    plannedEndDate: '2026-11-27T17:00:00Z',
    endDate: null,
    taskCount: 4,
    completedTaskCount: 1,
    overdueTaskCount: 0,
    ...over,
  },
});

const answer =
  (edges: readonly object[]) => (operation: Parameters<typeof MockPayloadGenerator.generate>[0]) =>
    MockPayloadGenerator.generate(operation, {
      WorkflowConnection: () => ({ edges, pageInfo: { hasNextPage: false, endCursor: null } }),
    });

afterEach(() => {
  vi.unstubAllGlobals();
  document.removeEventListener('keydown', handleShortcut);
});

describe('HomeScreen', () => {
  it('lists workflows with status, progress, owner, and due date', async () => {
    const { environment } = await renderScreen(<HomeScreen />);
    act(() =>
      environment.mock.resolveMostRecentOperation(answer([workflow('1', 'Northwind onboarding')])),
    );
    const row = await screen.findByRole('row', { name: /Northwind onboarding/ });
    expect(row.textContent).toContain('Onboarding');
    expect(screen.getByRole('img', { name: 'Overdue' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '1 of 4 tasks completed' })).toBeTruthy();
    expect(row.textContent).toContain('Ken Ito');
    expect(row.textContent).toContain('Contract');
    expect(row.textContent).toContain('You');
    await expectAccessible();
  });

  it('redirects external and limited users to their tasks', async () => {
    const { address } = await renderScreen(<HomeScreen />, { viewer: { navigation: outsider } });
    expect(address()).toBe('/my/tasks');
  });

  it('keeps the task of the URL open for external users', async () => {
    const { address } = await renderScreen(<HomeScreen />, {
      viewer: { navigation: outsider },
      address: '/?task-id=t1&sort=name',
    });
    expect(address()).toBe('/my/tasks?task-id=t1');
  });

  it('shows a planned end in red only if it is past', async () => {
    const { environment } = await renderScreen(<HomeScreen />);
    const plannedEnd = (offset: number) => ({
      plannedEndDate: new Date(Date.now() + offset).toISOString(),
    });
    act(() =>
      environment.mock.resolveMostRecentOperation(
        answer([
          workflow('1', 'Ends later', plannedEnd(86_400_000)),
          workflow('2', 'Should have ended', plannedEnd(-86_400_000)),
        ]),
      ),
    );
    const tone = async (name: string) =>
      (await screen.findByRole('row', { name: new RegExp(name) }))
        .querySelector('time')
        ?.getAttribute('data-tone');
    expect(await tone('Ends later')).toBe('quiet');
    expect(await tone('Should have ended')).toBe('late');
    const overdue = screen.getByRole('row', { name: /Should have ended/ });
    expect(overdue.textContent).toContain('1 day overdue');
  });

  it('shows the number of overdue tasks in a column', async () => {
    const { environment } = await renderScreen(<HomeScreen />, {
      address: '/?columns=name,overdue',
    });
    act(() =>
      environment.mock.resolveMostRecentOperation(
        answer([workflow('1', 'Behind', { overdueTaskCount: 3 }), workflow('2', 'Fine')]),
      ),
    );
    const row = await screen.findByRole('row', { name: /Behind/ });
    expect(row.textContent).toContain('3 tasks overdue');
    expect(screen.getByRole('row', { name: /Fine/ }).textContent).not.toContain('overdue');
  });

  it('shows who started a workflow in a column', async () => {
    const { environment } = await renderScreen(<HomeScreen />, {
      address: '/?columns=name,started-by',
    });
    const createdBy = { __typename: 'User', id: 'a', name: 'Ada Okoye', kind: 'USER' };
    act(() =>
      environment.mock.resolveMostRecentOperation(
        answer([
          workflow('1', 'By a person', { createdBy }),
          workflow('2', 'By a machine', { createdBy: null }),
        ]),
      ),
    );
    expect(await screen.findByRole('columnheader', { name: /Started by/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /By a person/ }).textContent).toContain('Ada Okoye');
    expect(screen.getByRole('row', { name: /By a machine/ }).textContent).not.toContain('Ada');
  });

  it('loads who started workflows only for the column', async () => {
    const { environment } = await renderScreen(<HomeScreen />);
    const { variables } = environment.mock.getMostRecentOperation().request;
    expect(variables['withStarter']).toBe(false);
  });

  it('opens a workflow with Enter', async () => {
    const { environment, user, address } = await renderScreen(<HomeScreen />);
    act(() =>
      environment.mock.resolveMostRecentOperation(
        answer([workflow('1', 'One'), workflow('2', 'Two')]),
      ),
    );
    (await screen.findByRole('row', { name: /One/ })).focus();
    await user.keyboard('j{Enter}');
    expect(address()).toBe('/workflow/2');
  });

  it('acts on the focused row, and with the same keys on the selection', async () => {
    document.addEventListener('keydown', handleShortcut);
    const { environment, user } = await renderScreen(<HomeScreen />);
    act(() =>
      environment.mock.resolveMostRecentOperation(
        answer([workflow('1', 'One'), workflow('2', 'Two')]),
      ),
    );
    const row = await screen.findByRole('row', { name: /One/ });
    row.focus();
    expect(await within(row).findByRole('button', { name: 'Change owner' })).toBeTruthy();
    await user.keyboard('p');
    expect(await screen.findByRole('dialog', { name: 'Pause 1 workflow' })).toBeTruthy();
    await user.keyboard('{Escape}');
    row.focus();
    await user.keyboard('{Control>}a{/Control}');
    await screen.findByRole('toolbar', { name: '2 selected' });
    await user.keyboard('t');
    const dialog = await screen.findByRole('dialog', { name: 'Tag 2 workflows' });
    within(dialog).getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('p');
    expect(screen.queryByRole('dialog', { name: 'Pause 2 workflows' })).toBeNull();
  });

  it('keeps the filter in the URL and uses it for the list', async () => {
    const { environment, user, address } = await renderScreen(<HomeScreen />);
    act(() => environment.mock.resolveMostRecentOperation(answer([])));
    await user.click(await screen.findByRole('button', { name: 'Status is open' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Status is completed' }));
    expect(address()).toBe('/?status=completed');
    expect(environment.mock.getMostRecentOperation().request.variables['filter'].status).toEqual([
      'COMPLETED',
    ]);
    act(() => environment.mock.resolveMostRecentOperation(answer([])));
    expect(await screen.findByText('No workflows found')).toBeTruthy();
  });

  it('says in an empty list what to do next', async () => {
    const { environment } = await renderScreen(<HomeScreen />);
    act(() => environment.mock.resolveMostRecentOperation(answer([])));
    expect(
      (await screen.findByRole('link', { name: 'Go to Blueprints' })).getAttribute('href'),
    ).toBe('/blueprints');
    await expectAccessible();
  });

  const filterUrl = '/?field=region&operator=IS_ANY_OF&values=%5B%22north%22%5D';
  const region = {
    __typename: 'CustomField',
    id: 'region',
    version: 1,
    definition: {
      __typename: 'CustomFieldDefinition',
      ...testFieldData('Region', 'SELECT', { options: [{ id: 'north', name: 'North' }] }),
    },
  };
  type Environment = Awaited<ReturnType<typeof renderScreen>>['environment'];
  /** Field filters of each request. */
  const asked: unknown[] = [];
  /** Responds to requests for fields and lists, in any order. */
  const answerAll = (
    environment: Environment,
    field: object | null,
    edges: readonly object[],
    hasNextPage = false,
  ): void => {
    environment.mock.queueOperationResolver((operation) => {
      if ('filter' in operation.request.variables)
        asked.push(operation.request.variables['filter'].fields);
      return MockPayloadGenerator.generate(operation, {
        Query: () => ({ customField: field }),
        WorkflowConnection: () => ({ edges, pageInfo: { hasNextPage, endCursor: '1' } }),
      });
    });
  };

  it('filters workflows by a field value in the URL', async () => {
    const { user, address } = await renderScreen(<HomeScreen />, {
      address: filterUrl,
      prepare: (environment) => {
        for (let times = 0; times < 6; times += 1)
          answerAll(environment, region, [workflow('1', 'Northwind onboarding')]);
      },
    });
    await screen.findByRole('row', { name: /Northwind onboarding/ });
    expect(await screen.findByRole('button', { name: 'Region is one of North' })).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Remove filter by field value' }));
    expect(address()).toBe('/');
    expect(asked.at(-1)).toEqual([]);
    expect(asked).toContainEqual([{ field: 'region', operator: 'IS_ANY_OF', values: ['north'] }]);
  });

  it.each([
    ['Export as CSV', 'CSV'],
    ['Export as Excel', 'XLSX'],
  ])('exports only filtered workflows: %s', async (item, format) => {
    const stage = '&stage-status=IN_PROGRESS';
    const execute = vi.fn();
    const { user } = await renderScreen(<HomeScreen />, {
      address: `${filterUrl}${stage}&status=all&search=north`,
      prepare: (environment) => {
        for (let times = 0; times < 6; times += 1) answerAll(environment, region, []);
        vi.spyOn(environment, 'executeMutation').mockImplementation(execute);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export list' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const { input } = execute.mock.calls[0]?.[0].operation.request.variables ?? {};
    expect(input.format).toBe(format);
    const sent: readonly { name: string; value: string }[] = input.parameters;
    expect(Object.fromEntries(sent.map(({ name, value }) => [name, value]))).toEqual({
      ...{ status: 'all', search: 'north', 'stage-status': 'IN_PROGRESS' },
      ...{ field: 'region', operator: 'IS_ANY_OF', values: '["north"]' },
      columns: 'status,reference,name,stage,waiting-for,planned-end,owner,tags,last-change',
    });
  });

  it('sorts by a column and reverses the order', async () => {
    const { environment, user, address } = await renderScreen(<HomeScreen />);
    const resolve = () =>
      act(() => environment.mock.resolveMostRecentOperation(answer([workflow('1', 'One')])));
    resolve();
    await user.click(await screen.findByRole('button', { name: 'Planned end' }));
    expect(address()).toBe('/?sort=planned-end');
    expect(environment.mock.getMostRecentOperation().request.variables['sort']).toEqual({
      key: 'PLANNED_END',
      direction: 'ASCENDING',
    });
    resolve();
    const header = () => screen.getByRole('columnheader', { name: /Planned end/ });
    await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('ascending'));
    await user.click(await screen.findByRole('button', { name: 'Planned end' }));
    await waitFor(() => expect(address()).toBe('/?sort=-planned-end'));
    await waitFor(() =>
      expect(environment.mock.getMostRecentOperation().request.variables['sort']).toMatchObject({
        direction: 'DESCENDING',
      }),
    );
    resolve();
    await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('descending'));
  });

  it('filters by what needs attention', async () => {
    const { environment, user, address } = await renderScreen(<HomeScreen />);
    act(() =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Query: () => ({ workflowAttention: [{ attention: 'OVERDUE', count: 7 }] }),
          WorkflowConnection: () => ({
            edges: [workflow('1', 'One')],
            pageInfo: { hasNextPage: false, endCursor: null },
          }),
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: '7 overdue' }));
    expect(address()).toBe('/?attention=overdue');
    expect(environment.mock.getMostRecentOperation().request.variables['filter'].attention).toBe(
      'OVERDUE',
    );
  });

  it('removes the attention filter when the status isn’t open anymore', async () => {
    const { environment, user, address } = await renderScreen(<HomeScreen />, {
      address: '/?attention=overdue',
    });
    act(() => environment.mock.resolveMostRecentOperation(answer([])));
    await user.click(await screen.findByRole('button', { name: 'Status is open' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Status is completed' }));
    expect(address()).toBe('/?status=completed');
  });

  it('shows an attention filter for completed workflows as a filter', async () => {
    const { environment, user, address } = await renderScreen(<HomeScreen />, {
      address: '/?attention=overdue&status=all',
    });
    act(() => environment.mock.resolveMostRecentOperation(answer([])));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Overdue' }));
    expect(address()).toBe('/?status=all');
  });

  it('shows the selected columns and remembers them', async () => {
    localStorage.clear();
    const { environment, user, address } = await renderScreen(<HomeScreen />);
    const resolve = () =>
      act(() =>
        environment.mock.resolveMostRecentOperation(
          answer([
            workflow('1', 'One', { tags: [{ id: 'tag', name: 'Urgent', shownColor: 'RED' }] }),
          ]),
        ),
      );
    resolve();
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Blueprint' }));
    const dialog = within(screen.getByRole('dialog'));
    const owner = dialog.getByRole('group', { name: 'Owner' });
    await user.click(within(owner).getByRole('button', { name: 'Remove column' }));
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Show columns' }));
    expect(address()).toContain('tags%2Clast-change%2Cblueprint');
    resolve();
    expect(await screen.findByRole('columnheader', { name: /Blueprint/ })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: /Owner/ })).toBeNull();
    expect(localStorage.getItem('baton.columns.workflows.viewer')).toContain('blueprint');
    localStorage.clear();
  });

  it('says that older workflows were not searched yet', async () => {
    await renderScreen(<HomeScreen />, {
      address: filterUrl,
      prepare: (environment) => {
        for (let times = 0; times < 6; times += 1) answerAll(environment, region, [], true);
      },
    });
    expect(await screen.findByText(/^No workflows found so far\. Older workflows/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Search older workflows' })).toBeTruthy();
  });

  it.each([
    ['a field that does not exist', filterUrl, null],
    ['an operator of another field type', filterUrl.replace('IS_ANY_OF', 'GREATER_THAN'), region],
    ['values that are not valid JSON', `${filterUrl}x`, region],
  ])('says that it can’t filter by %s', async (_, at, field) => {
    const { user, address } = await renderScreen(<HomeScreen />, {
      address: at,
      prepare: (environment) => {
        for (let times = 0; times < 6; times += 1) answerAll(environment, field, []);
      },
    });
    expect(
      await screen.findByText(/^The field was deleted, changed its type, or isn’t shared with you/),
    ).toBeTruthy();
    const [, removal] = screen.getAllByRole('button', { name: 'Remove filter by field value' });
    if (removal !== undefined) await user.click(removal);
    expect(address()).toBe('/');
  });
});
