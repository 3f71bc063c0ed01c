import type { z } from 'zod';
import { prepared, type Statement } from '../db/statement.ts';

export interface EnqueueOptions {
  /**
   * A job with the same key replaces an earlier one that hasn't started. Timers are moved this way.
   */
  readonly key?: string;
  /** Earliest start time. Omit to start immediately. */
  readonly runAt?: number;
}

/** A job to enqueue. */
export interface JobOrder {
  readonly name: string;
  readonly payload: unknown;
  readonly key: string | null;
  readonly runAt: string | null;
  /** True if it takes its turn with the jobs of other workspaces, so that no backlog delays them. */
  readonly takesTurns: boolean;
}

/** A type of background job with its payload. */
export interface Job<Payload> {
  readonly name: string;
  /**
   * True if the job takes milliseconds and waits for nothing external. Quick jobs have their own
   * workers, so slow jobs don't delay them. Slow jobs of different workspaces take turns.
   */
  readonly isQuick: boolean;
  readonly payload: z.ZodType<Payload>;
  /**
   * Returns the statement that enqueues the job, for the round trip of the command that causes it.
   * Both commit or neither.
   */
  readonly enqueue: (payload: Payload, options?: EnqueueOptions) => Statement;
  /** Returns an order to enqueue together with others. */
  readonly order: (payload: Payload, options?: EnqueueOptions) => JobOrder;
}

const enqueue = prepared<
  unknown,
  readonly [
    name: string,
    payload: string,
    key: string | null,
    runAt: string | null,
    takesTurns: boolean,
  ]
>('enqueue', 'SELECT app.enqueue($1, $2::jsonb, $3, $4, $5)');

const enqueueMany = prepared<unknown, readonly [orders: string]>(
  'enqueue_many',
  'SELECT app.enqueue_many($1::jsonb)',
);

const dequeue = prepared<unknown, readonly [key: string]>('dequeue', 'SELECT app.dequeue($1)');

const enqueueOne = ({ name, payload, key, runAt, takesTurns }: JobOrder): Statement =>
  enqueue(name, JSON.stringify(payload), key, runAt, takesTurns);

/**
 * Returns one statement that enqueues all jobs, for the round trip of the command that causes them.
 */
export const enqueueAll = (orders: readonly JobOrder[]): readonly Statement[] => {
  const [first, second] = orders;
  if (first === undefined) return [];
  return [second === undefined ? enqueueOne(first) : enqueueMany(JSON.stringify(orders))];
};

export const defineJob = <Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  { isQuick = false }: Partial<Pick<Job<Payload>, 'isQuick'>> = {},
): Job<Payload> => {
  const order: Job<Payload>['order'] = (told, { key, runAt } = {}) => ({
    name,
    payload: told,
    key: key ?? null,
    runAt: runAt === undefined ? null : new Date(runAt).toISOString(),
    takesTurns: !isQuick,
  });
  return { name, isQuick, payload, order, enqueue: (...told) => enqueueOne(order(...told)) };
};

const dequeueMany = prepared<unknown, readonly [keys: readonly string[]]>(
  'dequeue_many',
  'SELECT app.dequeue(key) FROM unnest($1::text[]) AS key',
);

/** Returns the statement that removes the job with this key if it hasn't started. */
export const dequeueStatement = (key: string): Statement => dequeue(key);

/** Returns the statement that removes the jobs with these keys that haven't started. */
export const dequeueAll = (keys: readonly string[]): readonly Statement[] => {
  const [first, second] = keys;
  if (first === undefined) return [];
  return [second === undefined ? dequeueStatement(first) : dequeueMany(keys)];
};

/** Payload of a job. */
export type PayloadOf<OneJob> = OneJob extends Job<infer Payload> ? Payload : never;

export interface JobContext {
  /** Workspace of the job. Null for global jobs. */
  readonly tenantId: string | null;
  /** Attempt from 1. A job can run more than once, so it must be repeatable. */
  readonly attempt: number;
}

export interface JobHandler extends Pick<Job<unknown>, 'name' | 'isQuick'> {
  readonly run: (payload: unknown, context: JobContext) => Promise<void>;
}

export const handleJob = <Payload>(
  { name, isQuick, ...job }: Job<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<void>,
): JobHandler => ({
  name,
  isQuick,
  run: (payload, context) => run(job.payload.parse(payload), context),
});
