import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id version stages { id tasks { id } } } } }`;
const payload = 'workflow { version taskCount scheduleStatus stages { id name status } }';
const ADD = `mutation ($input: AddStageInput!) { addStage(input: $input) { ${payload} changed { id stageName } } }`;
const UPDATE = `mutation ($input: UpdateStageInput!) { updateStage(input: $input) { ${payload} } }`;
const DELETE = `mutation ($input: DeleteStageInput!) { deleteStage(input: $input) { ${payload} } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { workflow { scheduleStatus } } }`;
const UNDO = `mutation ($input: UndoCommandInput!) { undoCommand(input: $input) { changed { id } } }`;
const PREVIEW = `query ($input: PreviewInput!) { previewCommand(input: $input) { tasks { task { id } effect } } }`;
const WORKFLOW = `query ($id: ID!) { workflow(id: $id) { permissions { addStage refusals { action code } }
  stages { id name status trigger { kind join stages } permissions { edit delete refusals { action code whoMay } }
    explanations { code actor { name } }
    deletion { neededBy { use task { id } } stageFollowers { id } taskCount approvalCount answerCount } tasks { id } }
  activity(first: 20) { edges { node { params { name value } } } }
  auditHistory(first: 20) { edges { node { subject subjectName fields { fieldName valueBefore valueAfter } } } } } }`;
const TASKS = `query { myTasks(first: 20) { edges { node { id stageName } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let blueprintId: string;
let workflow: {
  id: string;
  version: number;
  stages: { id: string; tasks: { id: string }[] }[];
};

const key = () => crypto.randomUUID();

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve' });
  const assignees = [asId<PartyId>(ben.userId)];
  const approvals = [approvalStep(91, { approvers: [asId<PartyId>(ada.userId)] })];
  const content = withFields(
    buildBlueprint(
      { tasks: [{ assignees }] },
      { tasks: [{ assignees, approvals }] },
      { tasks: [{ assignees }] },
    ),
    [field(1, 'TEXT')],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    [taskKey(3), place(2, 1, { source: instanceKey(1), inputType: 'INHERITED' })],
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

beforeEach(async () => {
  const input = { idempotencyKey: key(), blueprintId, name: 'Run', ownerId: ada.userId };
  const { data } = await ada.graphql(START, { input });
  ({ workflow } = data.startWorkflow);
});

const stageAt = (at: number) => workflow.stages[at]?.id ?? '';
const taskAt = (at: number) => workflow.stages[at]?.tasks[0]?.id ?? '';
const wanted = (more: object = {}) => ({
  idempotencyKey: key(),
  workflowId: workflow.id,
  name: 'Legal check',
  description: '<p>Read it <script>alert(1)</script></p>',
  afterStageId: stageAt(0),
  start: 'PREVIOUS_STAGE',
  taskType: 'DEFAULT',
  task: { name: 'Read the contract', assigneeIds: [ben.userId] },
  ...more,
});
const add = (who: TestPerson, more: object = {}) => who.graphql(ADD, { input: wanted(more) });
const remove = (who: TestPerson, stageId: string, idempotencyKey = key()) =>
  who.graphql(DELETE, { input: { idempotencyKey, workflowId: workflow.id, stageId } });
const rename = (who: TestPerson, stageId: string, name: string) =>
  who.graphql(UPDATE, {
    input: { idempotencyKey: key(), workflowId: workflow.id, stageId, name },
  });
const seen = async () => (await ada.graphql(WORKFLOW, { id: workflow.id })).data.workflow;

/** Returns all stored columns of the workflow's stages and tasks. */
const stored = async () => [
  await server.database.rows('SELECT * FROM stage WHERE workflow_id = $1 ORDER BY position', [
    workflow.id,
  ]),
  await server.database.rows(
    `SELECT id, key, stage_id, position, name, status, assignees, settings, stage_name FROM task
      WHERE workflow_id = $1 ORDER BY id`,
    [workflow.id],
  ),
  await server.database.rows(
    'SELECT key, task_id, committed, draft FROM field_value WHERE workflow_id = $1 ORDER BY key',
    [workflow.id],
  ),
  await server.database.rows('SELECT * FROM deleted_stage WHERE workflow_id = $1', [workflow.id]),
];

describe('addStage', () => {
  it('adds a stage with a task that starts after its predecessor', async () => {
    const { data, codes } = await add(ada);
    expect(codes).toEqual([]);
    expect(data.addStage.workflow).toMatchObject({
      taskCount: 4,
      stages: [
        { status: 'IN_PROGRESS' },
        { name: 'Legal check', status: 'NOT_STARTED' },
        { status: 'NOT_STARTED' },
        { status: 'NOT_STARTED' },
      ],
    });
    expect(data.addStage.changed).toMatchObject([{ stageName: 'Legal check' }]);
    const input = { idempotencyKey: key(), taskId: taskAt(0) };
    expect((await ben.graphql(COMPLETE, { input })).codes).toEqual([]);
    // Read by another process, so from stored rows.
    const { stages, activity, auditHistory } = await seen();
    expect(stages.map(({ status }: { status: string }) => status)).toEqual([
      'COMPLETED',
      'IN_PROGRESS',
      'NOT_STARTED',
      'NOT_STARTED',
    ]);
    expect(stages[1].explanations).toContainEqual({ code: 'STAGE_ADDED', actor: { name: 'Ada' } });
    expect(JSON.stringify(activity)).toContain('STAGE_ADDED');
    expect(auditHistory.edges).toContainEqual({
      node: expect.objectContaining({
        subject: 'STAGE',
        subjectName: 'Legal check',
        fields: [
          { fieldName: 'Name', valueBefore: [], valueAfter: ['Legal check'] },
          { fieldName: 'WorkflowStageStatus', valueBefore: [], valueAfter: ['NOT_STARTED'] },
        ],
      }),
    });
    const [row] = await server.database.rows<{ description: string }>(
      'SELECT description FROM stage WHERE workflow_id = $1 AND name = $2',
      [workflow.id, 'Legal check'],
    );
    expect(row?.description).toBe('<p>Read it </p>');
  });

  it('adds a parallel stage that the next stage waits for', async () => {
    const { data } = await add(ada, { start: 'BESIDE' });
    expect(data.addStage.workflow.stages[1].status).toBe('IN_PROGRESS');
    const [row] = await server.database.rows<{ trigger: { kind: string } }>(
      'SELECT trigger FROM stage WHERE id = $1',
      [stageAt(1)],
    );
    expect(row?.trigger.kind).toBe('AFTER_STAGES');
    const [, , next] = (await seen()).stages;
    expect(next.trigger).toMatchObject({ kind: 'AFTER_STAGES', join: 'ALL_OVER' });
    expect(next.trigger.stages).toHaveLength(2);
  });

  it('requires an owner or editor and the current version', async () => {
    const input = wanted();
    const first = await ada.graphql(ADD, { input });
    const again = await ada.graphql(ADD, { input });
    expect(again.data.addStage.workflow.stages).toEqual(first.data.addStage.workflow.stages);
    const { version } = workflow;
    expect((await add(ada, { expectedVersion: version })).codes).toEqual(['VersionConflict']);
    expect((await add(ben)).codes).toEqual(['Forbidden']);
    expect((await add(eve)).codes).toEqual(['NotFound']);
    expect((await add(ada, { start: 'DATE' })).codes).toEqual(['Required']);
    expect((await add(ada, { name: ' ' })).codes).toEqual(['Required']);
    expect((await add(ada, { task: { name: '', assigneeIds: [] } })).codes).toEqual(['Required']);
    expect((await seen()).stages).toHaveLength(4);
  });

  it('gives twenty simultaneous stages unique positions', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(ada)));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    const rows = await server.database.rows<{ position: number }>(
      'SELECT DISTINCT position FROM stage WHERE workflow_id = $1',
      [workflow.id],
    );
    expect(rows).toHaveLength(23);
  });
});

it('renames a stage, also in lists, until it is completed', async () => {
  expect((await rename(ada, stageAt(0), ' Review ')).codes).toEqual([]);
  const { data } = await ben.graphql(TASKS, {});
  const mine = data.myTasks.edges.find(
    ({ node }: { node: { id: string } }) => node.id === taskAt(0),
  );
  expect(mine.node.stageName).toBe('Review');
  expect((await seen()).auditHistory.edges[0].node).toMatchObject({
    subject: 'STAGE',
    subjectName: 'Review',
    fields: [{ fieldName: 'Name', valueBefore: ['Stage 1'], valueAfter: ['Review'] }],
  });
  expect((await rename(ben, stageAt(0), 'Mine')).codes).toEqual(['Forbidden']);
  await ben.graphql(COMPLETE, { input: { idempotencyKey: key(), taskId: taskAt(0) } });
  expect((await rename(ada, stageAt(0), 'Late')).codes).toEqual(['StageCompleted']);
});

describe('deleteStage', () => {
  it('deletes a stage with its tasks, and undo restores it', async () => {
    const { data: asked } = await ada.graphql(PREVIEW, {
      input: { command: 'DELETE_STAGE', workflowId: workflow.id, stageId: stageAt(1) },
    });
    expect(asked.previewCommand.tasks).toContainEqual({
      task: { id: taskAt(1) },
      effect: 'DELETED',
    });
    expect((await seen()).stages[1]).toMatchObject({
      permissions: { edit: true, delete: true },
      deletion: {
        neededBy: [],
        stageFollowers: [{ id: stageAt(2) }],
        taskCount: 1,
        approvalCount: 1,
      },
    });
    const before = await stored();
    const undoneKey = key();
    const gone = await remove(ada, stageAt(1), undoneKey);
    expect(gone.codes).toEqual([]);
    expect(gone.data.deleteStage.workflow).toMatchObject({ taskCount: 2 });
    expect(gone.data.deleteStage.workflow.stages).toHaveLength(2);
    const { auditHistory } = await seen();
    expect(auditHistory.edges[0].node).toMatchObject({ subject: 'STAGE', subjectName: 'Stage 2' });
    const undo = await ada.graphql(UNDO, { input: { idempotencyKey: key(), undoneKey } });
    expect(undo.codes).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('deletes a stage once, and only if it hasn’t started', async () => {
    expect((await remove(ben, stageAt(1))).codes).toEqual(['Forbidden']);
    expect((await remove(eve, stageAt(1))).codes).toEqual(['NotFound']);
    expect((await remove(ada, stageAt(0))).codes).toEqual(['StageAlreadyStarted']);
    expect((await seen()).stages[0].permissions).toMatchObject({
      edit: true,
      delete: false,
      refusals: expect.arrayContaining([
        { action: 'delete', code: 'StageAlreadyStarted', whoMay: [] },
      ]),
    });
    const repeated = key();
    expect((await remove(ada, stageAt(2), repeated)).codes).toEqual([]);
    expect((await remove(ada, stageAt(2), repeated)).codes).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(ada, stageAt(1))));
    const codes = answers.map((answer) => answer.codes[0] ?? 'OK');
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['OK', 'NotFound']));
  });
});
