import { newAutomation } from '@baton/domain/automation/automation';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { workOffMessages } from '../../../testing/background/work-off-messages.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id reference stages { id tasks { id approvals { id } } } } } }`;
const payload = `task { id reference name status type assignees { name } } workflow { taskCount scheduleStatus }
  changed { id }`;
const ADD = `mutation ($input: AddTaskInput!) { addTask(input: $input) { ${payload} } }`;
const ADD_CALL = `mutation ($input: AddAutomatedTaskInput!) { addAutomatedTask(input: $input) { ${payload} } }`;
const ADD_LINKED = `mutation ($input: AddLinkedWorkflowTaskInput!) { addLinkedWorkflowTask(input: $input) { ${payload} } }`;
const DELETE = `mutation ($input: DeleteTaskInput!) { deleteTask(input: $input) {
  workflow { taskCount stages { status tasks { id } } } changed { id } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { workflow { scheduleStatus } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`;
const UNDO = `mutation ($input: UndoCommandInput!) { undoCommand(input: $input) { changed { id } } }`;
const WORKFLOW = `query ($id: ID!) { workflow(id: $id) { taskCount stages { id status permissions { addTask }
  tasks { id reference name } } permissions { addAutomatedTask addLinkedWorkflowTask }
  activity(first: 20) { edges { node { taskId subject params { name value } } } }
  auditHistory(first: 20) { edges { node { subject subjectName taskId fields { fieldName valueBefore valueAfter } } } } } }`;
const TASK = `query ($id: ID!) { task(id: $id) { id permissions { delete } explanations { code actor { name } }
  deletion { neededBy { use task { id } stage { id } } followers { id } approvalCount voteCount answerCount } } }`;

let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let blueprintId: string;
let workflow: {
  id: string;
  reference: string;
  stages: { id: string; tasks: { id: string; approvals: { id: string }[] }[] }[];
};

