import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { newId } from '../../apps/server/src/platform/db/uuid.ts';
import { measure } from '../contest.ts';
import { blueprintId, emailOfPerson, type DataSize } from '../data-shape.ts';
import { memoryOf } from '../process-cost.ts';
import type { Figure } from '../report.ts';
import { cookieOf, type Effort } from '../requests.ts';
import { serveBaton, type Served } from '../served.ts';
import { completeAlone, createTaskPicker } from './complete-work.ts';

/**
 * Number of workflows started from one file, unless an option sets it. The quick size has fewer.
 */
export const bulkRows = ({ name }: DataSize): number => (name === 'quick' ? 2000 : 10_000);
/** Workflows that the floor stores in one transaction. */
const floorBatch = 100;
const starter = 1;

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

const ask = async <T>(baton: Served, query: string, input: object): Promise<T> => {
  const response = await fetch(`http://127.0.0.1:${baton.port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-baton': '1',
      cookie: cookieOf(starter),
    },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
};

const create = `mutation ($input: CreateBulkStartInput!) { createBulkStart(input: $input) { id readyCount } }`;
const start = `mutation ($input: RunBulkJobInput!) { runBulkJob(input: $input) { state } }`;

/** Uploads the rows. Returns the id of the bulk start. */
const uploadRows = async (baton: Served, size: DataSize, rows: number): Promise<string> => {
  const lines = Array.from(
    { length: rows },
    (_, n) => `Bulk ${n},${emailOfPerson(1 + (n % (size.people - 1)))}`,
  );
  const { createBulkStart } = await ask<{ createBulkStart: { id: string; readyCount: number } }>(
    baton,
    create,
    {
      idempotencyKey: randomUUID(),
      blueprintId,
      source: { fileName: 'bulk.csv', text: ['Name,Owner', ...lines].join('\n') },
      tableId: '1',
    },
  );
  if (createBulkStart.readyCount !== rows) throw new Error('rows of the bulk start have errors');
  return createBulkStart.id;
};

const begin = (baton: Served, id: string) =>
  ask(baton, start, { idempotencyKey: randomUUID(), bulkJobId: id, rows: 'ALL' });

/** Returns the milliseconds until all rows are started. */
const untilDone = async (pool: pg.Pool, id: string, rows: number): Promise<number> => {
  const since = performance.now();
  for (;;) {
    const { rows: found } = await pool.query<{ state: string; started: number }>(
      'SELECT state, done_count AS started FROM bulk_job WHERE id = $1',
      [id],
    );
    const [job] = found;
    if (job?.state === 'COMPLETED') {
      if (job.started !== rows) throw new Error('rows of the bulk start were not started');
      return performance.now() - since;
    }
    await pause(50);
  }
};

const tables = ['event', 'workflow', 'stage', 'task', 'task_party', 'field_value'] as const;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Returns the rows of one workflow as JSON by table, and its ids that no other workflow has. */
const templateOf = async (pool: pg.Pool, jobId: string) => {
  const { rows: found } = await pool.query<{ id: string }>(
    'SELECT workflow_id AS id FROM bulk_row WHERE job_id = $1 ORDER BY number LIMIT 1',
    [jobId],
  );
  const id = found[0]?.id ?? '';
  const texts = await Promise.all(
    tables.map(async (table) => {
      const key = table === 'workflow' ? 'id' : 'workflow_id';
      const { rows: ofTable } = await pool.query<{ text: string | null }>(
        `SELECT json_agg(t)::text AS text FROM ${table} t WHERE ${key} = $1`,
        [id],
      );
      return (ofTable[0]?.text ?? '[]').slice(1, -1);
    }),
  );
  const { rows: own } = await pool.query<{ id: string }>(
    `SELECT id FROM stage WHERE workflow_id = $1 UNION SELECT id FROM task WHERE workflow_id = $1
      UNION SELECT command_key FROM event WHERE workflow_id = $1 UNION SELECT $1`,
    [id],
  );
  return { texts, own: new Set(own.map((row) => row.id)) };
};

/** Returns the columns to write of each table, without generated ones. */
const columnsOf = async (pool: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
       FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ANY ($1) AND is_generated = 'NEVER' GROUP BY 1`,
    [tables],
  );
  return tables.map((table) => rows.find(({ name }) => name === table)?.columns ?? '');
};

