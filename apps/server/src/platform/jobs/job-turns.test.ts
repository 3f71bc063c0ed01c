import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log/log.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { defineJob, enqueueAll, handleJob, type Job } from './job.ts';
import { startWorker } from './worker.ts';

const server = await createTestServer();
afterAll(server.close);
const { database } = server.composition;
beforeEach(() => server.database.rows('DELETE FROM graphile_worker._private_jobs'));

const payload = z.object({ n: z.number() });
const mail = defineJob('test.mail', payload);
const webhook = defineJob('test.webhook', payload);

const [large, small, other] = [
  await server.createTenant('Large'),
  await server.createTenant('Small'),
  await server.createTenant('Other'),
];

/** Enqueues `count` jobs of a workspace, `size` in one statement. */
const enqueue = async (
  tenantId: string,
  count: number,
  job: Job<{ readonly n: number }> = mail,
  size = count,
): Promise<void> => {
  for (let n = 0; n < count; n += size)
    await database.trip(
      { kind: 'tenant', tenantId },
      ...enqueueAll(
        Array.from({ length: Math.min(size, count - n) }, (_, i) => job.order({ n: n + i })),
      ),
    );
};

/** Returns the workspaces of the next jobs in the order in which a worker runs them. */
const run = async (count: number): Promise<readonly string[]> => {
  const ran: string[] = [];
  const done = Promise.withResolvers<void>();
  const worker = await startWorker({
    connection: { connectionString: server.database.url },
    log: createLog('silent', 'test worker'),
    concurrency: 1,
    handlers: [mail, webhook].map((job) =>
      handleJob(job, async (_, { tenantId }) => {
        ran.push(String(tenantId));
        if (ran.length === count) done.resolve();
      }),
    ),
  });
  await done.promise;
  await worker.stop();
  return ran.slice(0, count);
};

describe('a job of another workspace', () => {
  it('runs soon despite 100,000 waiting jobs', async () => {
    await enqueue(large, 100_000, mail, 10_000);
    await run(50);
    await enqueue(small, 1);
    expect(await run(20)).toContain(small);
  });

  it('runs despite a backlog of jobs of another type', async () => {
    await enqueue(large, 1000, webhook);
    await run(50);
    await enqueue(small, 1);
    expect(await run(20)).toContain(small);
  });
});

describe('workspaces with a backlog', () => {
  it('run one job each in turn', async () => {
    await enqueue(large, 400);
    await enqueue(small, 200, mail, 1);
    await enqueue(other, 200);
    const ran = await run(300);
    for (const tenantId of [large, small, other])
      expect(ran.filter((one) => one === tenantId).length).toBeGreaterThan(60);
  });

  it('run their jobs in order', async () => {
    await enqueue(large, 20, mail, 1);
    const rows = await server.database.rows<{ n: number }>(
      `SELECT (payload->>'n')::int AS n FROM graphile_worker._private_jobs ORDER BY priority, run_at, id`,
    );
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('wait for no one else when their backlog is done', async () => {
    await enqueue(large, 100);
    await run(100);
    await enqueue(small, 100);
    await enqueue(large, 1);
    expect(await run(20)).toContain(large);
  });
});

describe('the query for the next job', () => {
  it('uses an index', async () => {
    await enqueue(large, 10_000);
    await enqueue(small, 10);
    await server.database.rows('ANALYZE graphile_worker._private_jobs');
    const plans = await server.database.rows<Record<string, string>>(
      `EXPLAIN SELECT max(j.priority) FROM graphile_worker._private_jobs j
        WHERE j.payload->>'tenantId' = '${large}' AND j.is_available AND j.priority > 0`,
    );
    expect(JSON.stringify(plans)).toContain('jobs_of_tenant');
  });
});
