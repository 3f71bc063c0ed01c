import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const WORKFLOW = `query ($id: ID!) { workflow(id: $id) {
  stages { tasks { approvals { id } } }
  auditHistory(first: 50) { edges { node { subjectName isApproval } } }
  activity(first: 50) { edges { node { kind subject isApproval } } } } }`;
const ASSIGN = `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { id } } }`;

test('names the approval in entries about it, and the task in other entries', async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  const approval = {
    key: taskKey(9),
    level: 1,
    approvers: [asId<PartyId>(ben.userId)],
    ...stepDefaults,
    rule: 'ANY' as const,
    requiresComment: false,
    due: null,
  };
  const task = { name: 'Pay', assignees: [asId<PartyId>(ada.userId)], approvals: [approval] };
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [task] }));
  const send = async (document: string, input: object) => {
    const { data, codes } = await ada.graphql(document, {
      input: { idempotencyKey: crypto.randomUUID(), ...input },
    });
    expect(codes).toEqual([]);
    return data;
  };
  const { startWorkflow } = await send(START, { blueprintId, name: 'N', ownerId: ada.userId });
  const { id, stages } = startWorkflow.workflow;
  await send(COMPLETE, { taskId: stages[0].tasks[0].id });
  const { tasks } = (await ada.graphql(WORKFLOW, { id })).data.workflow.stages[0];
  await send(ASSIGN, { taskId: tasks[0].approvals[0].id, assigneeIds: [cleo.userId] });

  const { auditHistory, activity } = (await ada.graphql(WORKFLOW, { id })).data.workflow;
  const subjects = auditHistory.edges.map(({ node }: any) => [node.subjectName, node.isApproval]);
  expect(subjects).toContainEqual(['Pay', true]);
  expect(subjects).toContainEqual(['Pay', false]);
  expect(activity.edges.map(({ node }: any) => node)).toContainEqual({
    kind: 'ASSIGNED',
    subject: 'Pay',
    isApproval: true,
  });
});
