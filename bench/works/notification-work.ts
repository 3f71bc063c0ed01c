import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { BenchDatabase } from '../bench-database.ts';
import { measure } from '../contest.ts';
import { tenantId } from '../data-shape.ts';
import type { Figure } from '../report.ts';
import type { Effort } from '../requests.ts';
import { serveBaton } from '../served.ts';
import { completeAlone, completeTogether, createTaskPicker } from './complete-work.ts';

const watchers = 10;
const undoSeconds = 1;
/** Without a new notification for so long, all of them are stored. */
const quietMillis = 5000;

/** Lets ten people watch every workflow. */
const addWatchers = async (pool: pg.Pool): Promise<void> => {
  await pool.query(
    `INSERT INTO watch (tenant_id, party_id, subject_id, kind, workflow_id, created_at)
     SELECT w.tenant_id, p.id, w.id, 'WORKFLOW', w.id, now()
       FROM workflow w, (SELECT id FROM party WHERE tenant_id = $1 AND kind = 'USER' AND access_level = 'INTERNAL'
                          ORDER BY id LIMIT $2) p
      WHERE w.tenant_id = $1 ON CONFLICT DO NOTHING`,
    [tenantId, watchers],
  );
  await pool.query('ANALYZE watch');
};

/** Waits until all notifications are stored. Returns how many there are. */
const settled = async (pool: pg.Pool): Promise<number> => {
  let [count, since] = [-1, performance.now()];
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM notification',
    );
    const now = rows[0]?.count ?? 0;
    if (now !== count) [count, since] = [now, performance.now()];
    else if (performance.now() - since > quietMillis) return count;
    await delay(100);
  }
};

/**
 * Measures the completion of a task that ten people watch, next to one that no one watches, and how
 * many notifications a second are stored while many tasks are completed.
 */
export const notificationFigures = async (
  { url, dataDir, postmaster }: BenchDatabase,
  effort: Effort,
): Promise<readonly Figure[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const baton = await serveBaton({
    url,
    dataDir,
    env: { BATON_UNDO_SECONDS: String(undoSeconds) },
  });
  const figure = (what: string, unit: string, value: number, floor: number | null = null) => ({
    ...{ work: 'notifications', what, unit },
    ...{ baton: value, floor },
  });
  try {
    const picker = await createTaskPicker(pool);
    const alone = completeAlone(picker, { ...effort, operations: 3000, seconds: 8, warmUp: 100 });
    // A first round warms the server up.
    await measure(baton, postmaster, await alone.planFor(baton));
    const unwatched = await measure(baton, postmaster, await alone.planFor(baton));
    await addWatchers(pool);
    const watched = await measure(baton, postmaster, await alone.planFor(baton));
    const before = await settled(pool);
    const together = completeTogether(picker, { ...effort, operations: 2000, seconds: 60 });
    const plan = await together.planFor(baton);
    const since = performance.now();
    await measure(baton, postmaster, plan);
    const stored = (await settled(pool)) - before;
    const seconds = (performance.now() - since - quietMillis) / 1000;
    return [
      figure(
        `complete a task with ${watchers} watchers, p50 (the floor: without watchers)`,
        'ms',
        watched.p50,
        unwatched.p50,
      ),
      figure('notifications stored while tasks are completed', 'a second', stored / seconds),
    ];
  } finally {
    await baton.stop();
    await pool.end();
  }
};
