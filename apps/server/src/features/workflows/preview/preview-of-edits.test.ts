import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { task { status } } }`;
const APPROVE = `mutation ($input: VoteInput!) { approveTask(input: $input) { task { approvalStatus } } }`;
const PREVIEW = `query ($input: PreviewInput!) { previewCommand(input: $input) {
  tasks { effect task { id } } } }`;
const STATUS = `query ($id: ID!) { workflow(id: $id) { version stages { tasks { status } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let eve: TestPerson;
let workflowId: string;
let tasks: readonly string[];

/**
 * Ben enters a number, Cleo's task inherits it, and both tasks need approval. Only Ben's approval
 * is open.
 */
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  const id = (person: TestPerson) => asId<PartyId>(person.userId);
  const content = withFields(
    buildBlueprint({
      tasks: [
        { assignees: [id(ben)] },
        { assignees: [id(cleo)] },
        {
          type: 'APPROVAL',
          assignees: [id(ada), id(ben)],
          rule: 'ALL',
          rejectAction: { kind: 'REOPEN_TASK', task: taskKey(2), requiresComment: false },
        },
        { assignees: [id(cleo)] },
      ],
    }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [
      taskKey(2),
      place(2, 1, {
        inputType: 'INHERITED',
        source: instanceKey(1),
        onSourceChange: 'REOPEN',
      }),
    ],
  );
  const blueprintId = await publishedBlueprint(server, ada, {
    ...content,
    settings: { ...content.settings, editableSharedFields: true },
  });
  const { data } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Offer',
      ownerId: ada.userId,
    },
  });
  workflowId = data.startWorkflow.workflow.id;
  tasks = data.startWorkflow.workflow.stages[0].tasks.map((task: { id: string }) => task.id);
  const done = (n: number) => ({ idempotencyKey: crypto.randomUUID(), taskId: tasks[n] });
  const values = [{ instance: instanceKey(1), value: 100 }];
  expect((await ben.graphql(COMPLETE, { input: done(0), values })).codes).toEqual([]);
  expect((await cleo.graphql(COMPLETE, { input: done(1) })).codes).toEqual([]);
  expect((await ada.graphql(APPROVE, { input: { ...done(2), comment: '' } })).codes).toEqual([]);
});

const ask = (by: TestPerson, input: object) => by.graphql(PREVIEW, { input });
const edit = (value: number) => ({
  command: 'EDIT_SHARED',
  taskId: tasks[0],
  values: [{ instance: instanceKey(1), value }],
});
const assign = (...people: readonly TestPerson[]) => ({
  command: 'ASSIGN',
  workflowId,
  taskId: tasks[2],
  assigneeIds: people.map(({ userId }) => userId),
});

test('names the tasks that an edit of a shared value resets', async () => {
  const before = (await ada.graphql(STATUS, { id: workflowId })).data.workflow;
  const { data } = await ask(ada, edit(200));
  expect(data.previewCommand.tasks).toContainEqual({ effect: 'REOPENED', task: { id: tasks[1] } });
  expect((await ask(ada, edit(100))).data.previewCommand.tasks).toEqual([]);
  // A preview stores nothing, and people who can't ask get nothing.
  expect((await ada.graphql(STATUS, { id: workflowId })).data.workflow).toEqual(before);
  expect((await ask(eve, edit(200))).codes).toEqual(['NotFound']);
});

test('says that removing an approver decides the approval', async () => {
  expect((await ask(ada, assign(ada))).data.previewCommand.tasks).toEqual([
    { effect: 'COMPLETED', task: { id: tasks[2] } },
  ]);
  expect((await ask(ada, assign(ben))).data.previewCommand.tasks).toEqual([]);
  expect((await ask(ada, assign(ada, cleo))).codes).toEqual(['ApproverDidTheWork']);
});
