import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
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

test('assigns a task to the people in a field and their managers', async () => {
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

test('shows a problem on an approval without a manager until it has people', async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const content = buildBlueprint({
    tasks: [
      {
        assignees: [asId<PartyId>(ada.userId)],
        approvals: [approvalStep(91, { approvers: [], managersOf: [{ kind: 'SUBMITTER' }] })],
      },
    ],
  });
  const blueprintId = await publishedBlueprint(server, ada, content);
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const started = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
      id stages { tasks { id approvals { id } } } } } }`,
    { input: { ...key(), blueprintId, name: 'Leave', values: [], ownerId: ada.userId } },
  );
  const { workflow } = started.data.startWorkflow;
  const [task] = workflow.stages[0].tasks;
  const [approval] = task.approvals;
  await ada.graphql(COMPLETE, { input: { ...key(), taskId: task.id } });
  const look = async () =>
    (
      await ada.graphql(
        `query ($workflow: ID!, $task: ID!) {
          workflow(id: $workflow) { homeStatus }
          task(id: $task) { assignees { name } exception { category } permissions { approve resolveException } } }`,
        { workflow: workflow.id, task: approval.id },
      )
    ).data;
  expect(await look()).toMatchObject({
    workflow: { homeStatus: 'PROBLEM' },
    task: {
      assignees: [],
      exception: { category: 'NO_ASSIGNEE' },
      permissions: { approve: false, resolveException: false },
    },
  });
  const assigned = await ada.graphql(
    `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { id } } }`,
    { input: { ...key(), taskId: approval.id, assigneeIds: [ben.userId] } },
  );
  expect(assigned.codes).toEqual([]);
  expect(await look()).toMatchObject({
    workflow: { homeStatus: 'ON_TRACK' },
    task: { assignees: [{ name: 'Ben' }], exception: null },
  });
});
