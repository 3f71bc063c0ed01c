import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const SCHEDULES = `query ($id: ID!) { workflow(id: $id) { stages { tasks { id name
  schedule { start end plannedStart plannedEnd isCritical predecessors } } } } }`;

test('returns plan, forecast, and readable predecessors of each task', async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const ben = await server.createPerson({ tenantId, name: 'Ben' });
  const due = { kind: 'DURATION', amount: 2, unit: 'DAYS' } as const;
  const trigger = { afterTasks: [taskKey(1)], notBefore: null };
  const content = buildBlueprint({
    tasks: [
      { due, assignees: [asId<PartyId>(ada.userId)] },
      { due, trigger, assignees: [asId<PartyId>(ben.userId)] },
    ],
  });
  const blueprintId = await publishedBlueprint(server, ada, {
    ...content,
    settings: { ...content.settings, contentAccess: 'OWN_TASKS' },
  });
  const input = {
    idempotencyKey: crypto.randomUUID(),
    blueprintId,
    name: 'Run',
    ownerId: ada.userId,
  };
  const { data, codes } = await ada.graphql(START, { input });
  expect(codes).toEqual([]);
  const { id } = data.startWorkflow.workflow;

  const all = await ada.graphql(SCHEDULES, { id });
  expect(all.codes).toEqual([]);
  const [first, second] = all.data.workflow.stages[0].tasks;
  expect(first.schedule).toMatchObject({ isCritical: true, predecessors: [] });
  expect(second.schedule).toMatchObject({ isCritical: true, predecessors: [first.id] });
  expect(second.schedule.start).toBe(first.schedule.end);
  expect(second.schedule.plannedEnd).toBe(second.schedule.end);

  const own = await ben.graphql(
    `query ($id: ID!) { task(id: $id) { schedule { predecessors } } }`,
    {
      id: second.id,
    },
  );
  expect(own.data.task).toEqual({ schedule: { predecessors: [] } });
});
