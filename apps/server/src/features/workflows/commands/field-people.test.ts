import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  stages { tasks { id assignees { name } awaitedFields awaitedManagers { kind field } } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { changed { id assignees { name kind } cc { name } awaitedFields } } }`;
const TASKS = `query { myTasks(first: 10) { edges { node { id } } } }`;

test('whom a form names is given the next task, with their manager, and finds it in their list', async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const mia = await server.createPerson({ tenantId, name: 'Mia' });
  const team = await server.createGroup({ tenantId, name: 'Crew', memberIds: [ben.userId] });
  await server.database.rows('UPDATE party SET manager_id = $2 WHERE id = $1', [
    ben.userId,
    mia.userId,
  ]);
  const content = withFields(
    buildBlueprint({
      tasks: [
        { assignees: [asId<PartyId>(ada.userId)] },
        {
          assignees: [],
          peopleFrom: [instanceKey(1)],
          ccFrom: [instanceKey(1)],
          managersOf: [{ kind: 'FIELD', instance: instanceKey(1) }],
          trigger: { afterTasks: [taskKey(1)], notBefore: null },
        },
      ],
    }),
    [field(1, 'PEOPLE', { name: 'Reviewer' })],
    [taskKey(1), place(1, 1)],
  );
  const blueprintId = await publishedBlueprint(server, ada, content);
  const idempotencyKey = () => crypto.randomUUID();
  const input = { idempotencyKey: idempotencyKey(), blueprintId, name: 'Offer', values: [] };
  const { data } = await ada.graphql(START, { input: { ...input, ownerId: ada.userId } });
  const [first, second] = data.startWorkflow.workflow.stages[0].tasks;
  expect(second).toMatchObject({
    assignees: [],
    awaitedFields: ['Reviewer'],
    awaitedManagers: [{ kind: 'FIELD', field: 'Reviewer' }],
  });
  const done = await ada.graphql(COMPLETE, {
    input: { idempotencyKey: idempotencyKey(), taskId: first.id },
    values: [{ instance: instanceKey(1), value: [ben.userId, team] }],
  });
  const started = done.data.completeTask.changed.find(({ id }: { id: string }) => id === second.id);
  expect(started).toMatchObject({
    assignees: [
      { name: 'Ben', kind: 'USER' },
      { name: 'Crew', kind: 'TEAM' },
      { name: 'Mia', kind: 'USER' },
    ],
    cc: [{ name: 'Ben' }, { name: 'Crew' }],
    awaitedFields: [],
  });
  for (const person of [ben, mia])
    expect((await person.graphql(TASKS)).data.myTasks.edges).toMatchObject([
      { node: { id: second.id } },
    ]);
});
