import { taskDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { runJobHandlers } from '../../runs/index.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const TASK = `query ($id: ID!) { workflow(id: $id) { stages { tasks {
  status displayStatus isExpired dueOn version permissions { complete restartExpired } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { status punctuality { kind minutes } } } }`;
const RESTART = `mutation ($input: RestartExpiredTaskInput!) { restartExpiredTask(input: $input) {
  task { isExpired dueOn } } }`;

let ada: TestPerson;
let ken: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ken = await server.createPerson({ tenantId, name: 'Ken' });
});

/** Starts a workflow with one task of Ken, due after two hours and expiring an hour later. */
const started = async (outcome: 'BLOCK' | 'END_WORKFLOW' = 'BLOCK') => {
  server.clock.set('2026-03-02T09:00:00Z');
  const hours = (amount: number) => ({ amount, unit: 'HOURS' }) as const;
  const task = {
    assignees: [asId<PartyId>(ken.userId)],
    due: { kind: 'DURATION' as const, ...hours(2) },
    deadline: {
      ...taskDefaults.deadline,
      expiry: { grace: hours(1), outcome, party: null },
    },
  };
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [task] }));
  const { data, codes } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Run',
      ownerId: ada.userId,
      startDate: null,
    },
  });
  expect(codes).toEqual([]);
  const { id, stages } = data.startWorkflow.workflow;
  return { workflowId: String(id), taskId: String(stages[0].tasks[0].id) };
};

const look = async (person: TestPerson, workflowId: string) =>
  (await person.graphql(TASK, { id: workflowId })).data.workflow.stages[0].tasks[0];

const wake = async (workflowId: string) => {
  const handler = runJobHandlers(server.composition.services).find(
    ({ name }) => name === 'wake-run',
  );
  await handler?.run({ workflowId, at: 0 }, { tenantId: ada.tenantId, attempt: 1 });
};

const restart = (person: TestPerson, taskId: string, dueOn: string, key = crypto.randomUUID()) =>
  person.graphql(RESTART, { input: { idempotencyKey: key, taskId, dueOn } });

test('expires a task once and accepts a new due date from the owner', async () => {
  const { workflowId, taskId } = await started();
  const [timer] = await server.database.rows(
    `SELECT j.run_at FROM graphile_worker.jobs j WHERE j.key = 'run:' || $1`,
    [workflowId],
  );
  expect(timer?.run_at).toEqual(new Date('2026-03-02T12:00:00Z'));

  server.clock.set('2026-03-02T11:59:59Z');
  await wake(workflowId);
  expect(await look(ken, workflowId)).toMatchObject({
    displayStatus: 'EXPIRING',
    isExpired: false,
  });

  server.clock.set('2026-03-02T12:00:00Z');
  await Promise.all([wake(workflowId), wake(workflowId), wake(workflowId)]);
  await wake(workflowId);
  expect(await look(ken, workflowId)).toMatchObject({
    displayStatus: 'EXPIRED',
    isExpired: true,
    version: 2,
    permissions: { complete: false, restartExpired: false },
  });
  const complete = { idempotencyKey: crypto.randomUUID(), taskId };
  expect((await ken.graphql(COMPLETE, { input: complete })).codes).toEqual(['TaskExpired']);

  const late = '2026-03-03T09:00:00.000Z';
  expect((await restart(ken, taskId, late)).codes).toEqual(['Forbidden']);
  expect(
    (await restart(ada, taskId, '2026-03-02T10:00:00Z')).errors[0]?.extensions.refusals,
  ).toEqual([{ code: 'DueDatePast', params: {}, field: 'dueOn' }]);
  const key = crypto.randomUUID();
  const [first, again] = [
    await restart(ada, taskId, late, key),
    await restart(ada, taskId, late, key),
  ];
  for (const { data } of [first, again])
    expect(data.restartExpiredTask.task).toEqual({ isExpired: false, dueOn: late });
  expect((await restart(ada, taskId, late)).codes).toEqual(['TaskNotExpired']);
  const done = await ken.graphql(COMPLETE, {
    input: { idempotencyKey: crypto.randomUUID(), taskId },
  });
  expect(done.data.completeTask.task).toEqual({
    status: 'COMPLETED',
    punctuality: { kind: 'EARLY', minutes: 21 * 60 },
  });
});

test('rejects a submission after expiry even without a timer', async () => {
  const { workflowId, taskId } = await started();
  server.clock.set('2026-03-02T12:00:01Z');
  const complete = { idempotencyKey: crypto.randomUUID(), taskId };
  expect((await ken.graphql(COMPLETE, { input: complete })).codes).toEqual(['TaskExpired']);
  expect(await look(ken, workflowId)).toMatchObject({ status: 'PENDING_SUBMISSION' });
});

test('names the expired task that ended the workflow', async () => {
  const { workflowId, taskId } = await started('END_WORKFLOW');
  server.clock.set('2026-03-02T12:00:01Z');
  await wake(workflowId);
  const HOLD = `query ($id: ID!) { workflow(id: $id) {
    heldAs endReason heldBy { id } endCause { kind task { id } } explanations { code names } } }`;
  const { data } = await ken.graphql(HOLD, { id: workflowId });
  expect(data.workflow).toEqual({
    heldAs: 'ENDED',
    endReason: '',
    heldBy: null,
    endCause: { kind: 'EXPIRED', task: { id: taskId } },
    explanations: [{ code: 'HELD_ENDED_EXPIRED', names: ['Task 1'] }],
  });
});