const key = () => crypto.randomUUID();

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve' });
  const assignees = [asId<PartyId>(ben.userId)];
  const after = { afterTasks: [taskKey(1)], notBefore: null };
  const approvals = [approvalStep(91, { approvers: [asId<PartyId>(ada.userId)] })];
  const content = withFields(
    buildBlueprint({
      tasks: [
        { assignees, approvals },
        { assignees, trigger: after },
      ],
    }),
    [field(1, 'TEXT')],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

beforeEach(async () => {
  const input = { idempotencyKey: key(), blueprintId, name: 'Run', ownerId: ada.userId };
  const { data } = await ada.graphql(START, { input });
  ({ workflow } = data.startWorkflow);
});

const stage = () => workflow.stages[0]?.id ?? '';
const taskAt = (at: number) => workflow.stages[0]?.tasks[at]?.id ?? '';
const asked = (task: object = {}) => ({
  idempotencyKey: key(),
  workflowId: workflow.id,
  stageId: stage(),
  task: { name: 'Call back', assigneeIds: [ben.userId], ...task },
});
const add = (who: TestPerson, task: object = {}, more: object = {}) =>
  who.graphql(ADD, { input: { ...asked(task), type: 'DEFAULT', ...more } });
const remove = (who: TestPerson, taskId: string, idempotencyKey = key()) =>
  who.graphql(DELETE, { input: { idempotencyKey, workflowId: workflow.id, taskId } });
const seen = async () => (await ada.graphql(WORKFLOW, { id: workflow.id })).data.workflow;

/** Returns all stored columns of the workflow's tasks except counters of changes. */
const stored = async () => [
  await server.database.rows(
    `SELECT id, key, position, reference, name, description, type, status, assignees, settings, marks, due_on, started_at,
            stage_name, workflow_name FROM task WHERE workflow_id = $1 ORDER BY position`,
    [workflow.id],
  ),
  await server.database.rows(
    'SELECT task_id, party_id, state, due_on FROM task_party WHERE workflow_id = $1 ORDER BY 1, 2',
    [workflow.id],
  ),
  await server.database.rows(
    'SELECT key, task_id, position, definition, committed, draft FROM field_value WHERE workflow_id = $1',
    [workflow.id],
  ),
  await server.database.rows('SELECT task_count, next_due FROM workflow WHERE id = $1', [
    workflow.id,
  ]),
];

describe('addTask', () => {
  it('adds a task at its position in an active stage and in lists', async () => {
    const { data, codes } = await add(ada, { beforeTaskId: taskAt(1) });
    expect(codes).toEqual([]);
    expect(data.addTask).toMatchObject({
      task: {
        reference: `${workflow.reference}.4`,
        name: 'Call back',
        status: 'PENDING_SUBMISSION',
        assignees: [{ name: 'Ben' }],
      },
      workflow: { taskCount: 3 },
    });
    const { id } = data.addTask.task;
    const { stages, activity, auditHistory } = await seen();
    expect(stages[0].tasks.map((task: { id: string }) => task.id)).toEqual([
      taskAt(0),
      id,
      taskAt(1),
    ]);
    expect(activity.edges.map(({ node }: { node: object }) => node)).toContainEqual({
      taskId: id,
      subject: 'Call back',
      params: [
        { name: 'field', value: 'Tasks' },
        { name: 'code', value: 'TASK_ADDED' },
        { name: 'name', value: 'Call back' },
      ],
    });
    expect(auditHistory.edges[0].node).toMatchObject({ subjectName: 'Call back', taskId: id });
    const { data: explained } = await ben.graphql(TASK, { id });
    expect(explained.task.explanations).toContainEqual({ code: 'ADDED', actor: { name: 'Ada' } });
    const done = await ben.graphql(COMPLETE, { input: { idempotencyKey: key(), taskId: id } });
    expect(done.codes).toEqual([]);
  });

  it('adds a task with acceptance, due date, backups, and approvals', async () => {
    const { data, codes } = await add(ada, {
      acknowledgement: 'FIRST',
      due: { amount: 2, unit: 'HOURS', countedIn: 'CALENDAR' },
      backupIds: [ada.userId],
      approvals: [{ approverIds: [ada.userId] }],
    });
    expect(codes).toEqual([]);
    expect(data.addTask.task.status).toBe('PENDING_ACKNOWLEDGEMENT');
    const { id } = data.addTask.task;
    const rows = await server.database.rows(
      `SELECT reference, name, approval_for, level, settings->'backups' AS backups, due_on IS NOT NULL AS dated
         FROM task WHERE workflow_id = $1 AND (id = $2 OR approval_for = $2) ORDER BY level`,
      [workflow.id, id],
    );
    expect(rows).toEqual([
      {
        reference: `${workflow.reference}.4`,
        name: 'Call back',
        approval_for: null,
        level: 0,
        backups: [ada.userId],
        dated: true,
      },
      {
        reference: `${workflow.reference}.5`,
        name: 'Call back',
        approval_for: id,
        level: 1,
        backups: null,
        dated: false,
      },
    ]);
    const done = await ben.graphql(COMPLETE, { input: { idempotencyKey: key(), taskId: id } });
    expect(done.codes).toEqual([]);
    const seen = await ada.graphql(
      'query ($id: ID!) { task(id: $id) { isToBeAcknowledged requestsAcknowledgement } }',
      { id },
    );
    expect(seen.data.task).toEqual({ isToBeAcknowledged: false, requestsAcknowledgement: true });
    expect((await remove(ada, id)).codes).toEqual([]);
    expect((await add(ada, { approvals: [{ approverIds: [] }] })).codes).toEqual(['Required']);
    expect((await add(ada, { backupIds: [crypto.randomUUID()] })).codes).toEqual(['UnknownParty']);
  });

  it('adds one task for repeated requests', async () => {
    const input = { ...asked(), type: 'DEFAULT' };
    const first = await ada.graphql(ADD, { input });
    const again = await ada.graphql(ADD, { input });
    expect(again.data.addTask.task.id).toBe(first.data.addTask.task.id);
    expect((await seen()).taskCount).toBe(3);
  });

  it('lets owners and editors add tasks, and admins automated tasks', async () => {
    expect((await add(ben)).codes).toEqual(['Forbidden']);
    expect((await add(eve)).codes).toEqual(['NotFound']);
    const automation = { ...newAutomation, url: 'https://example.com/hook' };
    const call = (who: TestPerson) => who.graphql(ADD_CALL, { input: { ...asked(), automation } });
    expect((await call(ben)).codes).toEqual(['Forbidden']);
    const { data, codes } = await call(ada);
    expect(codes).toEqual([]);
    const { id } = data.addAutomatedTask.task;
    const calls = () =>
      server.database.rows('SELECT task_id FROM automation_call WHERE task_id = $1', [id]);
    expect(await calls()).toHaveLength(1);
    expect((await remove(ada, id)).codes).toEqual([]);
    expect(await calls()).toEqual([]);
  });

  it('adds a linked task whose workflow continues after deletion', async () => {
    const input = { ...asked({ assigneeIds: [] }), blueprintId };
    const { data, codes } = await ada.graphql(ADD_LINKED, { input });
    expect(codes).toEqual([]);
    const { id } = data.addLinkedWorkflowTask.task;
    await workOffMessages(server);
    const child = () =>
      server.database.rows<{ parent: { isBound: boolean } }>(
        `SELECT marks->'parent' AS parent FROM workflow WHERE marks->'parent'->>'taskId' = $1`,
        [id],
      );
    expect(await child()).toMatchObject([{ parent: { isBound: true } }]);
    expect((await remove(ada, id)).codes).toEqual([]);
    await workOffMessages(server, 2);
    expect(await child()).toMatchObject([{ parent: { isBound: false } }]);
  });

  it('gives 50 simultaneous tasks unique positions and references', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(ada)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    const rows = await server.database.rows<{ position: number; reference: string }>(
      'SELECT position, reference FROM task WHERE workflow_id = $1',
      [workflow.id],
    );
    expect(new Set(rows.map(({ position }) => position)).size).toBe(53);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(53);
    expect((await seen()).taskCount).toBe(52);
  });
});

