import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addedTags } from '../../../testing/added-tags.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id version stages { id tasks { id version } } } } }`;
const TASK = `mutation ($input: UpdateTaskInput!) { updateTask(input: $input) {
  task { id name description version } changed { id } } }`;
const TAGS = `mutation ($input: UpdateTaskInput!) { updateTask(input: $input) { task { tags { name } } } }`;
const WORKFLOW = `mutation ($input: UpdateWorkflowInput!) { updateWorkflow(input: $input) {
  workflow { id name description owner { name } version permissions { edit editOwner } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const READ = `query ($id: ID!) { workflow(id: $id) { name description owner { name }
  stages { tasks { name workflowName } }
  auditHistory(first: 10) { edges { node { subject subjectName fields { fieldName valueBefore valueAfter } } } }
  activity(first: 10) { edges { node { kind actor { name } params { name value } } } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  const assignees = [asId<PartyId>(ben.userId)];
  const content = buildBlueprint({ tasks: [{ assignees }, { assignees }] });
  blueprintId = await publishedBlueprint(server, ada, content);
});

const start = async () => {
  const { data, codes } = await ada.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'A run', ownerId: ada.userId },
  });
  expect(codes).toEqual([]);
  const { id, stages, version } = data.startWorkflow.workflow;
  return { id, version, stage: stages[0], task: stages[0].tasks[0] };
};
type Started = Awaited<ReturnType<typeof start>>;
const give = (person: TestPerson, document: string, input: object) =>
  person.graphql(document, { input: { idempotencyKey: crypto.randomUUID(), ...input } });

test('updates name and description of a task in lists and the audit log', async () => {
  const { id, task } = await start();
  const input = {
    idempotencyKey: crypto.randomUUID(),
    taskId: task.id,
    expectedVersion: task.version,
    name: '  Ask three suppliers ',
    description: '<p>By <strong>Friday</strong><script>alert(1)</script></p>',
  };
  const { data, codes } = await give(ada, TASK, input);
  expect(codes).toEqual([]);
  expect(data.updateTask.task).toEqual({
    id: task.id,
    name: 'Ask three suppliers',
    description: '<p>By <strong>Friday</strong></p>',
    version: task.version + 1,
  });
  expect(data.updateTask.changed).toEqual([{ id: task.id }]);
  // A retry changes nothing. A new request has an outdated version.
  expect((await give(ada, TASK, input)).data.updateTask.task.version).toBe(task.version + 1);
  const late = { ...input, idempotencyKey: crypto.randomUUID() };
  expect((await give(ada, TASK, late)).codes).toEqual(['VersionConflict']);

  const read = (await ada.graphql(READ, { id })).data.workflow;
  expect(read.stages[0].tasks[0].name).toBe('Ask three suppliers');
  expect(read.auditHistory.edges[0].node).toMatchObject({
    subject: 'TASK',
    subjectName: 'Ask three suppliers',
    fields: [
      { fieldName: 'Name', valueAfter: ['Ask three suppliers'] },
      { fieldName: 'Description', valueBefore: [expect.any(String)] },
    ],
  });
  expect(read.activity.edges[0].node).toMatchObject({
    kind: 'EDIT',
    actor: { name: 'Ada' },
    params: expect.arrayContaining([{ name: 'name', value: 'Ask three suppliers' }]),
  });
});

test('rejects renaming by the assignee, empty names, and completed tasks', async () => {
  const { task } = await start();
  const rename = (person: TestPerson, name: string) =>
    give(person, TASK, { taskId: task.id, name });
  expect((await rename(ben, 'Mine')).codes).toEqual(['Forbidden']);
  expect((await rename(ada, '   ')).codes).toEqual(['Required']);
  expect((await rename(ada, 'x'.repeat(201))).codes).toEqual(['TooLong']);
  expect((await give(ben, COMPLETE, { taskId: task.id })).codes).toEqual([]);
  expect((await rename(ada, 'Too late')).codes).toEqual(['TaskCompleted']);
});

