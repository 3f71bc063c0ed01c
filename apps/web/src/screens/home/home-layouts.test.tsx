import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Variables } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

type Environment = Awaited<ReturnType<typeof renderScreen>>['environment'];
type Asked = [string, Variables][];

const today = new Date().toISOString().slice(0, 10);
const permissions = {
  edit: true,
  editOwner: true,
  pause: true,
  resume: false,
  end: true,
  refusals: [],
};
const ken = { __typename: 'User', id: 'ken', name: 'Ken Ito', kind: 'USER' };
const ada = { __typename: 'User', id: 'ada', name: 'Ada Fox', kind: 'USER' };

const workflow = (id: string, name: string, over: object = {}) => ({
  ...{ __typename: 'Workflow', id, name, reference: `SO-${id}`, homeStatus: 'ON_TRACK' },
  ...{ scheduleStatus: 'RUNNING', owner: ken, tags: [], waitsFor: [], pauseReason: null },
  ...{ startDate: `${today}T08:00:00Z`, plannedEndDate: `${today}T12:00:00Z`, endDate: null },
  ...{ forecastEndDate: `${today}T12:00:00Z`, overdueTaskCount: 0, permissions },
  ...over,
});

const task = (id: string, name: string, editDueOn: boolean) => ({
  ...{ __typename: 'Task', id, name, type: 'DEFAULT', version: 1, dueOn: `${today}T12:00:00Z` },
  ...{ displayStatus: 'IN_PROGRESS_ON_TRACK', mark: null },
  ...{ workflowId: 'w', workflowName: 'Launch' },
  permissions: {
    editDueOn,
    refusals: editDueOn
      ? []
      : [{ action: 'editDueOn', code: 'Forbidden', params: [], whoMay: ['OWNER'] }],
  },
});

const prepare =
  (asked: Asked, groups: readonly object[] = []) =>
  (environment: Environment) => {
    for (let times = 0; times < 40; times += 1)
      environment.mock.queueOperationResolver((operation) => {
        asked.push([operation.request.node.params.name, operation.request.variables]);
        return MockPayloadGenerator.generate(operation, {
          Query: () => ({ workflowAttention: [], workflowGroups: groups }),
          WorkflowCalendar: () => ({
            isCut: false,
            workflows: [workflow('1', 'Ends today')],
            tasks: [task('2', 'Count the ships', true), task('3', 'Sign the log', false)],
          }),
          WorkCalendar: () => ({
            week: [[1], [1], [1], [1], [1], [], []].map((spans) => ({
              spans: spans.map((from) => ({ from })),
            })),
            holidays: [],
          }),
          WorkflowConnection: () => ({
            edges: [
              { node: workflow('1', 'First'), cursor: '1' },
              { node: workflow('2', 'Second', { startDate: null }), cursor: '2' },
            ],
            pageInfo: { hasNextPage: false, endCursor: null },
          }),
        });
      });
  };

const inputOf = (asked: Asked, mutation: string) =>
  asked.find(([name]) => name === mutation)?.[1]['input'];

