import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { bulkStartHandler } from './bulk-starts.handlers.ts';
import { startBulkRows } from './start-bulk-rows.ts';

// A batch has ten rows and loads those of the next one.
const server = await createTestServer();
const { services } = server.composition;
afterAll(server.close);

let ada: TestPerson;
let blueprintId: string;

/** Runs SQL when a workflow with a certain name is inserted. */
const events = `CREATE FUNCTION happen() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.name LIKE 'Refused%' THEN RAISE EXCEPTION 'refused'; END IF;
    IF NEW.name LIKE 'Cancelled%' THEN UPDATE bulk_job SET state = 'CANCELLED' WHERE state = 'RUNNING'; END IF;
    RETURN NEW;
  END $$`;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  const mine = { assignees: [asId<PartyId>(ada.userId)] };
  blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [mine] }));
  await server.database.rows(events);
  await server.database.rows(
    'CREATE TRIGGER happen BEFORE INSERT ON workflow FOR EACH ROW EXECUTE FUNCTION happen()',
  );
});

const RUN = `mutation ($input: RunBulkJobInput!) { runBulkJob(input: $input) { state } }`;
const run = async (bulkStartId: string): Promise<void> => {
  const input = { idempotencyKey: crypto.randomUUID(), bulkJobId: bulkStartId, rows: 'ALL' };
  expect((await ada.graphql(RUN, { input })).codes).toEqual([]);
};

/** Creates a bulk start with this many rows, some with other names. */
const begun = async (count: number, named: Readonly<Record<number, string>> = {}) => {
  const names = Array.from({ length: count }, (_, n) => named[n + 1] ?? `Row ${n + 1}`);
  const made = await ada.graphql(
    `mutation ($input: CreateBulkStartInput!) { createBulkStart(input: $input) { id } }`,
    {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId,
        source: { fileName: '', text: ['Name', ...names].join('\n') },
        tableId: '1',
      },
    },
  );
  const id: string = made.data.createBulkStart.id;
  await run(id);
  // The test runs the job itself.
  await server.database.rows('DELETE FROM graphile_worker._private_jobs');
  return id;
};

const stateOf = async (id: string) => {
  const [found] = await server.database.rows(
    `SELECT j.state, j.done_count AS started, j.failed_count AS failed,
            (SELECT count(*)::int FROM workflow w
              WHERE w.id IN (SELECT workflow_id FROM bulk_row r WHERE r.job_id = j.id)) AS made
       FROM bulk_job j WHERE j.id = $1`,
    [id],
  );
  return found;
};
const workflows = async (): Promise<number> =>
  (await server.database.rows<{ n: number }>('SELECT count(*)::int AS n FROM workflow'))[0]?.n ?? 0;

describe('a batch of rows that was loaded with the previous batch', () => {
  it('is the last batch after a stop, and a later run starts the others', async () => {
    const id = await begun(45, { 5: 'Cancelled' });
    await startBulkRows(services, ada.tenantId, id);
    expect(await stateOf(id)).toEqual({ state: 'CANCELLED', started: 20, failed: 0, made: 20 });
    await run(id);
    await startBulkRows(services, ada.tenantId, id);
    expect(await stateOf(id)).toEqual({ state: 'COMPLETED', started: 45, failed: 0, made: 45 });
  });

  it('is stored row by row after an error', async () => {
    const id = await begun(35, { 15: 'Refused', 31: 'Refused too' });
    await startBulkRows(services, ada.tenantId, id);
    expect(await stateOf(id)).toEqual({ state: 'COMPLETED', started: 33, failed: 2, made: 33 });
  });

  it('is loaded again if another worker started its rows', async () => {
    const before = await workflows();
    const id = await begun(45);
    await Promise.all([1, 2, 3].map(() => startBulkRows(services, ada.tenantId, id)));
    expect(await stateOf(id)).toEqual({ state: 'COMPLETED', started: 45, failed: 0, made: 45 });
    expect(await workflows()).toBe(before + 45);
  });

  it('is left to the next job if the job has reached its last batch', async () => {
    const id = await begun(35);
    await startBulkRows(services, ada.tenantId, id, 2);
    expect(await stateOf(id)).toEqual({ state: 'RUNNING', started: 20, failed: 0, made: 20 });
    expect(await workOff(server, ['bulk-start'], [bulkStartHandler(services)])).toBe(1);
    expect(await stateOf(id)).toEqual({ state: 'COMPLETED', started: 35, failed: 0, made: 35 });
  });
});
