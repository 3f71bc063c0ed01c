import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addedTags } from '../../testing/added-tags.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const APPROVE = `mutation ($input: VoteInput!) { approveTask(input: $input) { task { id } } }`;
const FLAGS = `permissions { read editName editAssignees editDueOn editDescription complete approve reopen }`;
const LIST = `edges { cursor node { id name reference dueOn displayStatus workflowName stageName version
  assignees { id name } ${FLAGS} } } pageInfo { hasNextPage endCursor }`;
const MINE = `query ($first: Int!, $after: String) { myTasks(first: $first, after: $after) { ${LIST} } }`;
const ASSIGNED = `query ($scope: TaskScope!) { assignedTasks(first: 50, scope: $scope) { ${LIST} } }`;
const COPIED = `query ($scope: CopyScope!, $first: Int!, $after: String) {
  copiedTasks(scope: $scope, first: $first, after: $after) { ${LIST} } }`;
const TASK = `query ($id: ID!) { task(id: $id) { ${FLAGS} } }`;
const VIEWER = `{ viewer { counts { myTasks overdue } } }`;

let ada: TestPerson;
let ben: TestPerson;
let blueprintId: string;
let cleo: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  const team = await server.createGroup({ tenantId, name: 'Ops', memberIds: [ben.userId] });
  const person = asId<PartyId>(ben.userId);
  const group = asId<PartyId>(team);
  const content = buildBlueprint(
    {
      tasks: [
        { name: 'Undated', assignees: [person], backups: [asId<PartyId>(ada.userId)] },
        { name: 'Later', assignees: [person], due: { kind: 'WORKFLOW_START', days: 9 } },
        { name: 'Soon, by team', assignees: [group], due: { kind: 'WORKFLOW_START', days: 1 } },
        {
          name: 'Twice mine',
          assignees: [person, group],
          due: { kind: 'WORKFLOW_START', days: 2 },
        },
        { name: "Somebody else's", assignees: [asId<PartyId>(ada.userId)], cc: [person] },
        { name: 'For the team to read', assignees: [asId<PartyId>(ada.userId)], cc: [group] },
        {
          name: 'To be judged',
          assignees: [person],
          due: { kind: 'WORKFLOW_START', days: 3 },
          approvals: [
            {
              key: taskKey(91),
              level: 1,
              approvers: [group, asId<PartyId>(ada.userId)],
              ...stepDefaults,
              rule: 'ALL',
              requiresComment: false,
              due: null,
            },
          ],
        },
      ],
    },
    { tasks: [{ name: 'Not yet', assignees: [person] }] },
  );
  blueprintId = await publishedBlueprint(server, ada, content);
  const { codes } = await ada.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
  });
  expect(codes).toEqual([]);
});

const names = (connection: { edges: { node: { name: string } }[] }) =>
  connection.edges.map(({ node }) => node.name);

test('lists tasks of the person and their teams once, by due date', async () => {
  const { data } = await ben.graphql(MINE, { first: 50 });
  expect(names(data.myTasks)).toEqual([
    'Soon, by team',
    'Twice mine',
    'To be judged',
    'Later',
    'Undated',
  ]);
  expect(data.myTasks.edges[1].node).toMatchObject({
    workflowName: 'Run',
    stageName: 'Stage 1',
    assignees: [{ name: 'Ben' }, { name: 'Ops' }],
    displayStatus: 'IN_PROGRESS_ON_TRACK',
  });
  expect(await server.countTrips(() => ben.graphql(MINE, { first: 50 }))).toBe(1);
});

test('shows the new name of an assignee who was renamed', async () => {
  const assignees = async (): Promise<readonly { name: string }[]> =>
    (await ben.graphql(MINE, { first: 50 })).data.myTasks.edges[1].node.assignees;
  expect(await assignees()).toMatchObject([{ name: 'Ben' }, { name: 'Ops' }]);
  const rename = (name: string) =>
    server.database.rows('UPDATE party SET name = $2 WHERE id = $1', [ben.userId, name]);
  await rename('Benjamin');
  expect(await assignees()).toMatchObject([{ name: 'Benjamin' }, { name: 'Ops' }]);
  await rename('Ben');
});

