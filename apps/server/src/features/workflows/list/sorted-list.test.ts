import { asId, type PartyId } from '@baton/domain/core/ids';
import { sortDirections } from '@baton/domain/core/sort';
import { workflowSortKeys, type WorkflowSortKey } from '@baton/domain/workflow-list/workflow-sort';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const LIST = `query ($first: Int!, $after: String, $sort: WorkflowSortInput, $status: [ScheduleStatus!],
    $attention: WorkflowAttention, $owner: WorkflowOwnerFilter, $ownedBy: ID) {
  workflows(first: $first, after: $after, sort: $sort,
    filter: { status: $status, attention: $attention, owner: $owner, ownedBy: $ownedBy }) {
    edges { node { name homeStatus } } pageInfo { hasNextPage endCursor } } }`;
const COUNTS = `{ workflowAttention { attention count } }`;
const day = 86_400_000;

let ada: TestPerson;
let ben: TestPerson;

/** Columns of the test workflows. Times are in days from now. */
const workflows = [
  { name: 'Älg', status: 'RUNNING', owner: 'ada', due: -2, started: -5, next: -1, changed: -1 },
  { name: 'beta', status: 'RUNNING', owner: 'ben', due: 2, started: -4, next: 1, changed: -3 },
  {
    name: 'Alpha',
    status: 'RUNNING',
    owner: 'ada',
    due: null,
    started: -3,
    stuck: true,
    changed: -2,
  },
  { name: 'gamma', status: 'NOT_STARTED', owner: 'ben', due: null, started: null, changed: -9 },
  { name: 'Delta', status: 'PAUSED', owner: 'ada', due: -1, started: -2, next: -1, changed: -4 },
  { name: 'epsilon', status: 'COMPLETED', owner: 'ben', due: -3, started: -9, changed: -6 },
  { name: 'Zeta', status: 'ENDED', owner: 'ada', due: 9, started: -8, changed: -5 },
] as const;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const content = buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ben.userId)] }] });
  const blueprintId = await publishedBlueprint(server, ada, content);
  const now = server.clock.now();
  const at = (days: number | null | undefined) =>
    days == null ? null : new Date(now + days * day).toISOString();
  for (const one of workflows) {
    const input = { idempotencyKey: newId(), blueprintId, name: one.name, ownerId: ada.userId };
    const { data } = await ada.graphql(START, { input });
    await server.database.rows(
      `UPDATE workflow SET schedule_status = $2, owner_id = $3, planned_end = $4, started_at = $5, next_due = $6,
          has_exception = $7, changed_at = $8, marks = marks - 'plannedEndAtStart' WHERE id = $1`,
      [
        data.startWorkflow.workflow.id,
        one.status,
        one.owner === 'ada' ? ada.userId : ben.userId,
        at(one.due),
        at(one.started),
        at('next' in one ? one.next : null),
        'stuck' in one,
        at(one.changed),
      ],
    );
  }
});

const namesBy = async (
  person: TestPerson,
  variables: object,
  first = 2,
): Promise<readonly string[]> => {
  const names: string[] = [];
  for (let after: string | null = null, pages = 0; pages < 20; pages += 1) {
    const { data, codes } = await person.graphql(LIST, { ...variables, first, after });
    expect(codes).toEqual([]);
    const { edges, pageInfo } = data.workflows;
    names.push(...edges.map(({ node }: { node: { name: string } }) => node.name));
    if (!pageInfo.hasNextPage) return names;
    after = pageInfo.endCursor;
  }
  throw new Error('The list does not end');
};

