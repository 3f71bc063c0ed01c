import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const RUN = `query ($id: ID!) { workflow(id: $id) { stages { status tasks { status skipReason
  waitingFor { code params { name value } names } explanations { code params { name value } names } } } } }`;
const VERSION = `query ($id: ID!) { blueprint(id: $id) { published { content { document } } } }`;

test('skips a task that requires an approval when it is rejected', async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const assignees = [asId<PartyId>(ben.userId)];
  const wants = (outcome: 'APPROVED' | 'REJECTED') => ({
    assignees,
    trigger: { afterTasks: [taskKey(1)], notBefore: null },
    startOutcomes: [{ task: taskKey(1), outcome }],
  });
  const rejectAction = { kind: 'CONTINUE', requiresComment: false } as const;
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({
      tasks: [
        { type: 'APPROVAL', assignees, rejectAction },
        { name: 'Ship', ...wants('APPROVED') },
        { name: 'Tell them no', ...wants('REJECTED') },
      ],
    }),
  );
  const content = (await ada.graphql(VERSION, { id: blueprintId })).data.blueprint.published
    .content;
  expect(content.document.tasks[taskKey(2)].startOutcomes).toEqual([
    { task: taskKey(1), outcome: 'APPROVED' },
  ]);
  const { data } = await ada.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
  });
  const { id, stages } = data.startWorkflow.workflow;
  const look = async () => (await ada.graphql(RUN, { id })).data.workflow.stages[0].tasks;
  expect((await look())[1].waitingFor).toMatchObject({
    code: 'OUTCOME',
    params: [{ name: 'outcome', value: 'APPROVED' }],
  });
  const { codes } = await ben.graphql(
    `mutation ($input: RejectTaskInput!) { rejectTask(input: $input) { task { id } } }`,
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        taskId: stages[0].tasks[0].id,
        comment: 'No',
      },
    },
  );
  expect(codes).toEqual([]);
  const [approval, ship, tell] = await look();
  expect(approval.status).toBe('COMPLETED');
  expect(ship).toMatchObject({ status: 'INACTIVE', skipReason: 'OUTCOME' });
  expect(ship.explanations).toContainEqual(
    expect.objectContaining({
      code: 'SKIPPED_OUTCOME',
      params: [{ name: 'outcome', value: 'APPROVED' }],
    }),
  );
  expect(tell.status).toBe('PENDING_SUBMISSION');
});

test('pauses the due date of a task with a problem, also in lists', async () => {
  const tenantId = await server.createTenant('Clock');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const due = { kind: 'DURATION', amount: 48, unit: 'HOURS' } as const;
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({
      tasks: [{ assignees: [asId<PartyId>(ada.userId)], due, clockStops: ['PROBLEM'] }],
    }),
  );
  const { data } = await ada.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
  });
  const { id, stages } = data.startWorkflow.workflow;
  const taskId = stages[0].tasks[0].id;
  const give = async (name: string, type: string, input: object) =>
    (
      await ada.graphql(
        `mutation ($input: ${type}!) { ${name}(input: $input) { task { dueOn dueOnClass } } }`,
        { input: { idempotencyKey: crypto.randomUUID(), taskId, ...input } },
      )
    ).data[name].task;
  const partyDue = async () =>
    (
      await server.database.rows<{ due: string }>(
        'SELECT due_on::text AS due FROM task_party WHERE task_id = $1',
        [taskId],
      )
    ).map(({ due: text }) => text);
  const stopped = await give('reportException', 'ReportExceptionInput', {
    category: 'BLOCKED',
    text: 'No key',
  });
  expect(stopped.dueOnClass).toBe('STOPPED');
  expect(await partyDue()).toEqual(['infinity']);
  const list = await ada.graphql(RUN, { id });
  expect(list.data.workflow.stages[0].tasks[0].explanations).toContainEqual(
    expect.objectContaining({ code: 'DUE_CLOCK_STOPPED' }),
  );
  server.clock.advance(3_600_000);
  const resumed = await give('resolveException', 'TaskCommandInput', {});
  expect(resumed.dueOnClass).toBe('ON_TRACK');
  expect(Date.parse(resumed.dueOn)).toBeGreaterThan(Date.parse(stopped.dueOn));
  expect(await partyDue()).not.toEqual(['infinity']);
});

test('shows a workflow as late if a stage is delayed, also in lists', async () => {
  const tenantId = await server.createTenant('Stages');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({
      sla: { amount: 2, unit: 'HOURS' },
      tasks: [{ assignees: [asId<PartyId>(ada.userId)] }],
    }),
  );
  const { data } = await ada.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
  });
  const { id } = data.startWorkflow.workflow;
  const look = async () =>
    (
      await ada.graphql(
        `query ($id: ID!) { workflow(id: $id) { homeStatus stages { dueOn isOverdue } }
          workflows(first: 5) { edges { node { homeStatus } } } }`,
        { id },
      )
    ).data;
  expect((await look()).workflow).toEqual({
    homeStatus: 'ON_TRACK',
    stages: [{ dueOn: new Date(server.clock.now() + 7_200_000).toISOString(), isOverdue: false }],
  });
  server.clock.advance(3 * 3_600_000);
  const late = await look();
  expect(late.workflow).toMatchObject({ homeStatus: 'OVERDUE', stages: [{ isOverdue: true }] });
  expect(late.workflows.edges).toEqual([{ node: { homeStatus: 'OVERDUE' } }]);
});

