import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventChain, runJobHandlers } from '../features/runs/index.ts';
import { publishedBlueprint } from '../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../testing/test-server.ts';
import { verifyChains } from './verify-chains.ts';

const server = await createTestServer();
const client = new pg.Client({ connectionString: server.database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await server.close();
});

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;

let ada: TestPerson;
let workflowId: string;

/** Runs the job that seals new events every minute. */
const seal = async (): Promise<void> => {
  for (const handler of runJobHandlers(server.composition.services))
    if (handler.name === 'seal-chains') await handler.run({}, { tenantId: null, attempt: 1 });
};
const seals = async (): Promise<readonly { heads: readonly unknown[] }[]> =>
  server.database.rows('SELECT number, heads FROM seal ORDER BY number');

beforeAll(async () => {
  ada = await server.createPerson({ tenantId: await server.createTenant('Acme'), name: 'Ada' });
  const mine = { assignees: [asId<PartyId>(ada.userId)] };
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [mine, mine, mine] }),
  );
  const input = { blueprintId, name: 'Run', ownerId: ada.userId };
  const { data } = await ada.graphql(START, {
    input: { ...input, idempotencyKey: crypto.randomUUID() },
  });
  workflowId = data.startWorkflow.workflow.id;
  const [task] = data.startWorkflow.workflow.stages[0].tasks;
  await seal();
  await seal();
  await ada.graphql(COMPLETE, {
    input: { taskId: task.id, idempotencyKey: crypto.randomUUID() },
  });
});

it('seals each new event once if several workers run seal-chains', async () => {
  await Promise.all([seal(), seal(), seal()]);
  expect((await seals()).map(({ heads }) => heads.length)).toEqual([1, 1]);
  expect(await verifyChains(client)).toEqual({ events: 2, seals: 2, faults: [] });
});

it('reports an event that was changed after its seal', async () => {
  const change = (from: string, to: string) =>
    server.database.rows(
      `UPDATE event SET events = replace(events::text, $2, $3)::jsonb WHERE workflow_id = $1 AND seq = 2`,
      [workflowId, from, to],
    );
  await change('"task.submit"', '"task.skip"');
  const { faults } = await verifyChains(client);
  expect(faults).toEqual([`event 2 of workflow ${workflowId} was changed`]);
  await change('"task.skip"', '"task.submit"');
  expect((await verifyChains(client)).faults).toEqual([]);
});

it('reports a completely rewritten history', async () => {
  const rows = await server.database.rows<{
    seq: number;
    at: Date;
    actor_id: string;
    command: string;
    command_key: string;
    events: readonly unknown[];
  }>('SELECT * FROM event WHERE workflow_id = $1 ORDER BY seq', [workflowId]);
  let head = eventChain.emptyChain;
  for (const { seq, at, command, command_key: commandKey, events } of rows) {
    const actorId = crypto.randomUUID();
    head = eventChain.chainHash(head, {
      workflowId,
      seq,
      at: at.getTime(),
      actorId,
      command,
      commandKey,
      events,
    });
    await server.database.rows(
      `UPDATE event SET actor_id = $3, hash = decode($4, 'hex') WHERE workflow_id = $1 AND seq = $2`,
      [workflowId, seq, actorId, head],
    );
  }
  await server.database.rows(`UPDATE workflow SET chain_head = decode($2, 'hex') WHERE id = $1`, [
    workflowId,
    head,
  ]);
  expect((await verifyChains(client)).faults).toEqual([
    'seal 1: 1 of its events are missing or changed',
    'seal 2: 1 of its events are missing or changed',
  ]);
});