test('returns details of a task without loading its workflow', async () => {
  const record = `{ myTasks(first: 50) { edges { node {
    tags { name } assignedBy { id } backupAssignees { id } leadTime { amount unit } } } } }`;
  const undated = `{ myTasks(first: 50) { edges { node { id } } } }`;
  const { data } = await ben.graphql(undated);
  const taskId = data.myTasks.edges.at(-1).node.id;
  const update = `mutation ($input: UpdateTaskInput!) { updateTask(input: $input) { task { id } } }`;
  const input = {
    idempotencyKey: crypto.randomUUID(),
    taskId,
    tags: await addedTags(server, ada.tenantId, ['Legal']),
  };
  expect((await ada.graphql(update, { input })).codes).toEqual([]);
  // The page with the viewer; the tag and Ada as the backup.
  expect(await server.countTrips(() => ben.graphql(record))).toBe(2);
  const told = (await ben.graphql(record)).data.myTasks.edges.at(-1).node;
  expect(told).toEqual({
    tags: [{ name: 'Legal' }],
    assignedBy: null,
    backupAssignees: [{ id: ada.userId }],
    leadTime: null,
  });
});

test('pages without gaps or duplicates', async () => {
  const seen: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 9; page += 1) {
    const { data }: { data: any } = await ben.graphql(MINE, { first: 2, after });
    seen.push(...names(data.myTasks));
    after = data.myTasks.pageInfo.endCursor;
    if (data.myTasks.pageInfo.hasNextPage !== true) break;
  }
  expect(seen).toEqual(['Soon, by team', 'Twice mine', 'To be judged', 'Later', 'Undated']);
});

test('limits the page size and validates the cursor', async () => {
  expect((await ben.graphql(MINE, { first: 101 })).codes).toEqual(['MaxResultsOutOfRange']);
  expect((await ben.graphql(MINE, { first: 0 })).codes).toEqual(['MaxResultsOutOfRange']);
  expect((await ben.graphql(MINE, { first: 5, after: 'nonsense' })).codes).toEqual([
    'RequestInvalid',
  ]);
});

test('lists tasks assigned to me by status', async () => {
  const open = await ben.graphql(ASSIGNED, { scope: 'OPEN' });
  expect(names(open.data.assignedTasks)).toEqual([
    'Twice mine',
    'To be judged',
    'Later',
    'Undated',
  ]);
  const waiting = await ben.graphql(ASSIGNED, { scope: 'NOT_STARTED' });
  expect(names(waiting.data.assignedTasks)).toEqual(['Not yet']);
});

test('lists watched tasks by open and completed, page by page', async () => {
  const all: { scope: string; first: number } = { scope: 'OPEN', first: 50 };
  const { data } = await ben.graphql(COPIED, all);
  expect(names(data.copiedTasks)).toEqual(["Somebody else's", 'For the team to read']);
  const { endCursor } = (await ben.graphql(COPIED, { ...all, first: 1 })).data.copiedTasks.pageInfo;
  const second = await ben.graphql(COPIED, { ...all, first: 1, after: endCursor });
  expect(names(second.data.copiedTasks)).toEqual(['For the team to read']);
  expect(names((await ada.graphql(COPIED, all)).data.copiedTasks)).toEqual([]);
  const taskId = data.copiedTasks.edges[0].node.id;
  await ada.graphql(COMPLETE, { input: { idempotencyKey: crypto.randomUUID(), taskId } });
  expect(names((await ben.graphql(COPIED, all)).data.copiedTasks)).toEqual([
    'For the team to read',
  ]);
  const done = await ben.graphql(COPIED, { ...all, scope: 'COMPLETED' });
  expect(names(done.data.copiedTasks)).toEqual(["Somebody else's"]);
  expect(done.data.copiedTasks.edges[0].node.permissions).toMatchObject({
    read: true,
    complete: false,
  });
});

test('counts open and overdue tasks', async () => {
  expect((await ben.graphql(VIEWER)).data.viewer.counts).toEqual({ myTasks: 5, overdue: 0 });
  server.clock.advance(4 * 24 * 3_600_000);
  expect((await ben.graphql(VIEWER)).data.viewer.counts).toEqual({ myTasks: 5, overdue: 3 });
  server.clock.advance(-4 * 24 * 3_600_000);
});

test('returns the same permissions in lists as on the task', async () => {
  const { data } = await ben.graphql(MINE, { first: 50 });
  const judged = data.myTasks.edges.find((edge: any) => edge.node.name === 'To be judged').node;
  await ben.graphql(COMPLETE, {
    input: { idempotencyKey: crypto.randomUUID(), taskId: judged.id },
  });
  for (const person of [ben, ada]) {
    const after = await person.graphql(MINE, { first: 50 });
    const rows = after.data.myTasks.edges.map((edge: any) => edge.node);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const one = await person.graphql(TASK, { id: row.id });
      expect(row.permissions, row.name).toEqual(one.data.task.permissions);
    }
  }
});