test('keeps the planned end of the workflow after a task is sent back', async () => {
  const tenantId = await server.createTenant('Plan');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const due = { kind: 'DURATION', amount: 2, unit: 'HOURS' } as const;
  const step = approvalStep(91, { approvers: [asId<PartyId>(ben.userId)] });
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [{ assignees: [asId<PartyId>(ada.userId)], due, approvals: [step] }] }),
  );
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const started = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
      id stages { tasks { id approvals { id } } } } } }`,
    { input: { ...key(), blueprintId, name: 'Run', ownerId: ada.userId } },
  );
  const { id, stages } = started.data.startWorkflow.workflow;
  const [task] = stages[0].tasks;
  const ends = 'homeStatus plannedEndDate forecastEndDate';
  const look = async () => {
    const { data } = await ada.graphql(
      `query ($id: ID!, $task: ID!) { workflow(id: $id) { ${ends} } task(id: $task) { dueOnClass }
        workflows(first: 5) { edges { node { ${ends} } } } }`,
      { id, task: task.id },
    );
    expect(data.workflows.edges).toEqual([{ node: data.workflow }]);
    return { ...data.workflow, dueOnClass: data.task.dueOnClass };
  };
  const { plannedEndDate } = await look();
  server.clock.advance(5 * 3_600_000);
  expect(await look()).toMatchObject({ homeStatus: 'OVERDUE', dueOnClass: 'OVERDUE' });
  await ada.graphql(
    'mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }',
    { input: { ...key(), taskId: task.id } },
  );
  expect((await look()).dueOnClass).toBeNull();
  const rejected = await ben.graphql(
    'mutation ($input: RejectTaskInput!) { rejectTask(input: $input) { task { id } } }',
    { input: { ...key(), taskId: task.approvals[0].id, comment: 'Again' } },
  );
  expect(rejected.codes).toEqual([]);
  const late = await look();
  expect(late).toMatchObject({ homeStatus: 'OVERDUE', plannedEndDate, dueOnClass: 'SOON' });
  expect(Date.parse(late.forecastEndDate)).toBeGreaterThan(Date.parse(plannedEndDate));
});

test('restarts a stage with empty forms that the preview names', async () => {
  const tenantId = await server.createTenant('Wipes');
  const ada = await server.createPerson({ tenantId, name: 'Ada' });
  const assignees = [asId<PartyId>(ada.userId)];
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    withFields(
      buildBlueprint({ tasks: [{ assignees }, { assignees }] }),
      [field(1, 'TEXT')],
      [taskKey(1), place(1, 1)],
    ),
  );
  const { data } = await ada.graphql(START, {
    input: { idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
  });
  const { id, stages } = data.startWorkflow.workflow;
  const taskId = stages[0].tasks[0].id;
  const values = async () =>
    server.database.rows('SELECT committed, draft FROM field_value WHERE workflow_id = $1', [id]);
  const handedIn = await ada.graphql(
    `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
      completeTask(input: $input, values: $values) { task { status } } }`,
    {
      input: { idempotencyKey: crypto.randomUUID(), taskId },
      values: [{ instance: instanceKey(1), stringValue: 'Lisbon' }],
    },
  );
  expect(handedIn.codes).toEqual([]);
  const read = await ada.graphql(
    `query ($id: ID!) { workflow(id: $id) { version stages { id } } }`,
    {
      id,
    },
  );
  const { version, stages: known } = read.data.workflow;
  const stage = { workflowId: id, stageId: known[0].id };
  const asked = async (wipe: boolean) =>
    (
      await ada.graphql(
        `query ($input: PreviewInput!) { previewCommand(input: $input) { emptied { id } } }`,
        { input: { ...stage, command: 'RESTART_STAGE', wipe } },
      )
    ).data.previewCommand.emptied;
  expect(await asked(false)).toEqual([]);
  expect(await asked(true)).toEqual([{ id: taskId }]);
  const again = await ada.graphql(
    `mutation ($input: RestartStageInput!) { restartStage(input: $input) { workflow { id } } }`,
    {
      input: {
        ...stage,
        idempotencyKey: crypto.randomUUID(),
        expectedVersion: version,
        reason: 'Again',
        wipe: true,
      },
    },
  );
  expect(again.codes).toEqual([]);
  expect(await values()).toEqual([{ committed: null, draft: null }]);
});
