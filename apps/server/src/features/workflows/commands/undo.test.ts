import { newAutomation } from '@baton/domain/automation/automation';
import { updateTask } from '@baton/domain/blueprint/edit/edit';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);
let ada: TestPerson;
let ben: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const [a, b] = [ada, ben].map(({ userId }) => asId<PartyId>(userId));
  const assignees = a === undefined ? [] : [a];
  const content = buildBlueprint(
    { tasks: [{ assignees, approvals: [approvalStep(50, { approvers: b ? [b] : [] })] }] },
    { tasks: [{ assignees, trigger: { afterTasks: [], notBefore: null } }, { assignees }] },
  );
  const automation = { ...newAutomation, url: 'https://example.com/hook' };
  const linked = updateTask(content, taskKey(3), { type: 'AUTOMATION', automation });
  blueprintId = await publishedBlueprint(server, ada, linked);
  expect(stageKey(1)).toBeDefined();
});

const UNDO = `mutation ($input: UndoCommandInput!) { undoCommand(input: $input) { changed { id status approvalStatus } } }`;

const start = async () => {
  const { data } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
    {
      input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
    },
  );
  return String(data.startWorkflow.workflow.id);
};

const rows = (workflowId: string) =>
  server.database.rows<{ id: string; status: string; type: string; approval_status: string }>(
    `SELECT id, status, type, approval_status, marks, assignees, round, submitted_at, completed_at
       FROM task WHERE workflow_id = $1 ORDER BY position, id`,
    [workflowId],
  );
const everything = async (workflowId: string) => [
  await rows(workflowId),
  await server.database.rows(
    'SELECT status, started_at, completed_at FROM stage WHERE workflow_id = $1 ORDER BY position',
    [workflowId],
  ),
  await server.database.rows('SELECT * FROM vote WHERE workflow_id = $1', [workflowId]),
  await server.database.rows(
    'SELECT task_id, party_id, state FROM task_party WHERE workflow_id = $1 ORDER BY 1, 2',
    [workflowId],
  ),
];

const give = async (who: TestPerson, field: string, type: string, taskId: string, more = {}) => {
  const idempotencyKey = crypto.randomUUID();
  const { codes } = await who.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { task { id } } }`,
    { input: { idempotencyKey, taskId, ...more } },
  );
  expect(codes).toEqual([]);
  return idempotencyKey;
};

const undo = (who: TestPerson, undoneKey: string, taskId: string) =>
  who.graphql(UNDO, { input: { idempotencyKey: crypto.randomUUID(), undoneKey, taskId } });

const found = async (workflowId: string, type: string) => {
  const row = (await rows(workflowId)).find((one) => one.type === type);
  if (row === undefined) throw new Error(`no ${type}`);
  return row.id;
};

describe('undoCommand', () => {
  it('undoes a submission once', async () => {
    const run = await start();
    const task = await found(run, 'DEFAULT');
    const before = await everything(run);
    const key = await give(ada, 'completeTask', 'TaskCommandInput', task);
    expect(await everything(run)).not.toEqual(before);
    expect((await undo(ada, key, task)).codes).toEqual([]);
    expect(await everything(run)).toEqual(before);
    expect((await undo(ada, key, task)).codes).toEqual(['UndoOvertaken']);
  });

  it('is offered for a limited time, and only for some commands', async () => {
    const run = await start();
    const told = async (who: TestPerson, field: string, type: string, more: object) => {
      const { data } = await who.graphql(
        `mutation ($input: ${type}!) { ${field}(input: $input) { undoableUntil } }`,
        { input: { idempotencyKey: crypto.randomUUID(), ...more } },
      );
      return data[field];
    };
    const task = { taskId: await found(run, 'DEFAULT') };
    const until = new Date(server.clock.now() + 10_000).toISOString();
    expect(await told(ada, 'completeTask', 'TaskCommandInput', task)).toEqual({
      undoableUntil: until,
    });
    const workflow = { workflowId: run, reason: 'A holiday' };
    expect(await told(ada, 'pauseWorkflow', 'WorkflowCommandInput', workflow)).toEqual({
      undoableUntil: null,
    });
    expect(await told(ada, 'endWorkflow', 'WorkflowCommandInput', workflow)).toEqual({
      undoableUntil: until,
    });
  });

  it('removes a decision, and cancels the request that it started', async () => {
    const run = await start();
    const task = await found(run, 'DEFAULT');
    await give(ada, 'completeTask', 'TaskCommandInput', task);
    const approval = await found(run, 'APPROVAL');
    const before = await everything(run);
    const key = await give(ben, 'approveTask', 'VoteInput', approval, { comment: '' });
    const calls = () =>
      server.database.rows<{ ready_at: Date | null }>(
        'SELECT ready_at FROM automation_call WHERE workflow_id = $1',
        [run],
      );
    const [call] = await calls();
    expect(call?.ready_at?.getTime()).toBeGreaterThan(server.clock.now() + 10_000);
    expect((await undo(ada, key, approval)).codes).toEqual(['UndoNotYours']);
    expect((await undo(ben, key, approval)).codes).toEqual([]);
    expect(await everything(run)).toEqual(before);
    expect(await calls()).toEqual([{ ready_at: null }]);
    await give(ben, 'approveTask', 'VoteInput', approval, { comment: '' });
    expect((await calls())[0]?.ready_at).not.toBeNull();
  });

  it('returns a withdrawn submission to review', async () => {
    const run = await start();
    const task = await found(run, 'DEFAULT');
    await give(ada, 'completeTask', 'TaskCommandInput', task);
    const before = await everything(run);
    const key = await give(ada, 'recallTask', 'TaskCommandInput', task);
    expect((await undo(ada, key, task)).codes).toEqual([]);
    expect(await everything(run)).toEqual(before);
  });

  it('is refused after the time limit or after later changes', async () => {
    const run = await start();
    const task = await found(run, 'DEFAULT');
    const key = await give(ada, 'completeTask', 'TaskCommandInput', task);
    server.clock.advance(10_001);
    expect((await undo(ada, key, task)).codes).toEqual(['UndoTooLate']);
    const approval = await found(run, 'APPROVAL');
    const vote = await give(ben, 'approveTask', 'VoteInput', approval, { comment: '' });
    const next = (await rows(run)).find(
      (one) => one.type === 'DEFAULT' && one.status === 'PENDING_SUBMISSION',
    );
    await give(ada, 'completeTask', 'TaskCommandInput', next?.id ?? '');
    expect((await undo(ben, vote, approval)).codes).toEqual(['UndoOvertaken']);
  });

  it('returns NotFound to people without access', async () => {
    const run = await start();
    const task = await found(run, 'DEFAULT');
    const key = await give(ada, 'completeTask', 'TaskCommandInput', task);
    const stranger = await server.createPerson({ tenantId: ada.tenantId, name: 'Eve' });
    expect((await undo(stranger, key, task)).codes).toEqual(['NotFound']);
    const other = await found(await start(), 'DEFAULT');
    expect((await undo(ada, key, other)).codes).toEqual(['NotFound']);
    expect((await undo(ada, crypto.randomUUID(), task)).codes).toEqual(['NotFound']);
  });
});