test('returns who submitted the task that an approval is about', async () => {
  const work = { assignees: [asId<PartyId>(cleo.userId)] };
  const judge = {
    type: 'APPROVAL',
    assignees: [asId<PartyId>(cleo.userId), asId<PartyId>(ada.userId)],
    rejectAction: { kind: 'CONTINUE', requiresComment: false },
  } as const;
  const restart = { kind: 'RESTART_STAGE', stage: stageKey(1), requiresComment: false } as const;
  const after = { afterTasks: [taskKey(2)], notBefore: null };
  const content = buildBlueprint(
    {
      tasks: [
        { ...work, name: 'Work' },
        { ...judge, name: 'Behind it' },
      ],
    },
    {
      tasks: [
        { ...judge, name: 'With the next stage' },
        { ...judge, name: 'Restarting', rejectAction: restart },
        { ...judge, name: 'After an approval', trigger: after },
      ],
      trigger: { kind: 'AFTER_STAGES', stages: [stageKey(1)], join: 'ALL_RESOLVED' },
    },
  );
  const id = await publishedBlueprint(server, ada, content);
  const input = { blueprintId: id, name: 'Judged', ownerId: ada.userId };
  await ada.graphql(START, { input: { idempotencyKey: crypto.randomUUID(), ...input } });
  const mine = async (who: TestPerson) =>
    (await who.graphql(MINE, { first: 50 })).data.myTasks.edges
      .map((edge: any) => edge.node)
      .filter((node: any) => node.workflowName === 'Judged');
  const act = async (who: TestPerson, name: string) => {
    const { id: taskId } = (await mine(who)).find((node: any) => node.name === name);
    const mutation = name === 'Work' ? COMPLETE : APPROVE;
    const said = { taskId, ...(name !== 'Work' && { comment: '' }) };
    return (
      await who.graphql(mutation, { input: { idempotencyKey: crypto.randomUUID(), ...said } })
    ).codes;
  };
  expect(await act(cleo, 'Work')).toEqual([]);
  expect((await mine(cleo)).map((node: any) => node.permissions.approve)).toEqual([false]);
  expect(await act(cleo, 'Behind it')).toEqual(['SelfApproval']);
  expect(await act(ada, 'Behind it')).toEqual([]);
  for (const [who, may] of [
    [cleo, false],
    [ada, true],
  ] as const) {
    const rows = await mine(who);
    expect(rows.map((node: any) => [node.name, node.permissions.approve]).sort()).toEqual([
      ['After an approval', may],
      ['Restarting', may],
      ['With the next stage', may],
    ]);
  }
});

test('leaves out skipped predecessors of an approval', async () => {
  const judge = {
    type: 'APPROVAL',
    name: 'Judge',
    assignees: [asId<PartyId>(cleo.userId), asId<PartyId>(ada.userId)],
    rejectAction: { kind: 'CONTINUE', requiresComment: false },
  } as const;
  const content = buildBlueprint(
    { tasks: [{ assignees: [asId<PartyId>(cleo.userId)], name: 'Work' }] },
    { tasks: [{ assignees: [asId<PartyId>(ada.userId)], name: 'Extra' }] },
    { tasks: [judge] },
  );
  const id = await publishedBlueprint(server, ada, content);
  const input = { blueprintId: id, name: 'Looked through', ownerId: ada.userId };
  await ada.graphql(START, { input: { idempotencyKey: crypto.randomUUID(), ...input } });
  const rowOf = async (who: TestPerson, name: string) =>
    (await who.graphql(MINE, { first: 50 })).data.myTasks.edges
      .map((edge: any) => edge.node)
      .find((node: any) => node.workflowName === 'Looked through' && node.name === name);
  const give = (who: TestPerson, taskId: string, mutation: string, more: object = {}) =>
    who.graphql(mutation, { input: { idempotencyKey: crypto.randomUUID(), taskId, ...more } });
  await give(cleo, (await rowOf(cleo, 'Work')).id, COMPLETE);
  const skip = 'mutation ($input: TaskCommandInput!) { skipTask(input: $input) { task { id } } }';
  const skipped = await give(ada, (await rowOf(ada, 'Extra')).id, skip, { reason: 'Not needed' });
  expect(skipped.codes).toEqual([]);
  expect((await rowOf(cleo, 'Judge')).permissions.approve).toBe(false);
  expect((await rowOf(ada, 'Judge')).permissions.approve).toBe(true);
});

test('lists open tasks of another person that the viewer can open', async () => {
  const OF = `query ($id: ID!) { openTasksOf(partyId: $id, first: 50) { ${LIST} } }`;
  const read = async (viewer: TestPerson) => viewer.graphql(OF, { id: ben.userId });
  const { data } = await read(ada);
  expect(names(data['openTasksOf'] as never)).toEqual([
    'Twice mine',
    'To be judged',
    'Later',
    'Undated',
  ]);
  expect(names((await read(ben)).data['openTasksOf'] as never)).toHaveLength(4);
  expect(names((await read(cleo)).data['openTasksOf'] as never)).toEqual([]);
});
