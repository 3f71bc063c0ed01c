import { updateStage } from '@baton/domain/blueprint/edit/edit';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const STAGES = `id version scheduleStatus punctuality { kind } stages { id status permissions { leaveSkipped } tasks { id } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { ${STAGES} } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { workflow { ${STAGES} } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`;
const REOPEN = `mutation ($input: ReopenTaskInput!) { reopenTask(input: $input) { workflow { ${STAGES} } } }`;
const LEAVE = `mutation ($input: StageCommandInput!) { leaveStageSkipped(input: $input) { workflow { ${STAGES} } } }`;
const ASSIGN = `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { assignees { name } } } }`;
const HISTORY = `query ($id: ID!) { task(id: $id) { auditHistory(first: 20) { edges { node { fields {
  fieldName label valueBefore valueAfter } } } } activity(first: 20) { edges { node { kind } } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let dan: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  dan = await server.createPerson({ tenantId, name: 'Dan' });
  const assignees = [ben, cleo, dan].map(({ userId }) => asId<PartyId>(userId));
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees }] }, { tasks: [{ assignees }] }),
    [field(1, 'NUMBER', { name: 'Amount' }), field(2, 'SELECT', { name: 'Size' })],
    [taskKey(1), place(1, 1)],
    [taskKey(1), place(2, 2)],
  );
  const condition = {
    match: 'ALL',
    whenUnknown: 'SKIP',
    parts: [
      {
        kind: 'COMPARISON',
        operand: { kind: 'FIELD', instance: instanceKey(1) },
        operator: 'GREATER_THAN',
        values: [1000],
      },
    ],
  } as const;
  blueprintId = await publishedBlueprint(
    server,
    ada,
    updateStage(content, stageKey(2), { condition }),
  );
});

const key = () => crypto.randomUUID();
const values = (amount: number) => [
  { instance: instanceKey(1), value: amount },
  { instance: instanceKey(2), value: 'two' },
];
const started = async () => {
  const input = { idempotencyKey: key(), blueprintId, name: 'Purchase', ownerId: ada.userId };
  const { data } = await ada.graphql(START, { input });
  const { workflow } = data.startWorkflow;
  return { workflowId: workflow.id, taskId: workflow.stages[0].tasks[0].id };
};
const complete = async (taskId: string, amount: number, idempotencyKey = key(), by = ben) =>
  by.graphql(COMPLETE, { input: { idempotencyKey, taskId }, values: values(amount) });

describe('a skipped stage whose condition is met later', () => {
  test('stays skipped after the owner decides so', async () => {
    const { workflowId, taskId } = await started();
    const first = await complete(taskId, 10);
    expect(first.data.completeTask.workflow).toMatchObject({
      scheduleStatus: 'COMPLETED',
      punctuality: null,
    });
    await ada.graphql(REOPEN, { input: { idempotencyKey: key(), taskId, cascade: 'NONE' } });
    const { data } = await complete(taskId, 2000);
    const [, stage] = data.completeTask.workflow.stages;
    expect(stage).toMatchObject({ status: 'SKIPPED', permissions: { leaveSkipped: false } });
    const leave = (by: TestPerson) =>
      by.graphql(LEAVE, { input: { idempotencyKey: key(), workflowId, stageId: stage.id } });
    expect((await leave(ben)).codes).toEqual(['Forbidden']);
    const left = await leave(ada);
    expect(left.data.leaveStageSkipped.workflow.stages[1].permissions.leaveSkipped).toBe(false);
    expect((await leave(ada)).codes).toEqual(['StageNotInDoubt']);
  });
});

test('returns the result of a repeated command only to its sender', async () => {
  const { taskId } = await started();
  const idempotencyKey = key();
  await complete(taskId, 10, idempotencyKey);
  expect((await complete(taskId, 10, idempotencyKey)).codes).toEqual([]);
  expect((await complete(taskId, 10, idempotencyKey, cleo)).codes).toEqual(['RequestInvalid']);
});

test('shows submitted values to all readers, and drafts to assignees', async () => {
  const { taskId } = await started();
  await ben.graphql(SAVE, { input: { idempotencyKey: key(), taskId, values: values(5) } });
  const read = async (by: TestPerson) => {
    const { data } = await by.graphql(HISTORY, { id: taskId });
    return {
      fields: data.task.auditHistory.edges.flatMap(({ node }: any) => node.fields),
      kinds: data.task.activity.edges.map(({ node }: any) => node.kind),
    };
  };
  const drafted = await read(ben);
  expect(drafted.fields).toContainEqual({
    fieldName: 'CustomFieldValueDraft',
    label: 'Size',
    valueBefore: [],
    valueAfter: ['two'],
  });
  expect(drafted.kinds).toContain('SAVE');
  await complete(taskId, 10);
  expect((await read(ada)).fields).toContainEqual({
    fieldName: 'CustomFieldValue',
    label: 'Amount',
    valueBefore: [],
    valueAfter: ['10'],
  });
});

test('reassigns a task although one assignee has left', async () => {
  const { taskId } = await started();
  await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [dan.userId]);
  const assign = (ids: readonly string[]) =>
    ada.graphql(ASSIGN, { input: { idempotencyKey: key(), taskId, assigneeIds: ids } });
  const kept = await assign([ben.userId, dan.userId]);
  expect(kept.codes).toEqual([]);
  expect((await assign([ben.userId])).codes).toEqual([]);
  expect((await assign([ben.userId, dan.userId])).codes).toEqual(['UnknownParty']);
});
