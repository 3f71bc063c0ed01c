import type { z } from 'zod';
import { prepared, type Statement } from '../db/statement.ts';

export interface EnqueueOptions {
  /** A second job with this key replaces the first while that has not begun: so timers are moved. */
  readonly key?: string;
  /** Not before this moment; at once when left out. */
  readonly runAt?: number;
}

/** A job that is to be enqueued. */
export interface JobOrder {
  readonly name: string;
  readonly payload: unknown;
  readonly key: string | null;
  readonly runAt: string | null;
}

/** A kind of background work: its name and what it is told. */
export interface Job<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Belongs into the trip of the command that causes the work: both commit, or neither. */
  readonly enqueue: (payload: Payload, options?: EnqueueOptions) => Statement;
  /** The same to be enqueued with others. */
  readonly order: (payload: Payload, options?: EnqueueOptions) => JobOrder;
}

const enqueue = prepared<
  unknown,
  readonly [name: string, payload: string, key: string | null, runAt: string | null]
>('enqueue', 'SELECT app.enqueue($1, $2::jsonb, $3, $4)');

const enqueueMany = prepared<unknown, readonly [orders: string]>(
  'enqueue_many',
  'SELECT app.enqueue_many($1::jsonb)',
);

const dequeue = prepared<unknown, readonly [key: string]>('dequeue', 'SELECT app.dequeue($1)');

const enqueueOne = ({ name, payload, key, runAt }: JobOrder): Statement =>
  enqueue(name, JSON.stringify(payload), key, runAt);

/** Enqueues jobs in the trip of the command that causes them; one statement, however many they are. */
export const enqueueAll = (orders: readonly JobOrder[]): readonly Statement[] => {
  const [first, second] = orders;
  if (first === undefined) return [];
  return [second === undefined ? enqueueOne(first) : enqueueMany(JSON.stringify(orders))];
};

export const defineJob = <Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> => {
  const order: Job<Payload>['order'] = (told, { key, runAt } = {}) => ({
    name,
    payload: told,
    key: key ?? null,
    runAt: runAt === undefined ? null : new Date(runAt).toISOString(),
  });
  return { name, payload, order, enqueue: (...told) => enqueueOne(order(...told)) };
};

const dequeueMany = prepared<unknown, readonly [keys: readonly string[]]>(
  'dequeue_many',
  'SELECT app.dequeue(key) FROM unnest($1::text[]) AS key',
);

/** Takes back the job with this key, if it has not begun. */
export const dequeueStatement = (key: string): Statement => dequeue(key);

/** Takes back the jobs with these keys that have not begun. */
export const dequeueAll = (keys: readonly string[]): readonly Statement[] => {
  const [first, second] = keys;
  if (first === undefined) return [];
  return [second === undefined ? dequeueStatement(first) : dequeueMany(keys)];
};

export interface JobContext {
  /** The workspace in whose transaction the job was enqueued; null for work above workspaces. */
  readonly tenantId: string | null;
  /** From 1; above 1 the job has begun before, so all it does has to bear repetition. */
  readonly attempt: number;
}

export interface JobHandler {
  readonly name: string;
  /** Takes milliseconds and waits for nobody outside: has workers of its own, that slow jobs do not hold up. */
  readonly isQuick: boolean;
  readonly run: (payload: unknown, context: JobContext) => Promise<void>;
}

export const handleJob = <Payload>(
  job: Job<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<void>,
  { isQuick = false }: Partial<Pick<JobHandler, 'isQuick'>> = {},
): JobHandler => ({
  name: job.name,
  isQuick,
  run: (payload, context) => run(job.payload.parse(payload), context),
});