const ascending: Readonly<Record<WorkflowSortKey, readonly string[]>> = {
  CREATED: ['Älg', 'beta', 'Alpha', 'gamma', 'Delta', 'epsilon', 'Zeta'],
  NAME: ['Älg', 'Alpha', 'beta', 'Delta', 'epsilon', 'gamma', 'Zeta'].toSorted((a, b) =>
    a
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .toLowerCase() <
    b
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .toLowerCase()
      ? -1
      : 1,
  ),
  STATUS: ['Älg', 'Alpha', 'beta', 'gamma', 'Delta', 'epsilon', 'Zeta'],
  PLANNED_END: ['epsilon', 'Älg', 'Delta', 'beta', 'Zeta', 'Alpha', 'gamma'],
  START: ['epsilon', 'Zeta', 'Älg', 'beta', 'Alpha', 'Delta', 'gamma'],
  LAST_CHANGE: ['gamma', 'epsilon', 'Zeta', 'Delta', 'beta', 'Alpha', 'Älg'],
  OWNER: ['Älg', 'Alpha', 'Delta', 'Zeta', 'beta', 'gamma', 'epsilon'],
};

/** Missing values stay at the end, sorted by creation. */
const missing: Partial<Record<WorkflowSortKey, number>> = { PLANNED_END: 2, START: 1 };

describe('sorted list of workflows', () => {
  it.each(workflowSortKeys.flatMap((key) => sortDirections.map((way) => [key, way] as const)))(
    'returns each workflow once by %s %s',
    async (key, direction) => {
      const expected = ascending[key];
      const last = expected.length - (missing[key] ?? 0);
      const wanted =
        direction === 'ASCENDING'
          ? expected
          : [...expected.slice(0, last).toReversed(), ...expected.slice(last).toReversed()];
      expect(await namesBy(ada, { sort: { key, direction } })).toEqual(wanted);
      expect(await namesBy(ben, { sort: { key, direction } })).toEqual(wanted);
    },
  );

  it('sorts only the workflows with the given statuses', async () => {
    const sort = { key: 'LAST_CHANGE', direction: 'DESCENDING' };
    expect(await namesBy(ada, { sort, status: ['RUNNING', 'ENDED'] }, 1)).toEqual([
      'Älg',
      'Alpha',
      'beta',
      'Zeta',
    ]);
  });

  it('refuses the cursor of another sort', async () => {
    const sort = { key: 'NAME', direction: 'ASCENDING' };
    const { data } = await ada.graphql(LIST, { first: 1, sort });
    const after = data.workflows.pageInfo.endCursor;
    const other = { key: 'START', direction: 'ASCENDING' };
    expect((await ada.graphql(LIST, { first: 1, sort: other, after })).codes).toEqual([
      'RequestInvalid',
    ]);
  });
});

describe('attention', () => {
  it.each([
    ['OVERDUE', ['Älg']],
    ['STUCK', ['Alpha']],
    ['WAITING_FOR_ME', []],
  ] as const)('lists %s workflows', async (attention, expected) => {
    expect(await namesBy(ada, { attention })).toEqual(expected);
  });

  it('lists workflows that wait for the person', async () => {
    expect((await namesBy(ben, { attention: 'WAITING_FOR_ME' })).length).toBeGreaterThan(0);
  });

  it('counts open workflows by attention', async () => {
    const { data, codes } = await ada.graphql(COUNTS);
    expect(codes).toEqual([]);
    expect(data.workflowAttention).toContainEqual({ attention: 'OVERDUE', count: 1 });
    expect(data.workflowAttention).toContainEqual({ attention: 'STUCK', count: 1 });
  });

  it('lists workflows of any person', async () => {
    expect(await namesBy(ada, { ownedBy: ben.userId })).toEqual(['epsilon', 'gamma', 'beta']);
  });

  it('lists workflows of the members of any team', async () => {
    const { tenantId } = ada;
    const group = { tenantId, name: 'Kitchen', kind: 'TEAM', memberIds: [ben.userId] } as const;
    const ownedBy = await server.createGroup(group);
    expect(await namesBy(ada, { ownedBy })).toEqual(['epsilon', 'gamma', 'beta']);
    expect(await namesBy(ada, { ownedBy: newId() })).toEqual([]);
    expect(await namesBy(ada, { ownedBy: 'unknown' })).toEqual([]);
  });

  it('lists workflows of the person', async () => {
    expect(await namesBy(ben, { owner: 'ME' })).toEqual(['epsilon', 'gamma', 'beta']);
  });
});
