import { asId, type PartyId } from '@baton/domain/core/ids';
import { sortDirections } from '@baton/domain/core/sort';
import { attentions } from '@baton/domain/list/attention-filter';
import { taskSortKeys, type TaskSortKey } from '@baton/domain/task-list/task-sort';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { taskListPage } from './task-page.queries.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const LIST = `query ($first: Int!, $after: String, $sort: TaskSortInput, $filter: TaskFilterInput) {
  tasks(first: $first, after: $after, sort: $sort, filter: $filter) {
    edges { node { id name workflowName } } pageInfo { hasNextPage endCursor } } }`;
const GROUPS = `query ($by: TaskGrouping!, $first: Int!, $filter: TaskFilterInput) {
  taskGroups(by: $by, first: $first, filter: $filter) { key name status count overdueCount tasks { name } } }`;
const ATTENTION = `query ($filter: TaskFilterInput) { taskAttention(filter: $filter) { attention count } }`;
const day = 86_400_000;

let ada: TestPerson;
let ben: TestPerson;
let stranger: TestPerson;
let team: string;

/** Columns of the test tasks. Times are in days from now. */
const tasks = [
  { name: 'Älg', status: 'PENDING_SUBMISSION', due: -2 },
  { name: 'beta', status: 'PENDING_SUBMISSION', due: 2 },
  { name: 'Alpha', status: 'PENDING_SUBMISSION', due: null, problem: true },
  { name: 'gamma', status: 'PENDING_REVIEW', due: -1 },
  { name: 'Delta', status: 'COMPLETED', due: -5, completed: -1 },
  { name: 'epsilon', status: 'COMPLETED', due: -6, completed: -3 },
  { name: 'Zeta', status: 'INACTIVE', due: null },
  { name: 'eta', status: 'INACTIVE', due: null, skipped: -2 },
] as const;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  stranger = await server.createPerson({ tenantId, name: 'Cleo' });
  team = await server.createGroup({
    tenantId,
    name: 'Kitchen',
    kind: 'TEAM',
    memberIds: [ben.userId],
  });
  const [self, group] = [asId<PartyId>(ben.userId), asId<PartyId>(team)];
  const content = buildBlueprint({
    tasks: tasks.map(({ name }) => ({ name, assignees: [name === 'beta' ? group : self] })),
  });
  const blueprintId = await publishedBlueprint(server, ada, content);
  const { codes } = await ada.graphql(START, {
    input: { idempotencyKey: newId(), blueprintId, name: 'Opening', ownerId: ada.userId },
  });
  expect(codes).toEqual([]);
  const at = (days: number | null | undefined) =>
    days == null ? null : new Date(server.clock.now() + days * day).toISOString();
  for (const task of tasks)
    await server.database.rows(
      `UPDATE task SET status = $2, due_on = $3, completed_at = $4, skipped_at = $5, has_exception = $6
        WHERE name = $1`,
      [
        ...[task.name, task.status, at(task.due)],
        ...[
          at('completed' in task ? task.completed : null),
          at('skipped' in task ? task.skipped : null),
        ],
        'problem' in task,
      ],
    );
});

const namesBy = async (
  person: TestPerson,
  variables: object = {},
  first = 2,
): Promise<readonly string[]> => {
  const names: string[] = [];
  for (let after: string | null = null, pages = 0; pages < 20; pages += 1) {
    const { data, codes } = await person.graphql(LIST, { ...variables, first, after });
    expect(codes).toEqual([]);
    const { edges, pageInfo } = data.tasks;
    names.push(...edges.map(({ node }: { node: { name: string } }) => node.name));
    if (!pageInfo.hasNextPage) return names;
    after = pageInfo.endCursor;
  }
  throw new Error('The list does not end');
};

const created = ['Älg', 'beta', 'Alpha', 'gamma', 'Delta', 'epsilon', 'Zeta', 'eta'];
const ascending: Readonly<Record<TaskSortKey, readonly string[]>> = {
  CREATED: created,
  DUE: ['epsilon', 'Delta', 'Älg', 'gamma', 'beta', 'Alpha', 'Zeta', 'eta'],
  NAME: ['Älg', 'Alpha', 'beta', 'Delta', 'epsilon', 'eta', 'gamma', 'Zeta'],
  WORKFLOW: created,
  STATUS: ['Alpha', 'Älg', 'beta', 'gamma', 'Zeta', 'Delta', 'epsilon', 'eta'],
  COMPLETED: ['epsilon', 'eta', 'Delta', 'Älg', 'beta', 'Alpha', 'gamma', 'Zeta'],
};

/** Missing values stay at the end, sorted by creation. */
const missing: Partial<Record<TaskSortKey, number>> = { DUE: 3, COMPLETED: 5 };

describe('sorted list of tasks', () => {
  it.each(taskSortKeys.flatMap((key) => sortDirections.map((way) => [key, way] as const)))(
    'returns each task once by %s %s',
    async (key, direction) => {
      const expected = key === 'NAME' ? ascending.NAME : ascending[key];
      const last = expected.length - (missing[key] ?? 0);
      const wanted =
        direction === 'ASCENDING'
          ? expected
          : [...expected.slice(0, last).toReversed(), ...expected.slice(last).toReversed()];
      const variables = { sort: { key, direction }, filter: { view: 'ALL' } };
      expect(await namesBy(ada, variables)).toEqual(wanted);
      expect(await namesBy(ben, variables)).toEqual(wanted);
    },
  );

  it.each([
    ['OPEN', ['Älg', 'gamma', 'beta', 'Alpha']],
    ['NOT_STARTED', ['Zeta']],
    ['COMPLETED', ['Delta', 'eta', 'epsilon']],
    ['ALL', created.toReversed()],
  ])('puts the most useful %s tasks first', async (view, expected) => {
    expect(await namesBy(ada, { filter: { view } })).toEqual(expected);
    expect(await namesBy(ben, { filter: { view } }, 1)).toEqual(expected);
  });

  it('refuses the page cursor of another sort', async () => {
    const sort = { key: 'NAME', direction: 'ASCENDING' };
    const { data } = await ada.graphql(LIST, { first: 1, sort });
    const after = data.tasks.pageInfo.endCursor;
    const other = { key: 'DUE', direction: 'ASCENDING' };
    expect((await ada.graphql(LIST, { first: 1, sort: other, after })).codes).toEqual([
      'RequestInvalid',
    ]);
  });
});

describe('filtered list of tasks', () => {
  it.each([
    [{ due: { range: 'OVERDUE' } }, ['Älg']],
    [{ due: { range: 'NEXT_7_DAYS' } }, ['beta']],
    [{ attention: 'OVERDUE' }, ['Älg']],
    [{ attention: 'STUCK' }, ['Alpha']],
    [{ attention: 'WAITING_FOR_ME' }, []],
    [{ state: 'PROBLEM' }, ['Alpha']],
    [{ state: 'IN_REVIEW' }, ['gamma']],
    [{ search: 'opening' }, ['Älg', 'gamma', 'beta', 'Alpha']],
    [{ search: 'bet' }, ['beta']],
    [{ type: 'APPROVAL' }, []],
    [{ view: 'COMPLETED', completed: { range: 'TODAY' } }, []],
    [{ view: 'COMPLETED', state: 'SKIPPED' }, ['eta']],
    [{ assignee: 'none' }, []],
    [{ workflow: 'unknown' }, []],
    [{ state: 'PROBLEM', due: { range: 'OVERDUE' } }, []],
    [{ state: 'PROBLEM', due: { range: 'OVERDUE' }, matchAny: true }, ['Älg', 'Alpha']],
    [{ state: 'PROBLEM', type: 'APPROVAL', matchAny: true, search: 'beta' }, []],
    [{ state: 'PROBLEM', matchAny: true }, ['Alpha']],
  ])('finds %j', async (filter, expected) => {
    expect(await namesBy(ada, { filter })).toEqual(expected);
  });

  it('finds tasks by the role that a person has in them', async () => {
    const sort = { key: 'NAME', direction: 'ASCENDING' };
    const of = (person: TestPerson, filter: object) => namesBy(person, { filter, sort });
    expect(await of(ada, { assignee: ben.userId })).toEqual(['Älg', 'Alpha', 'gamma']);
    expect(await of(ada, { assignee: team })).toEqual(['beta']);
    expect(await of(ada, { assignee: 'me' })).toEqual([]);
    expect(await of(ben, { assignee: 'me' })).toEqual(['Älg', 'Alpha', 'gamma']);
    expect(await of(ben, { assignee: 'my-teams' })).toEqual(['beta']);
    expect(await of(ben, { waitsFor: 'me' })).toContain('beta');
    expect(await of(ada, { waitsFor: ben.userId })).toEqual(await of(ben, { waitsFor: 'me' }));
    expect(await of(ada, { participant: team })).toEqual(['beta']);
    expect(await of(ben, { assignee: 'me', state: 'PROBLEM' })).toEqual(['Alpha']);
    const anyOfTwo = { assignee: 'my-teams', state: 'PROBLEM', matchAny: true };
    expect(await of(ben, anyOfTwo)).toEqual(['Alpha', 'beta']);
    expect(await of(ada, { owner: 'ME' })).toHaveLength(4);
    expect(await of(ben, { owner: 'ME' })).toEqual([]);
  });
});

describe('taskGroups', () => {
  const groups = async (person: TestPerson, by: string, filter: object = {}, first = 1) => {
    const { data, codes } = await person.graphql(GROUPS, { by, first, filter });
    expect(codes).toEqual([]);
    return data.taskGroups;
  };

  it('counts all tasks, and lists the first of each group', async () => {
    expect(await groups(ada, 'ASSIGNEE')).toMatchObject([
      { key: ben.userId, name: 'Ben', count: 3, overdueCount: 1, tasks: [{ name: 'Älg' }] },
      { key: team, name: 'Kitchen', count: 1, overdueCount: 0, tasks: [{ name: 'beta' }] },
    ]);
  });

  it('groups by status, the most urgent first', async () => {
    expect(await groups(ada, 'STATUS', { view: 'ALL' })).toMatchObject([
      { status: 'PROBLEM', count: 1 },
      { status: 'IN_PROGRESS', count: 2, overdueCount: 1 },
      { status: 'IN_REVIEW', count: 1, overdueCount: 0 },
      { status: 'NOT_STARTED', count: 1 },
      { status: 'COMPLETED', count: 2 },
      { status: 'SKIPPED', count: 1 },
    ]);
  });

  it.each(['WORKFLOW', 'STAGE', 'OWNER', 'BLUEPRINT', 'TAG'])('groups by %s', async (by) => {
    expect(await groups(ada, by)).toMatchObject([{ status: null, count: 4 }]);
    expect(await groups(ben, by, { waitsFor: 'me' })).toMatchObject([{ count: 4 }]);
  });

  it('counts only readable tasks', async () => {
    expect(await groups(ben, 'ASSIGNEE', { assignee: 'me' })).toMatchObject([{ count: 3 }]);
    expect(await groups(stranger, 'ASSIGNEE')).toEqual([]);
  });

  it('refuses too many rows', async () => {
    const { codes } = await ada.graphql(GROUPS, { by: 'STATUS', first: 101 });
    expect(codes).toEqual(['MaxResultsOutOfRange']);
  });
});

describe('taskAttention', () => {
  const counts = async (person: TestPerson, filter: object = {}) => {
    const { data, codes } = await person.graphql(ATTENTION, { filter });
    expect(codes).toEqual([]);
    return data.taskAttention.map(({ count }: { count: number }) => count);
  };

  it('counts open tasks that each attention filter finds', async () => {
    for (const person of [ada, ben, stranger]) {
      const found = await Promise.all(
        attentions.map(
          async (attention) => (await namesBy(person, { filter: { attention } })).length,
        ),
      );
      expect(await counts(person)).toEqual(found);
      expect(await counts(person, { view: 'COMPLETED', attention: 'STUCK' })).toEqual(found);
    }
    expect((await counts(ben))[1]).toBe(4);
  });

  it('counts only tasks that match the other filters', async () => {
    expect(await counts(ada, { search: 'alpha' })).toEqual([0, 0, 0, 1]);
    expect(await counts(ben, { assignee: 'my-teams', search: 'Älg' })).toEqual([0, 0, 0, 0]);
  });
});

describe('indexes of the list of tasks', () => {
  const plans = async (key: TaskSortKey, view: string): Promise<string> => {
    const viewer = {
      scope: { workflows: 'ALL', seesAutomations: true },
      userId: ada.userId,
      ownerId: ada.userId,
      parties: [ada.userId],
      ownAssignees: [ada.userId],
    } as const;
    const filters = {
      ...{
        view: view as 'open',
        ids: null,
        found: null,
        matchAny: false,
        attention: null,
        pattern: null,
        state: null,
        type: null,
        workflow: null,
      },
      ...{ blueprint: null, withVariants: false, stage: null, stageStatuses: null },
      ...{ waitsFor: null, assignee: null, participant: null, owner: null, ownedBy: null },
      ...{ tags: null, tagType: null, due: null, started: null, completed: null },
    };
    const now = new Date(server.clock.now());
    const by = { viewer, clock: { now, endOfWeek: now } };
    const sort = { key, direction: 'ASCENDING' } as const;
    const { text, values } = taskListPage(filters, sort, null, 51, by);
    const explain: Statement<Readonly<Record<string, string>>> = {
      text: `EXPLAIN ${text}`,
      values,
    };
    const settings = (name: string): Statement => ({ text: `SET LOCAL ${name} = off`, values: [] });
    const scope = { kind: 'tenant', tenantId: ada.tenantId } as const;
    // A small table is read completely, and never sorted, if an index has the order.
    const [, , plan] = await server.composition.database.trip(
      scope,
      settings('enable_seqscan'),
      settings('enable_sort'),
      explain,
    );
    return JSON.stringify(plan);
  };

  it.each([
    ['DUE', 'open', 'task_open_by_due'],
    ['NAME', 'open', 'task_open_by_name'],
    ['WORKFLOW', 'open', 'task_open_by_workflow'],
    ['STATUS', 'open', 'task_open_by_status'],
    ['COMPLETED', 'completed', 'task_by_close'],
    ['CREATED', 'all', 'task_pkey'],
  ] as const)('have the order %s of %s tasks', async (key, view, index) => {
    expect(await plans(key, view)).toContain(index);
  });
});
