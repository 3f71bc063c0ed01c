import { updateStage } from '@baton/domain/blueprint/edit/edit';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, stageKey, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const STAGES = `stages { status waitingFor { code names } tasks { id skipReason }
  condition { match isUnmet isOpen parts { match name kind operator values } } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id ${STAGES} } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { workflow { scheduleStatus ${STAGES} } } }`;
const WORKFLOW = `query ($id: ID!) { workflow(id: $id) { scheduleStatus ${STAGES} } }`;

let ada: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  const assignees = [asId<PartyId>(ada.userId)];
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees }] }, { tasks: [{ assignees }] }),
    [field(1, 'NUMBER', { name: 'Amount' })],
    [taskKey(1), place(1, 1)],
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

const answered = async (amount: number) => {
  const started = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Purchase',
      ownerId: ada.userId,
    },
  });
  const { workflow } = started.data.startWorkflow;
  const done = await ada.graphql(COMPLETE, {
    input: { idempotencyKey: crypto.randomUUID(), taskId: workflow.stages[0].tasks[0].id },
    values: [{ instance: instanceKey(1), value: amount }],
  });
  expect(done.codes).toEqual([]);
  return { id: workflow.id, workflow: done.data.completeTask.workflow };
};

describe('the start condition of a stage', () => {
  test('starts the stage if it is met', async () => {
    const { workflow } = await answered(1001);
    expect(workflow.stages[1]).toMatchObject({
      status: 'IN_PROGRESS',
      condition: {
        isUnmet: false,
        parts: [
          { match: null, name: 'Amount', kind: 'NUMBER', operator: 'GREATER_THAN', values: [1000] },
        ],
      },
    });
  });

  test('skips the stage with its tasks if it is not met', async () => {
    const { id, workflow } = await answered(1000);
    const skipped = {
      status: 'SKIPPED',
      condition: { isUnmet: true },
      tasks: [{ skipReason: 'STAGE_SKIPPED' }],
    };
    expect(workflow).toMatchObject({ scheduleStatus: 'COMPLETED', stages: [{}, skipped] });
    await server.database.rows('UPDATE workflow SET name = name WHERE id = $1', [id]);
    const { data } = await ada.graphql(WORKFLOW, { id });
    expect(data.workflow.stages[1]).toMatchObject(skipped);
  });
});