describe('deleteTask', () => {
  it('deletes a task with its data, and undo restores it', async () => {
    const values = [{ instance: instanceKey(1), value: 'Half of it' }];
    const saved = { idempotencyKey: key(), taskId: taskAt(0), values };
    expect((await ben.graphql(SAVE, { input: saved })).codes).toEqual([]);
    const before = await stored();
    const { data } = await ada.graphql(TASK, { id: taskAt(0) });
    expect(data.task).toMatchObject({
      permissions: { delete: true },
      deletion: {
        neededBy: [],
        followers: [{ id: taskAt(1) }],
        approvalCount: 1,
        voteCount: 0,
        answerCount: 1,
      },
    });
    const undoneKey = key();
    const gone = await remove(ada, taskAt(0), undoneKey);
    expect(gone.codes).toEqual([]);
    expect(gone.data.deleteTask).toMatchObject({
      workflow: { taskCount: 1, stages: [{ tasks: [{ id: taskAt(1) }] }] },
      changed: [{ id: taskAt(1) }],
    });
    expect((await ben.graphql(TASK, { id: taskAt(0) })).data.task).toBeNull();
    const { activity } = await seen();
    expect(activity.edges).toContainEqual({
      node: expect.objectContaining({ taskId: null, subject: 'Task 1' }),
    });
    const undo = await ada.graphql(UNDO, { input: { idempotencyKey: key(), undoneKey } });
    expect(undo.codes).toEqual([]);
    expect(await stored()).toEqual(before);
    expect((await ada.graphql(TASK, { id: taskAt(0) })).data.task.id).toBe(taskAt(0));
  });

  it('requires an owner or editor', async () => {
    expect((await remove(ben, taskAt(1))).codes).toEqual(['Forbidden']);
    expect((await remove(eve, taskAt(1))).codes).toEqual(['NotFound']);
    const { data } = await ben.graphql(TASK, { id: taskAt(1) });
    expect(data.task).toMatchObject({ permissions: { delete: false }, deletion: null });
  });

  it('deletes once for repeated and simultaneous requests', async () => {
    const repeated = key();
    expect((await remove(ada, taskAt(1), repeated)).codes).toEqual([]);
    expect((await remove(ada, taskAt(1), repeated)).codes).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => remove(ada, taskAt(0))));
    const codes = answers.map((answer) => answer.codes[0] ?? 'OK');
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['OK', 'NotFound']));
    expect((await seen()).taskCount).toBe(0);
  });
});
