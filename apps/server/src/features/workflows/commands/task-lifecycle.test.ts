import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id name version approvals { id } } } } } }`;
const FLAGS = `permissions { complete completeOnBehalf recall skip unskip reportException resolveException
  refusals { action code } }`;
const EXCEPTION = 'exception { category text reportedBy { name } at }';
const commandOf = (
  name: string,
  input = 'TaskCommandInput',
) => `mutation ($input: ${input}!) { ${name}(input: $input) {
  task { id status displayStatus skippedAt skipReason version ${EXCEPTION} ${FLAGS} }
  workflow { scheduleStatus homeStatus completedTaskCount } changed { id status approvalStatus } } }`;
const COMPLETE = commandOf('completeTask');
const ON_BEHALF = commandOf('completeTaskOnBehalf');
const RECALL = commandOf('recallTask');
const SKIP = commandOf('skipTask');
const UNSKIP = commandOf('unskipTask');
const REPORT = commandOf('reportException', 'ReportExceptionInput');
const RESOLVE = commandOf('resolveException');
const APPROVE = `mutation ($input: VoteInput!) { approveTask(input: $input) { task { id approvalStatus } } }`;
const MINE = `{ myTasks(first: 50) { edges { node { id exception { category text } permissions { approve refusals { action code } } } } } }`;
const TASK = `query ($id: ID!) { task(id: $id) { status ${FLAGS} } }`;
const FEED = `query ($id: ID!) { task(id: $id) { activity(first: 5) { edges { node {
  kind comment params { name value } } } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  const assignees = [asId<PartyId>(ben.userId)];
  const step = (n: number, level: number) => ({
    key: taskKey(n),
    level,
    approvers: [asId<PartyId>(cleo.userId), asId<PartyId>(ben.userId)],
    ...stepDefaults,
    rule: 'ANY' as const,
    requiresComment: false,
    due: null,
  });
  const content = buildBlueprint(
    { tasks: [{ assignees, approvals: [step(91, 1), step(92, 2)] }] },
    { tasks: [{ assignees }] },
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

/** Starts a workflow. Returns the task with approvals, its first approval, and the next task. */
const start = async () => {
  const { data, codes } = await ada.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
  });
  expect(codes).toEqual([]);
  const [first, second] = data.startWorkflow.workflow.stages;
  return { task: first.tasks[0], approval: first.tasks[0].approvals[0], next: second.tasks[0] };
};
const on = ({ id }: { id: string }, more: object = {}) => ({
  input: { idempotencyKey: crypto.randomUUID(), taskId: id, ...more },
});
const why = { reason: 'Agreed by telephone' };
/** Sends a command twice with one key. The second request must change nothing. */
const twice = async (who: TestPerson, command: string, variables: ReturnType<typeof on>) => {
  expect(await server.countTrips(() => who.graphql(command, variables))).toBeLessThanOrEqual(2);
  const again = await who.graphql(command, variables);
  expect(again.codes).toEqual([]);
  const [row] = await server.database.rows(
    'SELECT count(*)::int AS n FROM event WHERE command_key = $1',
    [variables.input.idempotencyKey],
  );
  expect(row).toEqual({ n: 1 });
  return Object.values(again.data)[0] as { task: object; workflow: object };
};

describe('recallTask', () => {
  test('lets the submitter withdraw until an approver approves', async () => {
    const { task, approval } = await start();
    expect((await ada.graphql(RECALL, on(task))).codes).toEqual(['TaskNotInReview']);
    await ben.graphql(COMPLETE, on(task));
    expect((await cleo.graphql(RECALL, on(task))).codes).toEqual(['NotSubmitter']);
    expect((await ben.graphql(TASK, { id: task.id })).data.task.permissions.recall).toBe(true);
    expect(await twice(ben, RECALL, on(task))).toMatchObject({
      task: { status: 'PENDING_SUBMISSION', permissions: { complete: true, recall: false } },
    });
    expect((await cleo.graphql(APPROVE, on(approval, { comment: '' }))).codes).toEqual([
      'TaskNotOpen',
    ]);
    await ben.graphql(COMPLETE, on(task));
    expect((await cleo.graphql(APPROVE, on(approval, { comment: '' }))).codes).toEqual([]);
    expect((await ben.graphql(RECALL, on(task))).codes).toEqual(['LevelDecided']);
  });
});

describe('skipTask', () => {
  test('starts the next task, and unskipTask reverses it', async () => {
    const { task, next } = await start();
    expect((await ben.graphql(SKIP, on(task, why))).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(SKIP, on(task))).codes).toEqual(['Required']);
    expect(await twice(ada, SKIP, on(task, why))).toMatchObject({
      task: {
        status: 'INACTIVE',
        skipReason: 'MANUAL',
        permissions: { skip: false, unskip: true },
      },
      workflow: { completedTaskCount: 1 },
    });
    expect((await ben.graphql(TASK, { id: next.id })).data.task.status).toBe('PENDING_SUBMISSION');
    const feed = (await ben.graphql(FEED, { id: task.id })).data.task.activity.edges;
    expect(feed[0].node).toMatchObject({
      kind: 'EDIT',
      comment: why.reason,
      params: expect.arrayContaining([{ name: 'code', value: 'SKIPPED' }]),
    });
    await ben.graphql(COMPLETE, on(next));
    expect((await ben.graphql(UNSKIP, on(task))).codes).toEqual(['Forbidden']);
    expect(await twice(ada, UNSKIP, on(task))).toMatchObject({
      task: { status: 'PENDING_SUBMISSION', skippedAt: null },
      workflow: { scheduleStatus: 'RUNNING', completedTaskCount: 1 },
    });
    expect((await ada.graphql(UNSKIP, on(task))).codes).toEqual(['TaskNotSkipped']);
  });

  test('skips once for 50 simultaneous requests', async () => {
    const { task } = await start();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ada.graphql(SKIP, on(task, why))),
    );
    const refused = answers.flatMap((answer) => answer.codes);
    expect(refused).toHaveLength(49);
    expect(new Set(refused)).toEqual(new Set(['TaskSkipped']));
  });

  test('rejects an outdated version', async () => {
    const { task } = await start();
    await ben.graphql(COMPLETE, on(task));
    const late = on(task, { ...why, expectedVersion: task.version });
    expect((await ada.graphql(SKIP, late)).codes).toEqual(['VersionConflict']);
  });
});

