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

/** Quick jobs at once: as many as their handlers gather. They hardly ever need a connection each. */
const quickAtOnce = 128;
const quickConnections = 8;

/**
 * Thousands of timers may be due in one moment: they are fetched and ticked off by the dozen.
 * That is for quick jobs alone, since what is fetched waits for the process that has it.
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
 * Works the queue. A dead worker's jobs are taken over: its heartbeat is missed after 30 s, and
 * whoever notices gives its jobs back, so that they are under way again within a minute.
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
      log.error({ err: error, task: job.task_identifier, job: job.id }, 'job failed for good'),
    );
    const runner = await run({
      pgPool: pool,
      events,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        // Quick jobs share few connections on purpose: what they do is done together.
        const isTold =
          level === 'error' || (level === 'warning' && !message.includes('maxPoolSize'));
        if (isTold) log.warn({ from: 'jobs' }, message);
        else log.trace({ from: 'jobs' }, message);
      }),
      taskList: Object.fromEntries(handlers.map((handler) => [handler.name, toTask(handler)])),
      ...more,
    });
    // Without a heartbeat, other workers take over the jobs that this runner still holds.
    return { runner, giveUp: () => ids.forEach(heartbeat.remove) };
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
