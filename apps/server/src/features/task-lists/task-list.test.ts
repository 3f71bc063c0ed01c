import { asId, type PartyId } from '@baton/domain/core/ids';
import { sortDirections } from '@baton/domain/core/sort';
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
const day = 86_400_000;

let ada: TestPerson;
let ben: TestPerson;
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
  ])('has a useful order of %s tasks', async (view, expected) => {
    expect(await namesBy(ada, { filter: { view } })).toEqual(expected);
    expect(await namesBy(ben, { filter: { view } }, 1)).toEqual(expected);
  });

  it('refuses the cursor of another sort', async () => {
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
    [{ state: 'PROBLEM' }, ['Alpha']],
    [{ state: 'IN_REVIEW' }, ['gamma']],
    [{ search: 'opening' }, ['Älg', 'gamma', 'beta', 'Alpha']],
    [{ search: 'bet' }, ['beta']],
    [{ type: 'APPROVAL' }, []],
    [{ view: 'COMPLETED', completed: { range: 'TODAY' } }, []],
    [{ view: 'COMPLETED', state: 'SKIPPED' }, ['eta']],
    [{ assignee: 'none' }, []],
    [{ workflow: 'unknown' }, []],
  ])('finds %j', async (filter, expected) => {
    expect(await namesBy(ada, { filter })).toEqual(expected);
  });

  it('finds the tasks of a person by their relation', async () => {
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
    expect(await of(ada, { owner: 'ME' })).toHaveLength(4);
    expect(await of(ben, { owner: 'ME' })).toEqual([]);
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
      ...{ view: view as 'open', pattern: null, state: null, type: null, workflow: null },
      ...{ blueprint: null, withVariants: false, stage: null, stageStatuses: null },
      ...{ waitsFor: null, assignee: null, participant: null, owner: null, ownedBy: null },
      ...{ tags: null, tagType: null, due: null, started: null, completed: null },
    };
    const by = { viewer, now: new Date(server.clock.now()) };
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
    ['COMPLETED', 'completed', 'task_by_close'],
    ['CREATED', 'all', 'task_pkey'],
  ] as const)('have the order %s of %s tasks', async (key, view, index) => {
    expect(await plans(key, view)).toContain(index);
  });
});