describe('completeTask on behalf of an assignee', () => {
  test('submits the task, and assignees can’t approve it', async () => {
    const { task, approval } = await start();
    expect((await ben.graphql(ON_BEHALF, on(task, why))).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(ON_BEHALF, on(task))).codes).toEqual(['Required']);
    expect(await twice(ada, ON_BEHALF, on(task, why))).toMatchObject({
      task: { status: 'PENDING_REVIEW' },
    });
    const vote = on(approval, { comment: '' });
    expect((await ben.graphql(APPROVE, vote)).codes).toEqual(['SelfApproval']);
    // The list computes this in SQL.
    const mine = (await ben.graphql(MINE, {})).data.myTasks.edges.find(
      ({ node }: { node: { id: string } }) => node.id === approval.id,
    );
    expect(mine.node.permissions).toMatchObject({
      approve: false,
      refusals: expect.arrayContaining([{ action: 'approve', code: 'SelfApproval' }]),
    });
    expect((await cleo.graphql(APPROVE, vote)).codes).toEqual([]);
  });
});

describe('reportException', () => {
  test('blocks the task, and its workflow, until it is resolved', async () => {
    const { task } = await start();
    const report = on(task, { category: 'BLOCKED', text: 'No answer' });
    const dan = await server.createPerson({ tenantId: ada.tenantId, name: 'Dan' });
    expect((await dan.graphql(REPORT, report)).codes).toEqual(['NotFound']);
    const empty = on(task, { category: 'BLOCKED', text: '' });
    expect((await ben.graphql(REPORT, empty)).codes).toEqual(['Required']);
    expect(await twice(ben, REPORT, report)).toMatchObject({
      task: {
        displayStatus: 'EXCEPTION',
        exception: { category: 'BLOCKED', text: 'No answer', reportedBy: { name: 'Ben' } },
        permissions: { complete: false, reportException: false, resolveException: true },
      },
      workflow: { homeStatus: 'PROBLEM' },
    });
    expect((await ben.graphql(COMPLETE, on(task))).codes).toEqual(['TaskHasException']);
    expect((await ada.graphql(ON_BEHALF, on(task, why))).codes).toEqual(['TaskHasException']);
    const mine = (await ben.graphql(MINE, {})).data.myTasks.edges.find(
      ({ node }: { node: { id: string } }) => node.id === task.id,
    );
    expect(mine.node.exception).toMatchObject({ category: 'BLOCKED', text: 'No answer' });
    expect(await twice(ben, RESOLVE, on(task, why))).toMatchObject({
      task: { exception: null, permissions: { complete: true } },
      workflow: { homeStatus: 'ON_TRACK' },
    });
    expect((await ben.graphql(RESOLVE, on(task))).codes).toEqual(['TaskHasNoException']);
    const feed = (await ben.graphql(FEED, { id: task.id })).data.task.activity.edges;
    expect(feed.map(({ node }: { node: { kind: string } }) => node.kind)).toEqual(
      expect.arrayContaining(['EXCEPTION', 'RESOLVE_EXCEPTION']),
    );
  });

  test('prevents the approval of a task in review, also in task lists', async () => {
    const { task, approval } = await start();
    await ben.graphql(COMPLETE, on(task));
    const text = 'The numbers are of last year';
    await cleo.graphql(REPORT, on(task, { category: 'WRONG_INFORMATION', text }));
    const vote = on(approval, { comment: '' });
    expect((await cleo.graphql(APPROVE, vote)).codes).toEqual(['TaskHasException']);
    const mine = (await cleo.graphql(MINE, {})).data.myTasks.edges.find(
      ({ node }: { node: { id: string } }) => node.id === approval.id,
    );
    expect(mine.node.permissions.refusals).toContainEqual({
      action: 'approve',
      code: 'TaskHasException',
    });
    expect((await cleo.graphql(RESOLVE, on(task))).codes).toEqual([]);
    expect((await cleo.graphql(APPROVE, vote)).codes).toEqual([]);
  });

  test('reopens a completed task', async () => {
    const { task, next } = await start();
    await ada.graphql(SKIP, on(task, why));
    await ben.graphql(COMPLETE, on(next));
    const report = on(next, { category: 'OTHER', text: 'Wrong file' });
    expect((await ben.graphql(REPORT, report)).data.reportException).toMatchObject({
      task: { status: 'PENDING_SUBMISSION', exception: { text: 'Wrong file' } },
      workflow: { scheduleStatus: 'RUNNING', homeStatus: 'PROBLEM' },
    });
  });
});