test('gives a new task the tags from its blueprint', async () => {
  const assignees = [asId<PartyId>(ben.userId)];
  const content = buildBlueprint({
    tasks: [
      { assignees, tags: await addedTags(server, ada.tenantId, ['Legal', 'EMEA']) },
      { assignees },
      { assignees },
    ],
  });
  const tagged = await publishedBlueprint(server, ada, content);
  const { data } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) {
      startWorkflow(input: $input) { workflow { stages { tasks { tags { name } } } } } }`,
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId: tagged,
        name: 'A run',
        ownerId: ada.userId,
      },
    },
  );
  expect(data.startWorkflow.workflow.stages[0].tasks).toEqual([
    { tags: [{ name: 'Legal' }, { name: 'EMEA' }] },
    { tags: [] },
    { tags: [] },
  ]);
});

test('checks tags and records their changes', async () => {
  const { id, task } = await start();
  const [legal = '', emea = '', spring = '', big = ''] = await addedTags(server, ada.tenantId, [
    'Legal',
    'EMEA',
    'Spring',
    'Big',
  ]);
  const tag = async (person: TestPerson, tags: readonly string[]) => {
    const { data, codes } = await give(person, TAGS, { taskId: task.id, tags });
    return data?.updateTask?.task.tags.map(({ name }: { name: string }) => name) ?? codes;
  };
  expect(await tag(ben, [legal, emea, legal])).toEqual(['Legal', 'EMEA']);
  expect(await tag(eve, [legal])).toEqual(['NotFound']);
  expect(await tag(ada, ['Legal'])).toEqual(['NotFound']);
  expect(await tag(ada, [crypto.randomUUID()])).toEqual(['NotFound']);
  await give(ben, COMPLETE, { taskId: task.id });
  expect(await tag(ben, [legal])).toEqual(['Legal']);
  const ofWorkflow = `mutation ($input: UpdateWorkflowInput!) {
    updateWorkflow(input: $input) { workflow { tags { name } } } }`;
  const tagged = await give(ada, ofWorkflow, { workflowId: id, tags: [spring, big] });
  expect(tagged.data.updateWorkflow.workflow.tags).toEqual([{ name: 'Spring' }, { name: 'Big' }]);
  expect((await give(ben, ofWorkflow, { workflowId: id, tags: [] })).codes).toEqual(['Forbidden']);

  const read = `query ($id: ID!) { workflow(id: $id) { tags { name } stages { tasks { tags { name } } }
    auditHistory(first: 9) { edges { node { fields { fieldName valueBefore valueAfter } } } }
    activity(first: 1) { edges { node { kind params { name value } } } } } }`;
  const { workflow } = (await ada.graphql(read, { id })).data;
  expect(workflow.tags).toEqual([{ name: 'Spring' }, { name: 'Big' }]);
  expect(workflow.stages[0].tasks[0].tags).toEqual([{ name: 'Legal' }]);
  const fields = workflow.auditHistory.edges.flatMap(
    ({ node }: { node: { fields: unknown[] } }) => node.fields,
  );
  expect(fields).toContainEqual({
    fieldName: 'Tags',
    valueBefore: ['Legal', 'EMEA'],
    valueAfter: ['Legal'],
  });
  expect(workflow.activity.edges[0].node).toMatchObject({
    kind: 'EDIT',
    params: expect.arrayContaining([{ name: 'name', value: 'Spring, Big' }]),
  });
});

test('returns who assigned, created, and last changed a task', async () => {
  const { id, task } = await start();
  const assign = `mutation ($input: AssignTaskInput!) { assignTask(input: $input) { task { id } } }`;
  await give(ada, assign, { taskId: task.id, assigneeIds: [ben.userId, eve.userId] });
  const read = `query ($id: ID!, $task: ID!) {
    task(id: $task) { subject expirationStatus assignedBy { name } backupAssignees { name } leadTime { amount }
      documents { name } }
    workflow(id: $id) { createdAt createdBy { name } modifiedAt modifiedBy { name } collaborators { name } } }`;
  const { data, codes } = await ada.graphql(read, { id, task: task.id });
  expect(codes).toEqual([]);
  expect(data.task).toEqual({
    subject: 'A run: Task 1',
    expirationStatus: 'NON_EXPIRING',
    assignedBy: { name: 'Ada' },
    backupAssignees: [],
    leadTime: null,
    documents: [],
  });
  expect(data.workflow).toMatchObject({
    createdBy: { name: 'Ada' },
    modifiedBy: { name: 'Ada' },
    collaborators: expect.arrayContaining([{ name: 'Ben' }, { name: 'Eve' }]),
  });
  expect(Date.parse(data.workflow.modifiedAt)).toBeGreaterThanOrEqual(
    Date.parse(data.workflow.createdAt),
  );
});

test.each([
  ['a workflow', 'updateWorkflow', 'UpdateWorkflowInput', () => ({})],
  ['a stage', 'updateStage', 'UpdateStageInput', (run: Started) => ({ stageId: run.stage.id })],
])('updates the last change of a task after %s is renamed', async (_, command, type, about) => {
  const run = await start();
  const read = `query ($id: ID!) { workflow(id: $id) { modifiedAt } }`;
  const { workflow } = (await ada.graphql(read, { id: run.id })).data;
  server.clock.advance(60_000);
  const rename = `mutation ($input: ${type}!) { ${command}(input: $input) { workflow { modifiedAt } } }`;
  const input = { workflowId: run.id, ...about(run), name: 'Renamed' };
  const { data, codes } = await give(ada, rename, input);
  expect(codes).toEqual([]);
  const { modifiedAt } = data[command].workflow;
  expect(Date.parse(modifiedAt)).toBeGreaterThan(Date.parse(workflow.modifiedAt));
  expect((await ada.graphql(read, { id: run.id })).data.workflow).toEqual({ modifiedAt });
});

test('updates the last change after a task is renamed', async () => {
  const { id, task } = await start();
  const read = `query ($id: ID!) { workflow(id: $id) { modifiedAt } }`;
  const before = (await ada.graphql(read, { id })).data.workflow.modifiedAt;
  server.clock.advance(60_000);
  expect((await give(ada, TASK, { taskId: task.id, name: 'Renamed' })).codes).toEqual([]);
  const after = (await ada.graphql(read, { id })).data.workflow.modifiedAt;
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
});

test('updates name and description of a workflow and its tasks', async () => {
  const { id, version } = await start();
  const input = {
    workflowId: id,
    expectedVersion: version,
    name: 'Spring',
    description: '<p>New</p>',
  };
  const { data, codes } = await give(ada, WORKFLOW, input);
  expect(codes).toEqual([]);
  expect(data.updateWorkflow.workflow).toMatchObject({ name: 'Spring', description: '<p>New</p>' });
  const read = (await ada.graphql(READ, { id })).data.workflow;
  expect(read).toMatchObject({ name: 'Spring', description: '<p>New</p>' });
  expect(read.stages[0].tasks[0].workflowName).toBe('Spring');
  expect((await give(ben, WORKFLOW, { workflowId: id, name: 'Mine' })).codes).toEqual([
    'Forbidden',
  ]);
});

test('changes the owner only to an internal user', async () => {
  const { id } = await start();
  const handTo = (person: TestPerson, ownerId: string) =>
    give(person, WORKFLOW, { workflowId: id, ownerId });
  expect((await handTo(ada, eve.userId)).codes).toEqual([
    'CannotAssignExternalUserOrTeamAsWorkflowOwner',
  ]);
  expect((await handTo(ada, crypto.randomUUID())).codes).toEqual(['UnknownParty']);
  expect((await handTo(ben, ben.userId)).codes).toEqual(['CannotUpdateWorkflowOwner']);
  const { data, codes } = await handTo(ada, ben.userId);
  expect(codes).toEqual([]);
  // Ada started it, so she can still read it, but she can't edit it anymore.
  expect(data.updateWorkflow.workflow).toMatchObject({
    owner: { name: 'Ben' },
    permissions: { edit: false, editOwner: false },
  });
  const read = (await ben.graphql(READ, { id })).data.workflow;
  expect(read.auditHistory.edges[0].node.fields).toEqual([
    { fieldName: 'WorkflowOwner', valueBefore: ['Ada'], valueAfter: ['Ben'] },
  ]);
});
