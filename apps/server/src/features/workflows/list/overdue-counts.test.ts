import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const LIST = `{ workflows(first: 10) { edges { node { name homeStatus overdueTaskCount } } } }`;
const ONE = `query ($id: ID!) { workflow(id: $id) { overdueTaskCount } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;

const hours = (amount: number) => ({ kind: 'DURATION', amount, unit: 'HOURS' }) as const;

let ada: TestPerson;
let workflowId: string;
let taskIds: readonly string[];
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const assignees = [asId<PartyId>(ada.userId)];
  const approvals = [approvalStep(91, { approvers: [asId<PartyId>(ben.userId)] })];
  const content = buildBlueprint({
    tasks: [
      { assignees, due: hours(1) },
      { assignees, due: hours(2) },
      { assignees, due: hours(3), approvals },
      { assignees, due: hours(50) },
    ],
  });
  const blueprintId = await publishedBlueprint(server, ada, content);
  const input = { idempotencyKey: newId(), blueprintId, name: 'Run', ownerId: ada.userId };
  const { data } = await ada.graphql(START, { input });
  workflowId = data.startWorkflow.workflow.id;
  taskIds = data.startWorkflow.workflow.stages[0].tasks.map(({ id }: { id: string }) => id);
});

/** Returns the counts of the list and of each workflow. */
const counts = async (): Promise<readonly number[]> => {
  const list = await ada.graphql(LIST);
  const one = await ada.graphql(ONE, { id: workflowId });
  return [list.data.workflows.edges[0].node.overdueTaskCount, one.data.workflow.overdueTaskCount];
};
const complete = async (taskId: string | undefined): Promise<void> => {
  const { codes } = await ada.graphql(COMPLETE, { input: { idempotencyKey: newId(), taskId } });
  expect(codes).toEqual([]);
};

describe('overdueTaskCount', () => {
  it('counts open tasks past their due date', async () => {
    expect(await counts()).toEqual([0, 0]);
    server.clock.advance(4 * 3_600_000);
    expect(await counts()).toEqual([3, 3]);
    await complete(taskIds[0]);
    expect(await counts()).toEqual([2, 2]);
  });

  it('leaves out a task in review', async () => {
    await complete(taskIds[2]);
    expect(await counts()).toEqual([1, 1]);
  });
});