describe('board', () => {
  const none = { key: '', name: '', overdueCount: 0 };
  const byStatus = [
    {
      ...none,
      ...{ status: 'ON_TRACK', count: 60 },
      workflows: [workflow('1', 'One'), workflow('2', 'Two')],
    },
    { ...none, status: 'PAUSED', count: 1, workflows: [workflow('3', 'Three')] },
  ];
  const byOwner = [
    {
      ...none,
      key: 'ken',
      name: 'Ken Ito',
      status: null,
      count: 1,
      workflows: [workflow('1', 'One')],
    },
    {
      ...{ ...none, key: 'ada', name: 'Ada Fox', status: null, count: 1 },
      workflows: [workflow('2', 'Two', { owner: ada })],
    },
  ];

  it('pauses a workflow with a menu, and asks for a reason', async () => {
    const asked: Asked = [];
    const { user } = await renderScreen(<HomeScreen />, {
      address: '/?view-type=board',
      prepare: prepare(asked, byStatus),
    });
    const column = await screen.findByRole('region', { name: 'On track' });
    expect(within(column).getByText('58 more workflows. Use filters to see them.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Waiting' })).toBeTruthy();
    await expectAccessible();
    screen.getByRole('button', { name: 'Move One' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: /^Overdue/ })).toHaveProperty(
      'ariaDisabled',
      'true',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Paused' }));
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Strike');
    await user.click(screen.getByRole('button', { name: 'Pause workflow' }));
    await waitFor(() =>
      expect(inputOf(asked, 'useCardMovesPauseMutation')).toMatchObject({
        workflowId: '1',
        reason: 'Strike',
      }),
    );
  });

  it('moves between cards with arrow keys', async () => {
    const { user } = await renderScreen(<HomeScreen />, {
      address: '/?view-type=board',
      prepare: prepare([], byStatus),
    });
    (await screen.findByRole('link', { name: 'One' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Two');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Three');
  });

  const drag = (name: string, to: string): void => {
    const card = screen.getByRole('link', { name }).closest('li');
    const column = screen.getByRole('region', { name: to });
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    if (card === null) throw new Error('No card');
    fireEvent.dragStart(card, { dataTransfer });
    fireEvent.dragOver(column, { dataTransfer });
    fireEvent.drop(column, { dataTransfer });
  };

  it('changes the owner by dragging', async () => {
    const asked: Asked = [];
    await renderScreen(<HomeScreen />, {
      address: '/?view-type=board&group=owner',
      prepare: prepare(asked, byOwner),
    });
    await screen.findByRole('region', { name: 'Ken Ito' });
    drag('One', 'Ada Fox');
    await waitFor(() =>
      expect(inputOf(asked, 'useCardMovesUpdateMutation')).toMatchObject({
        workflowId: '1',
        ownerId: 'ada',
      }),
    );
  });

  it('offers no moves between blueprints, and says why', async () => {
    const group = { ...none, key: 'b', status: null, count: 1 };
    await renderScreen(<HomeScreen />, {
      address: '/?view-type=board&group=blueprint',
      prepare: prepare([], [{ ...group, workflows: [workflow('1', 'One')] }]),
    });
    expect(await screen.findByText('A workflow keeps its blueprint.')).toBeTruthy();
    const card = screen.getByRole('link', { name: 'One' }).closest('li');
    expect(card?.draggable).toBe(false);
    expect(screen.queryByRole('button', { name: 'Move One' })).toBeNull();
  });

  it('says why a card cannot be dragged to a column', async () => {
    const asked: Asked = [];
    await renderScreen(<HomeScreen />, {
      address: '/?view-type=board',
      prepare: prepare(asked, byStatus),
    });
    await screen.findByRole('region', { name: 'On track' });
    drag('One', 'Overdue');
    expect(
      await screen.findByText('The status follows from the tasks and their due dates.'),
    ).toBeTruthy();
    expect(asked.some(([name]) => name.startsWith('useCardMoves'))).toBe(false);
  });
});

describe('calendar', () => {
  afterEach(() => vi.unstubAllGlobals());
  const narrow = (): void => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      ...{ matches: media.includes('width <'), media },
      ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    }));
  };
  const open = async (asked: Asked = [], query = '&scale=week&show=tasks') =>
    renderScreen(<HomeScreen />, {
      address: `/?view-type=calendar${query}`,
      prepare: prepare(asked),
    });

  it('loads all visible days with one query', async () => {
    const asked: Asked = [];
    const { user, address } = await open(asked, '&scale=month');
    expect(await screen.findByRole('link', { name: 'Planned end of Ends today' })).toBeTruthy();
    await expectAccessible();
    const ranges = () => asked.filter(([name]) => name === 'workflowCalendarQuery');
    expect(ranges()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(ranges().length).toBeGreaterThan(1));
    expect(ranges().at(-1)?.[1]['from'] > (ranges()[0]?.[1]['from'] ?? '')).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Agenda' }));
    expect(address()).toContain('scale=agenda');
  });

  it('shows the selected day of a month in a narrow window', async () => {
    narrow();
    const asked: Asked = [];
    const { user } = await open(asked, '&scale=month');
    expect(await screen.findByRole('link', { name: 'Planned end of Ends today' })).toBeTruthy();
    const days = screen.getAllByRole('button', { name: /, (?:Nothing is|\d+) due$/ });
    const other = days.find(
      (day) => day.ariaCurrent !== 'date' && day.getAttribute('data-other') === null,
    );
    if (other === undefined) throw new Error('No other day');
    await expectAccessible();
    await user.click(other);
    await screen.findByText('Nothing is due');
    expect(screen.queryByRole('link', { name: 'Planned end of Ends today' })).toBeNull();
    expect(asked.filter(([name]) => name === 'workflowCalendarQuery')).toHaveLength(1);
  });

  it('shows a week as a list in a narrow window', async () => {
    narrow();
    await open();
    expect(await screen.findByRole('link', { name: 'Planned end of Ends today' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    await expectAccessible();
  });

  it('changes a due date by keyboard', async () => {
    const asked: Asked = [];
    const { user } = await open(asked);
    (await screen.findByRole('button', { name: 'Change due date of Count the ships' })).focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() =>
      expect(inputOf(asked, 'useDueChangeMutation')).toMatchObject({ taskId: '2' }),
    );
    const moved = Date.parse(inputOf(asked, 'useDueChangeMutation').dueOn);
    expect(moved - Date.parse(`${today}T12:00:00Z`)).toBe(86_400_000);
  });

  it('says why a date cannot be dragged', async () => {
    const asked: Asked = [];
    await open(asked);
    const other = (await screen.findAllByRole('cell')).find(
      (cell) => cell.dataset['day'] !== today,
    );
    const drag = (name: string): void => {
      const entry = screen.getByRole('link', { name }).closest('li');
      const dataTransfer = { setData: () => undefined, effectAllowed: '' };
      if (entry === null || other === undefined) throw new Error('Nothing to drag');
      fireEvent.dragStart(entry, { dataTransfer });
      fireEvent.dragOver(other, { dataTransfer });
      fireEvent.drop(other, { dataTransfer });
    };
    drag('Sign the log');
    expect(await screen.findByText(/owner/i)).toBeTruthy();
    drag('Planned end of Ends today');
    expect(await screen.findByText(/^The planned end follows from the tasks/)).toBeTruthy();
    expect(asked.some(([name]) => name === 'useDueChangeMutation')).toBe(false);
  });
});

describe('timeline', () => {
  it('shows dates as text, and can be used with arrow keys', async () => {
    const { user, address } = await renderScreen(<HomeScreen />, {
      address: '/?view-type=timeline',
      prepare: prepare([]),
    });
    const row = await screen.findByRole('row', { name: /First.*planned end/ });
    expect(row).toBeTruthy();
    expect(screen.getByRole('row', { name: /Second.*No dates yet/ })).toBeTruthy();
    await expectAccessible();
    screen.getByRole('link', { name: 'First' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Second');
    await user.click(screen.getByRole('radio', { name: 'Quarter' }));
    expect(address()).toContain('scale=quarter');
  });
});
