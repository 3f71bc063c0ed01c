import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runJobHandlers } from '../features/runs/index.ts';
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

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const DELETE = `mutation ($input: WorkflowCommandInput!) { deleteWorkflow(input: $input) { workflow { id } } }`;
const RESTORE = `mutation ($input: WorkflowCommandInput!) { restoreWorkflow(input: $input) { workflow { id } } }`;

let ada: TestPerson;
let blueprintId: string;

const jobs = runJobHandlers(server.composition.services);
/** Runs a scheduled job. */
const run = async (name: 'seal-chains' | 'purge-deleted'): Promise<void> => {
  await jobs.find((job) => job.name === name)?.run({}, { tenantId: null, attempt: 1 });
};
const start = async (): Promise<string> => {
  const input = { blueprintId, name: 'Run', ownerId: ada.userId };
  const { data } = await ada.graphql(START, {
    input: { ...input, idempotencyKey: crypto.randomUUID() },
  });
  return data.startWorkflow.workflow.id;
};
const on = async (mutation: string, workflowId: string): Promise<readonly string[]> =>
  (await ada.graphql(mutation, { input: { workflowId, idempotencyKey: crypto.randomUUID() } }))
    .codes;
const tables = ['workflow', 'stage', 'task', 'task_party', 'event', 'sealed_head'] as const;
/** Returns the number of rows that each table has for a workflow. */
const left = async (id: string): Promise<readonly number[]> => {
  const counts = tables.map(async (table) => {
    const key = table === 'workflow' ? 'id' : 'workflow_id';
    const [row] = await server.database.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table} WHERE ${key} = $1`,
      [id],
    );
    return row?.n ?? 0;
  });
  return Promise.all(counts);
};
const days = (count: number): void => server.clock.advance(count * 24 * 3_600_000);
const nothing = tables.map(() => 0);

beforeAll(async () => {
  ada = await server.createPerson({ tenantId: await server.createTenant('Acme'), name: 'Ada' });
  const mine = { assignees: [asId<PartyId>(ada.userId)] };
  blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [mine, mine] }));
});

it('purges workflows deleted 30 days ago, and the hash chains stay valid', async () => {
  const [gone, late, kept] = [await start(), await start(), await start()];
  await on(DELETE, gone);
  await run('seal-chains');
  days(2);
  await on(DELETE, late);
  await run('seal-chains');
  days(29);
  await run('purge-deleted');
  expect(await left(gone)).toEqual(nothing);
  expect((await left(late))[0]).toBe(1);
  expect((await left(kept))[0]).toBe(1);
  expect((await verifyChains(client)).faults).toEqual([]);
  expect(await on(RESTORE, gone)).toEqual(['NotFound']);
  expect(await on(RESTORE, late)).toEqual([]);

  await run('purge-deleted');
  expect((await left(late))[0]).toBe(1);
});

it('keeps workflows whose last events have no sealed hash yet', async () => {
  const id = await start();
  await run('seal-chains');
  await on(DELETE, id);
  days(31);
  await run('purge-deleted');
  expect((await left(id))[0]).toBe(1);
  await run('seal-chains');
  await Promise.all([run('purge-deleted'), run('purge-deleted')]);
  expect(await left(id)).toEqual(nothing);
  expect((await verifyChains(client)).faults).toEqual([]);
});

it('detects that a history was removed without a purge', async () => {
  const id = await start();
  await run('seal-chains');
  const { rows } = await client.query(`SELECT tenant_id FROM workflow WHERE id = $1`, [id]);
  await client.query('BEGIN');
  await client.query(`SELECT set_config('app.tenant_id', $1, true)`, [rows[0]?.tenant_id]);
  await client.query('DELETE FROM event WHERE workflow_id = $1', [id]);
  await client.query('DELETE FROM workflow WHERE id = $1', [id]);
  expect((await verifyChains(client)).faults).toEqual([
    expect.stringContaining('of its events are missing or changed'),
  ]);
  await client.query(`INSERT INTO purged_workflow VALUES ($1, $2, 9, '\\x00', now(), now())`, [
    rows[0]?.tenant_id,
    id,
  ]);
  expect((await verifyChains(client)).faults).toEqual([
    `workflow ${id}: it was purged before its last event was sealed`,
  ]);
  await client.query('ROLLBACK');
});