/** Inserts the same number of equal rows with handwritten batched SQL, without any rules. */
const timeFloor = async (pool: pg.Pool, jobId: string, rows: number): Promise<number> => {
  const { texts, own } = await templateOf(pool, jobId);
  const columns = await columnsOf(pool);
  const copy = (): readonly string[] => {
    const ids = new Map([...own].map((id) => [id, newId<string>()]));
    return texts.map((text) => text.replace(uuid, (id) => ids.get(id) ?? id));
  };
  const client = await pool.connect();
  const since = performance.now();
  try {
    for (let done = 0; done < rows; done += floorBatch) {
      const copies = Array.from({ length: floorBatch }, copy);
      await client.query('BEGIN');
      for (const [at, table] of tables.entries()) {
        const text = copies.map((one) => one[at] ?? '').filter((one) => one !== '');
        await client.query(
          `INSERT INTO ${table} (${columns[at] ?? ''})
           SELECT ${columns[at] ?? ''} FROM json_populate_recordset(NULL::${table}, $1)`,
          [`[${text.join(',')}]`],
        );
      }
      await client.query('COMMIT');
    }
    return performance.now() - since;
  } finally {
    client.release();
  }
};

const megabytesDuring = async <T>(
  served: Served,
  work: Promise<T>,
): Promise<{ readonly value: T; readonly most: number }> => {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(served.pid));
  }, 100);
  try {
    return { value: await work, most };
  } finally {
    clearInterval(timer);
  }
};

/**
 * Measures 10,000 workflows from one file, next to the same rows inserted with SQL, and other
 * requests during that time.
 */
export const bulkFigures = async (
  database: { readonly url: string; readonly dataDir: string; readonly postmaster: number },
  size: DataSize,
  effort: Effort,
  rows: number,
): Promise<readonly Figure[]> => {
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const baton = await serveBaton({ url: database.url, dataDir: database.dataDir });
  const count = rows.toLocaleString('en');
  const figure = (
    what: string,
    unit: string,
    value: number,
    floor: number | null = null,
  ): Figure => ({
    work: 'W5',
    what,
    unit,
    baton: value,
    floor,
  });
  try {
    const picker = await createTaskPicker(pool);
    const alone = completeAlone(picker, { ...effort, operations: 3000, seconds: 8, warmUp: 100 });
    // Two rounds: the first warms up both, and only the second is reported.
    let took = { judged: 0, started: 0, most: 0, floor: 0, before: 0 };
    for (let round = 0; round < 2; round += 1) {
      const before = memoryOf(baton.pid);
      const since = performance.now();
      const id = await uploadRows(baton, size, rows);
      const judged = performance.now() - since;
      await begin(baton, id);
      const { value: started, most } = await megabytesDuring(baton, untilDone(pool, id, rows));
      const floor = await timeFloor(pool, id, rows);
      took = { judged, started, most, floor, before };
    }
    const quiet = await measure(baton, database.postmaster, await alone.planFor(baton));
    const id = await uploadRows(baton, size, rows);
    const plan = await alone.planFor(baton);
    await begin(baton, id);
    const [busy] = await Promise.all([
      measure(baton, database.postmaster, plan),
      untilDone(pool, id, rows),
    ]);
    return [
      figure(`take in and judge ${count} rows`, 'ms', took.judged),
      figure(
        `start ${count} workflows of 20 tasks (the floor: the same rows by batched SQL)`,
        'ms',
        took.started,
        took.floor,
      ),
      figure(
        'workflows started',
        'a second',
        rows / (took.started / 1000),
        rows / (took.floor / 1000),
      ),
      figure('memory of the server above what it held before', 'MB', took.most - took.before),
      figure(
        'a task completed meanwhile, p50 (the floor: by a quiet server)',
        'ms',
        busy.p50,
        quiet.p50,
      ),
      figure(
        'a task completed meanwhile, p99 (the floor: by a quiet server)',
        'ms',
        busy.p99,
        quiet.p99,
      ),
    ];
  } finally {
    await baton.stop();
    await pool.end();
  }
};
