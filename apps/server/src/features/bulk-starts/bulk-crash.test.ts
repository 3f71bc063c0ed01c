import { setTimeout as delay } from 'node:timers/promises';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashCode } from '../../testing/crashing-process.ts';
import { childProcesses } from '../../testing/child-processes.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

// The worker exits at a named point, as in a power failure. Another worker continues.
const server = await createTestServer();
const { begin, endOf } = childProcesses(server);
afterAll(server.close);

let ada: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  const mine = { assignees: [asId<PartyId>(ada.userId)] };
  blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [mine] }));
});

const jobs = { kind: 'JOBS' } as const;
const rows = 40;
const startAll = async (first = 'Row'): Promise<string> => {
  const names = Array.from({ length: rows }, (_, n) => (n === 0 ? first : `Row ${n}`));
  const text = ['Name', ...names].join('\n');
  const key = () => crypto.randomUUID();
  const made = await ada.graphql(
    `mutation ($input: CreateBulkStartInput!) { createBulkStart(input: $input) { id } }`,
    {
      input: { idempotencyKey: key(), blueprintId, source: { fileName: '', text }, tableId: '1' },
    },
  );
  const bulkStartId: string = made.data.createBulkStart.id;
  const begun = await ada.graphql(
    `mutation ($input: RunBulkJobInput!) { runBulkJob(input: $input) { state } }`,
    { input: { idempotencyKey: key(), bulkJobId: bulkStartId, rows: 'ALL' } },
  );
  expect([...made.codes, ...begun.codes]).toEqual([]);
  return bulkStartId;
};

const stateOf = async (id: string) => {
  const [found] = await server.database.rows<{
    state: string;
    started: number;
    failed: number;
    made: number;
  }>(
    `SELECT j.state, j.done_count AS started, j.failed_count AS failed,
            (SELECT count(DISTINCT r.workflow_id)::int FROM bulk_row r JOIN workflow w ON w.id = r.workflow_id
              WHERE r.job_id = j.id) AS made
       FROM bulk_job j WHERE j.id = $1`,
    [id],
  );
  return found;
};
const workflowCount = async (): Promise<number> =>
  (await server.database.rows<{ n: number }>('SELECT count(*)::int AS n FROM workflow'))[0]?.n ?? 0;

describe('a bulk start', () => {
  it.each(['JOB_BEGUN', 'BEFORE_COMMIT', 'AFTER_COMMIT', 'JOB_DONE_UNRECORDED'] as const)(
    'starts each row once after a crash %s',
    async (point) => {
      const before = await workflowCount();
      const id = await startAll();
      expect(await endOf(begin(ada, jobs, point))).toBe(crashCode);
      const cut = await stateOf(id);
      // Row results and workflows are stored together or not at all.
      expect(cut?.made).toBe(cut?.started);
      expect(await workflowCount()).toBe(before + (cut?.made ?? 0));
      begin(ada, jobs);
      while ((await stateOf(id))?.state === 'RUNNING') await delay(50);
      expect(await stateOf(id)).toEqual({
        state: 'COMPLETED',
        started: rows,
        failed: 0,
        made: rows,
      });
      expect(await workflowCount()).toBe(before + rows);
    },
  );

  it.each(['BEFORE_COMMIT', 'AFTER_COMMIT', 'NOWHERE'] as const)(
    'starts the other rows if the database rejects one, crash %s',
    async (point) => {
      await server.database.rows(
        `CREATE OR REPLACE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN IF NEW.name = 'Poison' THEN RAISE EXCEPTION 'refused'; END IF; RETURN NEW; END $$`,
      );
      await server.database.rows(
        `CREATE OR REPLACE TRIGGER poison BEFORE INSERT ON workflow FOR EACH ROW EXECUTE FUNCTION refuse_poison()`,
      );
      const before = await workflowCount();
      const id = await startAll('Poison');
      if (point !== 'NOWHERE') await endOf(begin(ada, jobs, point));
      const cut = await stateOf(id);
      expect(cut?.made).toBe(cut?.started);
      begin(ada, jobs);
      while ((await stateOf(id))?.state === 'RUNNING') await delay(50);
      const started = rows - 1;
      expect(await stateOf(id)).toEqual({ state: 'COMPLETED', started, failed: 1, made: started });
      expect(await workflowCount()).toBe(before + started);
    },
  );
});
