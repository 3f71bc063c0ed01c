import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id reference name scheduleStatus homeStatus taskCount completedTaskCount owner { name }
  stages { name status waitingFor { code names } tasks { id key name status displayStatus dueOn version
    assignees { name kind } permissions { complete approve reopen refusals { action code } }
    approvals { id level displayStatus assignees { name } } } } } } }`;
const COMMAND = `task { id status displayStatus version isReopened } workflow { scheduleStatus completedTaskCount }
  changed { id name status }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { ${COMMAND} } }`;
const REOPEN = `mutation ($input: ReopenTaskInput!) { reopenTask(input: $input) { ${COMMAND} } }`;
const APPROVE = `mutation ($input: VoteInput!) { approveTask(input: $input) { ${COMMAND} } }`;
const REJECT = `mutation ($input: RejectTaskInput!) { rejectTask(input: $input) { ${COMMAND} } }`;
const TASK = `query ($id: ID!) { task(id: $id) { id name status displayStatus
  votes { decision comment voter { name } onBehalfOf { name } }
  approvals { id displayStatus permissions { approve } } waitingFor { code names }
  remarks { comment voter { name } } sendsBackTo { name } parentTask { name }
  permissions { complete approve refusals { action code } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  const content = buildBlueprint(
    {
      tasks: [
        {
          assignees: [asId<PartyId>(ben.userId)],
          due: { kind: 'DURATION', amount: 2, unit: 'DAYS' },
          approvals: [
            {
              key: taskKey(91),
              level: 1,
              approvers: [asId<PartyId>(cleo.userId)],
              ...stepDefaults,
              rule: 'ANY',
              requiresComment: true,
              due: null,
            },
          ],
        },
      ],
    },
    { tasks: [{ assignees: [asId<PartyId>(ben.userId)] }] },
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

const start = async (key: string = crypto.randomUUID()) => {
  const { data, codes } = await ada.graphql(START, {
    input: { idempotencyKey: key, blueprintId, name: 'First run', ownerId: ada.userId },
  });
  expect(codes).toEqual([]);
  return data.startWorkflow.workflow;
};

const input = (taskId: string, more: object = {}) => ({
  input: { idempotencyKey: crypto.randomUUID(), taskId, ...more },
});

describe('startWorkflow', () => {
  test('starts the current version with its first stage in progress', async () => {
    const workflow = await start();
    expect(workflow).toMatchObject({
      scheduleStatus: 'RUNNING',
      homeStatus: 'ON_TRACK',
      taskCount: 2,
      completedTaskCount: 0,
      owner: { name: 'Ada' },
    });
    expect(workflow.reference).toMatch(/^PRO-\d+$/);
    const [first, second] = workflow.stages;
    expect(first).toMatchObject({ status: 'IN_PROGRESS', waitingFor: null });
    expect(second).toMatchObject({
      status: 'NOT_STARTED',
      waitingFor: { code: 'STAGES', names: [first.name] },
    });
    expect(first.tasks[0]).toMatchObject({
      displayStatus: 'IN_PROGRESS_ON_TRACK',
      dueOn: '2026-03-04T23:59:59.999Z',
      assignees: [{ name: 'Ben', kind: 'USER' }],
      approvals: [{ level: 1, displayStatus: 'NOT_STARTED', assignees: [{ name: 'Cleo' }] }],
    });
  });

  test('starts once for repeated requests', async () => {
    const key = crypto.randomUUID();
    const started = await Promise.all([start(key), start(key), start(key)]);
    expect(new Set(started.map((workflow) => workflow.id)).size).toBe(1);
  });

  test('completes after a rejection, a new submission, and an approval', async () => {
    const workflow = await start();
    const [first] = workflow.stages[0].tasks;
    const approvalId = first.approvals[0].id;

    expect((await ben.graphql(COMPLETE, input(first.id))).data.completeTask).toMatchObject({
      task: { status: 'PENDING_REVIEW' },
      workflow: { scheduleStatus: 'RUNNING' },
    });
    expect((await cleo.graphql(REJECT, input(approvalId, { comment: '' }))).codes).toEqual([
      'CommentRequired',
    ]);
    const rejected = await cleo.graphql(
      REJECT,
      input(approvalId, { comment: 'Bank letter is missing' }),
    );
    expect(rejected.codes).toEqual([]);
    expect(rejected.data.rejectTask.changed).toContainEqual(
      expect.objectContaining({ id: first.id, status: 'REJECTED' }),
    );
    const seen = await ben.graphql(TASK, { id: first.id });
    expect(seen.data.task).toMatchObject({
      status: 'REJECTED',
      permissions: { complete: true },
      remarks: [{ comment: 'Bank letter is missing', voter: { name: 'Cleo' } }],
    });
    const approval = await ben.graphql(TASK, { id: approvalId });
    expect(approval.data.task).toMatchObject({
      parentTask: { name: first.name },
      sendsBackTo: { name: first.name },
      votes: [
        {
          decision: 'REJECTED',
          comment: 'Bank letter is missing',
          voter: { name: 'Cleo' },
          onBehalfOf: { name: 'Cleo' },
        },
      ],
    });

    await ben.graphql(COMPLETE, input(first.id));
    const approved = await cleo.graphql(APPROVE, input(approvalId, { comment: 'Thanks' }));
    expect(approved.codes).toEqual([]);
    expect(approved.data.approveTask.workflow.completedTaskCount).toBe(1);

    const next = workflow.stages[1].tasks[0];
    const last = await ben.graphql(COMPLETE, input(next.id));
    expect(last.data.completeTask).toMatchObject({
      task: { status: 'COMPLETED', displayStatus: 'COMPLETED' },
      workflow: { scheduleStatus: 'COMPLETED', completedTaskCount: 2 },
    });
    expect((await ada.graphql(REOPEN, input(next.id))).data.reopenTask).toMatchObject({
      task: { status: 'PENDING_SUBMISSION', isReopened: true },
      workflow: { scheduleStatus: 'RUNNING' },
    });
  });
});

describe('completeTask', () => {
  test('takes two round trips, and reading the task takes one', async () => {
    const workflow = await start();
    const { id } = workflow.stages[0].tasks[0];
    expect(await server.countTrips(() => ben.graphql(COMPLETE, input(id)))).toBe(2);
    expect(await server.countTrips(() => start())).toBe(2);
    expect(await server.countTrips(() => ben.graphql(TASK, { id }))).toBe(1);
  });

  test('rejects people who are not assigned', async () => {
    const workflow = await start();
    const { id } = workflow.stages[0].tasks[0];
    expect((await cleo.graphql(COMPLETE, input(id))).codes).toEqual(['NotAssignee']);
  });

  test('returns NotFound to people without access', async () => {
    const dan = await server.createPerson({ tenantId: ada.tenantId, name: 'Dan' });
    const workflow = await start();
    const { id } = workflow.stages[0].tasks[0];
    expect((await dan.graphql(COMPLETE, input(id))).codes).toEqual(['NotFound']);
    expect((await dan.graphql(TASK, { id })).data.task).toBeNull();
  });

  test('completes once for repeated requests', async () => {
    const workflow = await start();
    const same = input(workflow.stages[0].tasks[0].id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ben.graphql(COMPLETE, same)));
    expect(answers.flatMap((answer) => answer.codes)).toEqual([]);
    const [row] = await server.database.rows(
      `SELECT count(*)::int AS n FROM event WHERE command_key = $1`,
      [same.input.idempotencyKey],
    );
    expect(row).toEqual({ n: 1 });
  });

  test('rejects a key that was used in another workflow', async () => {
    const [one, other] = [await start(), await start()];
    const first = input(one.stages[0].tasks[0].id);
    await ben.graphql(COMPLETE, first);
    const { errors } = await ben.graphql(COMPLETE, {
      input: { ...first.input, taskId: other.stages[0].tasks[0].id },
    });
    expect(errors[0]?.extensions.refusals).toEqual([
      { code: 'RequestInvalid', params: { detail: 'idempotencyKey' }, field: 'idempotencyKey' },
    ]);
  });

  test('completes once for 50 simultaneous requests', async () => {
    const workflow = await start();
    const { id } = workflow.stages[0].tasks[0];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ben.graphql(COMPLETE, input(id))),
    );
    const refused = answers.flatMap((answer) => answer.codes);
    expect(refused).toHaveLength(49);
    expect(new Set(refused)).toEqual(new Set(['TaskNotOpen']));
  });

  test('rejects an outdated version', async () => {
    const workflow = await start();
    const [task] = workflow.stages[0].tasks;
    await ben.graphql(COMPLETE, input(task.id));
    await cleo.graphql(REJECT, input(task.approvals[0].id, { comment: 'No' }));
    const late = await ben.graphql(COMPLETE, input(task.id, { expectedVersion: task.version }));
    expect(late.codes).toEqual(['VersionConflict']);
    expect(late.status).toBe(409);
  });
});

test('assigns the owner if a role has no members', async () => {
  const { tenantId } = ada;
  const role = await server.createGroup({ tenantId, name: 'Nobody yet', kind: 'ROLE' });
  const staffed = await server.createGroup({
    tenantId,
    name: 'Staffed',
    kind: 'ROLE',
    memberIds: [ben.userId],
  });
  const content = buildBlueprint({
    tasks: [{ assignees: [asId<PartyId>(role)] }, { assignees: [asId<PartyId>(staffed)] }],
  });
  const id = await publishedBlueprint(server, ada, content);
  for (const name of ['first start of the version', 'another']) {
    const { data } = await ada.graphql(START, {
      input: { idempotencyKey: crypto.randomUUID(), blueprintId: id, name, ownerId: ada.userId },
    });
    const [vacant, other] = data.startWorkflow.workflow.stages[0].tasks;
    expect(vacant.assignees).toMatchObject([{ name: 'Nobody yet' }, { name: 'Ada' }]);
    expect(vacant.permissions.complete).toBe(true);
    expect(other.assignees).toMatchObject([{ name: 'Staffed' }]);
  }
});

test('stores a valid hash chain of events', async () => {
  const workflow = await start();
  await ben.graphql(COMPLETE, input(workflow.stages[0].tasks[0].id));
  const rows = await server.database.rows(
    `SELECT encode(e.hash, 'hex') AS hash, encode(e.prev_hash, 'hex') AS prev, encode(w.chain_head, 'hex') AS head
       FROM event e JOIN workflow w ON w.id = e.workflow_id WHERE w.id = $1 ORDER BY e.seq`,
    [workflow.id],
  );
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({ prev: rows[0]?.hash, head: rows[1]?.hash });
});
