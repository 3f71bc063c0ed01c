import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { runJobHandlers } from './runs.handlers.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id scheduleStatus startDate stages { tasks { status waitingFor { code } } } } } }`;
const STATUS = `query ($id: ID!) { workflow(id: $id) { scheduleStatus stages { status tasks { status } } } }`;

let ada: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

const start = async (blueprintId: string, startDate: string | null) => {
  const { data, codes } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Run',
      ownerId: ada.userId,
      startDate,
    },
  });
  expect(codes).toEqual([]);
  return data.startWorkflow.workflow;
};

const timers = async (workflowId: string) =>
  server.database.rows(`SELECT j.run_at FROM graphile_worker.jobs j WHERE j.key = 'run:' || $1`, [
    workflowId,
  ]);

/** Runs the job of a due timer. */
const wake = async (workflowId: string, at = 0) => {
  for (const handler of runJobHandlers(server.composition.services)) {
    if (handler.name === 'wake-run')
      await handler.run({ workflowId, at }, { tenantId: ada.tenantId, attempt: 1 });
  }
};

test('starts a scheduled workflow once on its start date', async () => {
  const task = { assignees: [asId<PartyId>(ada.userId)] };
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [task] }));
  const workflow = await start(blueprintId, '2026-03-05');
  expect(workflow).toMatchObject({
    scheduleStatus: 'SCHEDULED',
    startDate: '2026-03-05T00:00:00.000Z',
    stages: [{ tasks: [{ status: 'INACTIVE', waitingFor: { code: 'START_DATE' } }] }],
  });
  expect(await timers(workflow.id)).toEqual([{ run_at: new Date('2026-03-05T00:00:00Z') }]);

  server.clock.set('2026-03-05T00:00:01Z');
  await wake(workflow.id);
  await wake(workflow.id);
  const { data } = await ada.graphql(STATUS, { id: workflow.id });
  expect(data.workflow).toMatchObject({
    scheduleStatus: 'RUNNING',
    stages: [{ status: 'IN_PROGRESS', tasks: [{ status: 'PENDING_SUBMISSION' }] }],
  });
  expect(await timers(workflow.id)).toEqual([]);
});

test('starts a task on its start date', async () => {
  server.clock.set('2026-03-02T09:00:00Z');
  const task = {
    assignees: [asId<PartyId>(ada.userId)],
    trigger: { afterTasks: [], notBefore: { kind: 'WORKFLOW_START' as const, days: 3 } },
  };
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [task] }));
  const workflow = await start(blueprintId, null);
  expect(workflow.stages[0].tasks[0]).toMatchObject({
    status: 'INACTIVE',
    waitingFor: { code: 'DATE' },
  });
  expect(await timers(workflow.id)).toEqual([{ run_at: new Date('2026-03-05T00:00:00Z') }]);

  await wake(workflow.id);
  const early = await ada.graphql(STATUS, { id: workflow.id });
  expect(early.data.workflow.stages[0].tasks[0].status).toBe('INACTIVE');

  server.clock.set('2026-03-05T00:00:01Z');
  await wake(workflow.id);
  const { data } = await ada.graphql(STATUS, { id: workflow.id });
  expect(data.workflow.stages[0].tasks[0].status).toBe('PENDING_SUBMISSION');
});

test('accepts a timer that is slightly early by the clock of the process', async () => {
  server.clock.set('2026-03-02T09:00:00Z');
  const task = {
    assignees: [asId<PartyId>(ada.userId)],
    trigger: { afterTasks: [], notBefore: { kind: 'WORKFLOW_START' as const, days: 3 } },
  };
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [task] }));
  const workflow = await start(blueprintId, null);
  server.clock.set('2026-03-04T23:59:59Z');
  await wake(workflow.id, Date.parse('2026-03-05T00:00:00Z'));
  const { data } = await ada.graphql(STATUS, { id: workflow.id });
  expect(data.workflow.stages[0].tasks[0].status).toBe('PENDING_SUBMISSION');
});

test('rejects a start date in the past', async () => {
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({}));
  const { errors } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Run',
      ownerId: ada.userId,
      startDate: '2026-03-01',
    },
  });
  expect(errors[0]?.extensions.refusals).toEqual([
    { code: 'StartDatePast', params: {}, field: 'startDate' },
  ]);
});
