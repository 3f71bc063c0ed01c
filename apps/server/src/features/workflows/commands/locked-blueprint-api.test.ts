import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const FLAGS = `query ($id: ID!) { workflow(id: $id) { stages { permissions { skip addTask }
  tasks { permissions { editName editDueOn skip delete editAssignees complete refusals { action code whoMay } } } } } }`;

test('lets only admins change what a locked blueprint defines', async () => {
  const tenantId = await server.createTenant('Acme');
  const olga = await server.createPerson({ tenantId, name: 'Olga' });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const assignees = [asId<PartyId>(ben.userId)];
  const built = buildBlueprint({ tasks: [{ assignees }] }, { tasks: [{ assignees }] });
  const settings = { ...built.settings, isLocked: true };
  const blueprintId = await publishedBlueprint(server, olga, { ...built, settings });
  const { data } = await olga.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: olga.userId },
  });
  const { id, stages } = data.startWorkflow.workflow;
  const taskId: string = stages[0].tasks[0].id;
  const flags = async (who: TestPerson) => (await who.graphql(FLAGS, { id })).data.workflow.stages;
  const [first, second] = await flags(olga);
  expect(second.permissions).toEqual({ skip: false, addTask: true });
  expect(first.tasks[0].permissions).toMatchObject({
    editName: false,
    editDueOn: false,
    skip: false,
    delete: false,
    editAssignees: true,
  });
  expect(first.tasks[0].permissions.refusals).toContainEqual({
    action: 'skip',
    code: 'ActionItemTemplateIsLocked',
    whoMay: ['ADMINISTRATOR'],
  });
  expect((await flags(ada))[0].tasks[0].permissions).toMatchObject({ editName: true, skip: true });

  const give = async (who: TestPerson, name: string, type: string, input: object) =>
    (
      await who.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { task { id } } }`, {
        input: { idempotencyKey: crypto.randomUUID(), taskId, ...input },
      })
    ).codes;
  const assign = (who: TestPerson, ...assigneeIds: readonly string[]) =>
    give(who, 'assignTask', 'AssignTaskInput', { assigneeIds });
  expect(await give(olga, 'skipTask', 'TaskCommandInput', { reason: 'Late' })).toEqual([
    'ActionItemTemplateIsLocked',
  ]);
  expect(await assign(olga, olga.userId)).toEqual(['ActionItemTemplateIsLocked']);
  expect(await assign(olga, ben.userId, olga.userId)).toEqual([]);
  expect(await assign(olga, ben.userId)).toEqual([]);
  expect(await give(ada, 'skipTask', 'TaskCommandInput', { reason: 'Late' })).toEqual([]);
});
