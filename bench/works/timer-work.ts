import pg from 'pg';
import { migrateJobs } from '../../apps/server/src/platform/jobs/job-schema.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/worker.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { composeForBench } from '../composed.ts';
import { tenantId } from '../data-shape.ts';
import type { Figure } from '../report.ts';

/** Number of workflows with a task that expires at the same time. */
const timers = 10_000;
const longest = 600_000;

const deadline = JSON.stringify({
  countedFrom: 'START',
  expiry: { grace: { amount: 0, unit: 'MINUTES' }, outcome: 'BLOCK', party: null },
  escalations: [],
});

/** One open task of each workflow expired an hour ago, and its timer is due. */
const setTimers = `
  WITH chosen AS (
    SELECT DISTINCT ON (workflow_id) id FROM task
     WHERE status = 'PENDING_SUBMISSION' AND type = 'DEFAULT' AND workflow_status = 'RUNNING'
       AND expiration_status <> 'EXPIRED'
     ORDER BY workflow_id, position LIMIT $1),
  late AS (
    UPDATE task t SET due_on = now() - interval '1 hour', expiration_status = 'EXPIRING',
           settings = t.settings || jsonb_build_object('deadline', $2::jsonb)
      FROM chosen WHERE t.id = chosen.id RETURNING t.workflow_id, t.due_on)
  SELECT graphile_worker.add_job('wake-run',
           json_build_object('workflowId', workflow_id, 'at', round(extract(epoch FROM due_on) * 1000), 'tenantId', $3::text),
           job_key => 'run:' || workflow_id) FROM late`;

const addEmptyJobs = `SELECT graphile_worker.add_job('nothing', '{}'::json) FROM generate_series(1, $1)`;

const leftOver = async (pool: pg.Pool, name: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = $1`,
    [name],
  );
  return rows[0]?.count ?? 0;
};

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/** Returns the milliseconds until no job with this name is left. */
const untilDone = async (pool: pg.Pool, name: string): Promise<number> => {
  const since = performance.now();
  while ((await leftOver(pool, name)) > 0) {
    if (performance.now() - since > longest)
      throw new Error(`jobs of ${name} did not finish in time`);
    await pause(200);
  }
  return performance.now() - since;
};

const timeBaton = async (url: string, pool: pg.Pool): Promise<number> => {
  await pool.query(setTimers, [timers, deadline, tenantId]);
  const before = await leftOver(pool, 'wake-run');
  const composition = composeForBench(url);
  const worker = await composition.startWorker();
  try {
    const millis = await untilDone(pool, 'wake-run');
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM task WHERE expiration_status = 'EXPIRED'`,
    );
    if (rows[0]?.count !== before) throw new Error('a timer had no effect or ran twice');
    return millis / (before / timers);
  } finally {
    await worker.stop();
    await composition.close();
  }
};

/** Measures the queue alone with the product's settings: as many jobs that do nothing. */
const timeFloor = async (url: string, pool: pg.Pool): Promise<number> => {
  await pool.query(addEmptyJobs, [timers]);
  const worker = await startWorker({
    connection: { connectionString: url },
    log: createLog('silent', 'bench'),
    handlers: [{ name: 'nothing', isQuick: true, run: () => Promise.resolve() }],
  });
  try {
    return await untilDone(pool, 'nothing');
  } finally {
    await worker.stop();
  }
};

/**
 * Measures 10,000 timers that are due together, each of which expires a task, next to a queue that
 * does nothing.
 */
export const timerFigures = async (url: string): Promise<readonly Figure[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await migrateJobs({ connectionString: url });
    const floor = await timeFloor(url, pool);
    const baton = await timeBaton(url, pool);
    return [
      {
        work: 'W6 timers',
        what: `${timers.toLocaleString('en')} timers due at once, until the last task has expired (the floor: as many empty jobs)`,
        unit: 'ms',
        baton,
        floor,
      },
    ];
  } finally {
    await pool.end();
  }
};
