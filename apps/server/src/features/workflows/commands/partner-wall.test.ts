import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id version assignees { name } } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) {
  task { status } changed { name }
  workflow { name stages { name tasks { name } } activity(first: 50) { edges { node { subject } } } } } }`;
const ASSIGN = `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { assignees { name } } } }`;

let ada: TestPerson;
let ben: TestPerson;
const outsiders: { EXTERNAL?: TestPerson; LIMITED?: TestPerson } = {};
let blueprintId: string;

const partyOf = (person: TestPerson) => asId<PartyId>(person.userId);

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  const lee = await server.createPerson({ tenantId, name: 'Lee', accessLevel: 'LIMITED' });
  Object.assign(outsiders, { EXTERNAL: eve, LIMITED: lee });
  const content = buildBlueprint(
    {
      tasks: [
        { assignees: [partyOf(eve)] },
        { assignees: [partyOf(lee)] },
        { assignees: [partyOf(ben)] },
      ],
    },
    { tasks: [{ assignees: [partyOf(ben)] }] },
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

const start = async () => {
  const { data } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Not for everyone',
      ownerId: ada.userId,
    },
  });
  return data.startWorkflow.workflow;
};

describe('a person with access to one task', () => {
  it.each(['EXTERNAL', 'LIMITED'] as const)(
    'gets no other tasks in the result of a command: %s',
    async (level) => {
      const person = outsiders[level] as TestPerson;
      const workflow = await start();
      const task = workflow.stages[0].tasks[level === 'EXTERNAL' ? 0 : 1];
      const variables = { input: { idempotencyKey: crypto.randomUUID(), taskId: task.id } };
      for (const _ of ['done', 'repeated']) {
        const { data, codes } = await person.graphql(COMPLETE, variables);
        expect(codes).toEqual([]);
        expect(data.completeTask.task).toEqual({ status: 'COMPLETED' });
        expect(data.completeTask.workflow).toBeNull();
        expect(data.completeTask.changed.length).toBeLessThanOrEqual(1);
      }
    },
  );

  it('gets the result of the command with which they reassign the task', async () => {
    const lee = outsiders.LIMITED as TestPerson;
    const workflow = await start();
    const task = workflow.stages[0].tasks[1];
    const { data, codes } = await lee.graphql(ASSIGN, {
      input: {
        idempotencyKey: crypto.randomUUID(),
        taskId: task.id,
        assigneeIds: [ben.userId],
      },
    });
    expect(codes).toEqual([]);
    expect(data.assignTask.task.assignees).toEqual([{ name: 'Ben' }]);
  });

  it('gets only the names of people on the task', async () => {
    const eve = outsiders.EXTERNAL as TestPerson;
    const { stages } = await start();
    const [own] = stages[0].tasks;
    const MET = 'query ($id: ID!) { task(id: $id) { peopleMet { name } } }';
    const { data } = await eve.graphql(MET, { id: own.id });
    expect(data.task.peopleMet.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Ada',
      'Eve',
    ]);
    const give = (id: string) =>
      eve.graphql(ASSIGN, {
        input: {
          idempotencyKey: crypto.randomUUID(),
          taskId: own.id,
          expectedVersion: own.version,
          assigneeIds: [eve.userId, id],
        },
      });
    expect((await give(ben.userId)).codes).toEqual([
      'ExternalUserCannotSaveCollaborationWithUnrelatedUser',
    ]);
    expect((await give(ada.userId)).codes).toEqual([]);
  });
});
