import { EventEmitter } from 'node:events';
import {
  Logger,
  parseCronItems,
  run,
  type RunnerOptions,
  type Task,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod';
import { openPool } from '../db/open-pool.ts';
import type { Log } from '../log/log.ts';
import type { JobHandler } from './job.ts';
import { keepRunning, type Running } from './keep-running.ts';
import { keepHeartbeat } from './worker-heartbeat.ts';

/** A scheduled job. It runs once for each due time, with any number of workers. */
export interface RecurringJob {
  readonly name: string;
  /** Cron expression with five fields, in UTC. */
  readonly schedule: string;
}

export interface WorkerOptions {
  /** Account that owns the queue. */
  readonly connection: pg.PoolConfig;
  readonly log: Log;
  readonly handlers: readonly JobHandler[];
  readonly recurring?: readonly RecurringJob[];
  readonly concurrency?: number;
  readonly heartbeat?: { readonly everyMs: number; readonly deadAfterMs: number };
}

export interface Worker {
  /** Takes no more jobs, finishes running ones, and ends. */
  readonly stop: () => Promise<void>;
}

/**
 * Number of simultaneous quick jobs: as many as their handlers process in one batch. They rarely
 * need their own connection.
 */
const quickAtOnce = 128;
const quickConnections = 8;

/**
 * Thousands of timers can be due at the same time, so they are fetched and completed in batches.
 * Only quick jobs do this, because a fetched job waits for its process.
 */
const quickOptions: Partial<RunnerOptions> = {
  preset: {
    worker: {
      concurrentJobs: quickAtOnce,
      localQueue: { size: 2 * quickAtOnce },
      completeJobBatchDelay: 0,
    },
  },
};

const envelope = z.looseObject({ tenantId: z.string().nullish() });

const toTask =
  (handler: JobHandler): Task =>
  (payload, helpers) => {
    const { tenantId } = envelope.parse(payload ?? {});
    return handler.run(payload, { tenantId: tenantId ?? null, attempt: helpers.job.attempts });
  };

/**
 * Runs the job queue. If a worker's heartbeat is missing for 30 s, another worker releases its
 * jobs, so that they run again within a minute.
 */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { log } = options;
  const concurrency = options.concurrency ?? 4;
  const pool = openPool(
    {
      ...options.connection,
      application_name: 'baton worker',
      max: concurrency + quickConnections + 3,
    },
    (error) => log.warn({ err: error }, 'a worker connection broke'),
  );

  const heartbeat = keepHeartbeat(
    pool,
    log,
    options.heartbeat ?? { everyMs: 10_000, deadAfterMs: 30_000 },
  );
  const start = async (
    handlers: readonly JobHandler[],
    more: Partial<RunnerOptions>,
  ): Promise<Running> => {
    const events: WorkerEvents = new EventEmitter();
    const ids: string[] = [];
    events.on('pool:create', ({ workerPool }) => {
      ids.push(workerPool.id);
      heartbeat.add(workerPool.id);
    });
    events.on('job:failed', ({ job, error }) =>
      log.error({ err: error, task: job.task_identifier, job: job.id }, 'job failed permanently'),
    );
    const runner = await run({
      pgPool: pool,
      events,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        // Quick jobs share few connections on purpose, because they run in batches.
        const isNotified =
          level === 'error' || (level === 'warning' && !message.includes('maxPoolSize'));
        if (isNotified) log.warn({ from: 'jobs' }, message);
        else log.trace({ from: 'jobs' }, message);
      }),
      taskList: Object.fromEntries(handlers.map((handler) => [handler.name, toTask(handler)])),
      ...more,
    });
    // Without a heartbeat, other workers take the jobs of this runner.
    return { runner, releaseJobs: () => ids.forEach(heartbeat.remove) };
  };
  const quick = options.handlers.filter(({ isQuick }) => isQuick);
  const parsedCronItems = parseCronItems(
    (options.recurring ?? []).map(({ name, schedule }) => ({ task: name, match: schedule })),
  );
  const slow = options.handlers.filter(({ isQuick }) => !isQuick);
  const runners = [
    await keepRunning(() => start(slow, { concurrency, parsedCronItems }), log),
    ...(quick.length === 0 ? [] : [await keepRunning(() => start(quick, quickOptions), log)]),
  ];

  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop())).catch((error: unknown) =>
        log.warn({ err: error }, 'worker stopped late'),
      );
      await heartbeat.stop();
      await pool.end();
    },
  };
};
