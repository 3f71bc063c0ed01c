import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import type { Log } from '../log/log.ts';
import type { JobHandler } from './job.ts';
import { keepHeartbeat } from './worker-heartbeat.ts';

/** Work that comes round by the clock: once per due time, however many workers there are. */
export interface RecurringJob {
  readonly name: string;
  /** Five fields as of cron, in UTC. */
  readonly schedule: string;
}

export interface WorkerOptions {
  /** The account that owns the queue. */
  readonly connection: pg.PoolConfig;
  readonly log: Log;
  readonly handlers: readonly JobHandler[];
  readonly recurring?: readonly RecurringJob[];
  readonly concurrency?: number;
  readonly heartbeat?: { readonly everyMs: number; readonly deadAfterMs: number };
}

export interface Worker {
  /** Takes no more jobs, finishes those begun, and ends. */
  readonly stop: () => Promise<void>;
}

const envelope = z.looseObject({ tenantId: z.string().nullish() });

const toTask =
  (handler: JobHandler): Task =>
  (payload, helpers) => {
    const { tenantId } = envelope.parse(payload ?? {});
    return handler.run(payload, { tenantId: tenantId ?? null, attempt: helpers.job.attempts });
  };

/**
 * Works the queue. A dead worker's jobs are taken over: its heartbeat is missed after 30 s, and
 * whoever notices gives its jobs back, so that they are under way again within a minute.
 */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { log } = options;
  const concurrency = options.concurrency ?? 4;
  const pool = new pg.Pool({
    ...options.connection,
    application_name: 'baton worker',
    max: concurrency + 2,
  });
  const onBroken = (error: Error) => log.warn({ err: error }, 'a worker connection broke');
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));

  const events: WorkerEvents = new EventEmitter();
  const heartbeat = keepHeartbeat(
    pool,
    log,
    options.heartbeat ?? { everyMs: 10_000, deadAfterMs: 30_000 },
  );
  events.on('pool:create', ({ workerPool }) => heartbeat.add(workerPool.id));
  events.on('job:failed', ({ job, error }) =>
    log.error({ err: error, task: job.task_identifier, job: job.id }, 'job failed for good'),
  );

  const runner = await run({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ from: 'jobs' }, message);
      else log.trace({ from: 'jobs' }, message);
    }),
    taskList: Object.fromEntries(
      options.handlers.map((handler) => [handler.name, toTask(handler)]),
    ),
    parsedCronItems: parseCronItems(
      (options.recurring ?? []).map(({ name, schedule }) => ({ task: name, match: schedule })),
    ),
  });
  // A queue that cannot be worked any more is a fault of the process: it is left to its supervisor.
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker has stopped'));

  return {
    stop: async () => {
      await runner
        .stop()
        .catch((error: unknown) => log.warn({ err: error }, 'worker stopped late'));
      await heartbeat.stop();
      await pool.end();
    },
  };
};
