import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { BenchDatabase } from '../bench-database.ts';
import { measure, median, type Round } from '../contest.ts';
import { tenantId } from '../data-shape.ts';
import type { Figure } from '../report.ts';
import type { Effort } from '../requests.ts';
import { serveBaton } from '../served.ts';
import { completeTogether, createTaskPicker } from './complete-work.ts';

const watchers = 10;
const undoSeconds = 1;
/** Ten completions a second are a hundred notifications a second, which is what is demanded. */
const everyMs = 100;

/** Reminders of the loaded tasks are another work. */
const postponeReminders = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`UPDATE task_party SET due_on = due_on + interval '3 years'`);
  await pool.query('VACUUM ANALYZE task_party');
};

const forgetWatchers = (pool: pg.Pool) => pool.query('TRUNCATE watch');

/**
 * Adds people who can open everything and have no tasks, because no one is notified of their own
 * completions.
 */
const addPeople = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `WITH added AS (INSERT INTO account (id, email)
       SELECT gen_random_uuid(), 'watcher' || n || '@bench.example' FROM generate_series(1, $2::int) n RETURNING id, email)
     INSERT INTO party (tenant_id, id, kind, name, account_id, email, is_admin)
     SELECT $1, gen_random_uuid(), 'USER', 'Watcher', id, email, true FROM added`,
    [tenantId, watchers],
  );
};

/** Lets these people watch every workflow. */
const addWatchers = async (pool: pg.Pool): Promise<void> => {
  await forgetWatchers(pool);
  await pool.query(
    `INSERT INTO watch (tenant_id, party_id, subject_id, kind, workflow_id, created_at)
     SELECT w.tenant_id, p.id, w.id, 'WORKFLOW', w.id, now()
       FROM workflow w JOIN party p ON p.tenant_id = w.tenant_id AND p.name = 'Watcher'
      WHERE w.tenant_id = $1`,
    [tenantId],
  );
  await pool.query('ANALYZE watch');
};

/** Returns the number of notifications of completed tasks until now. */
const stored = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM notification WHERE type = 'TASK_COMPLETED'`,
  );
  return rows[0]?.count ?? 0;
};

/** Waits until so many notifications are stored. Returns the time in seconds. */
const secondsUntil = async (pool: pg.Pool, count: number): Promise<number> => {
  const since = performance.now();
  while ((await stored(pool)) < count) {
    if (performance.now() - since > 120_000) throw new Error('notifications are missing');
    await delay(20);
  }
  return (performance.now() - since) / 1000;
};

interface PacedRound extends Round {
  /** Seconds from the last response until the last notification is stored, with the time for undo. */
  readonly lag: number;
}

/**
 * Measures the completion of a task that ten people watch next to one that no one watches, in turn, at
 * a pace of ten completions a second. Then it measures how many notifications a second are stored
 * while such tasks are completed without a pause.
 */
export const notificationFigures = async (
  { url, dataDir, postmaster }: BenchDatabase,
  effort: Effort,
  nodeOptions: readonly string[],
): Promise<readonly Figure[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await postponeReminders(pool);
  await addPeople(pool);
  const baton = await serveBaton({
    url,
    dataDir,
    nodeOptions,
    env: { BATON_UNDO_SECONDS: String(undoSeconds) },
  });
  const figure = (what: string, unit: string, value: number, floor: number | null = null) => ({
    ...{ work: 'notifications', what, unit },
    ...{ baton: value, floor },
  });
  try {
    const picker = await createTaskPicker(pool);
    const round = async (operations: number, pace?: number): Promise<Round> => {
      const roundEffort = { ...effort, warmUp: 0, seconds: 120, operations };
      const plan = await completeTogether(picker, roundEffort).planFor(baton);
      const paced = pace === undefined ? plan : { ...plan, everyMs: pace };
      return measure(baton, postmaster, paced);
    };
    const saturated = Math.ceil(effort.operations / 4);
    // A first round warms the server up.
    await round(saturated);
    const results = { watched: [] as PacedRound[], unwatched: [] as PacedRound[] };
    let expected = await stored(pool);
    // The difference of single rounds is noise, so each way has several.
    for (let at = 0; at < effort.rounds + 2; at += 1) {
      const order = ['watched', 'unwatched'] as const;
      for (const name of at % 2 === 0 ? order : order.toReversed()) {
        await (name === 'watched' ? addWatchers(pool) : forgetWatchers(pool));
        const done = await round(Math.ceil(effort.operations / 30), everyMs);
        if (name === 'watched') expected += done.operations * watchers;
        // The notifications of one round don't burden the next one.
        results[name].push({ ...done, lag: await secondsUntil(pool, expected) });
      }
    }
    const of = (name: keyof typeof results, pick: (round: PacedRound) => number) =>
      median(results[name].map(pick));
    const compared = (what: string, unit: string, pick: (round: PacedRound) => number) =>
      figure(
        `complete a task with ${watchers} watchers, 10 a second, ${what} (the floor: without watchers)`,
        ...([unit, of('watched', pick), of('unwatched', pick)] as const),
      );
    await addWatchers(pool);
    const since = performance.now();
    const { operations: completed } = await round(saturated);
    await secondsUntil(pool, expected + completed * watchers);
    const seconds = (performance.now() - since) / 1000;
    return [
      compared('p50', 'ms', (one) => one.p50),
      compared('p99', 'ms', (one) => one.p99),
      compared('processor time with its notifications', 'ms', (one) => one.serverCpu),
      compared('processor time of the database', 'ms', (one) => one.databaseCpu),
      figure(
        `last notification stored after the last of these tasks, with ${undoSeconds} s for undo, at most`,
        ...(['s', Math.max(...results.watched.map(({ lag }) => lag))] as const),
      ),
      figure(
        'notifications stored while tasks are completed without a pause (the floor: what is demanded)',
        ...(['a second', (completed * watchers) / seconds, 100] as const),
      ),
    ];
  } finally {
    await baton.stop();
    await pool.end();
  }
};
