import type pg from 'pg';
import type { Log } from '../log/log.ts';

export interface Heartbeat {
  readonly add: (workerId: string) => void;
  readonly remove: (workerId: string) => void;
  readonly stop: () => Promise<void>;
}

export interface HeartbeatTimes {
  readonly everyMs: number;
  readonly deadAfterMs: number;
}

/** Records that these workers are alive, and deletes workers without a heartbeat for an hour. */
const beat = `
  WITH forgotten AS (DELETE FROM app.worker WHERE seen_at < now() - interval '1 hour')
  INSERT INTO app.worker (id, seen_at) SELECT id, now() FROM unnest($1::text[]) id
  ON CONFLICT (id) DO UPDATE SET seen_at = now()`;

/**
 * Releases the jobs of dead workers. A worker is dead if its heartbeat is missing for as long as it
 * has locked the job, because a new worker may not have sent one yet.
 */
const release = `
  WITH holder AS (
    SELECT locked_by, locked_at FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
    UNION ALL
    SELECT locked_by, locked_at FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL),
  dead AS (
    SELECT DISTINCT locked_by FROM holder
     WHERE locked_at < now() - $1 * interval '1 millisecond'
       AND NOT EXISTS (SELECT FROM app.worker w
                        WHERE w.id = locked_by AND w.seen_at > now() - $1 * interval '1 millisecond'))
  SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)), array_agg(locked_by) AS dead
    FROM dead HAVING count(*) > 0`;

export const keepHeartbeat = (pool: pg.Pool, log: Log, times: HeartbeatTimes): Heartbeat => {
  const ids = new Set<string>();
  let turn: Promise<void> = Promise.resolve();

  const once = async (): Promise<void> => {
    try {
      await pool.query(beat, [[...ids]]);
      const { rows } = await pool.query<{ dead: readonly string[] }>(release, [times.deadAfterMs]);
      for (const { dead } of rows) log.warn({ dead }, 'released the jobs of dead workers');
    } catch (error) {
      log.warn({ err: error }, 'the heartbeat failed and will be retried');
    }
  };
  const next = () => {
    turn = turn.then(once);
  };
  const timer = setInterval(next, times.everyMs);

  return {
    add: (workerId) => {
      ids.add(workerId);
      next();
    },
    remove: (workerId) => void ids.delete(workerId),
    stop: async () => {
      clearInterval(timer);
      await turn;
      await pool
        .query('DELETE FROM app.worker WHERE id = ANY($1)', [[...ids]])
        .catch(() => log.debug('the worker could not remove its heartbeat, which will expire'));
    },
  };
};
