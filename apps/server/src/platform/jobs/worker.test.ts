import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/trip.ts';
import { createTestDatabase } from '../../testing/postgres/test-database.ts';
import { slowJob } from '../../testing/background/worker-process.ts';
import { dequeueStatement } from './job.ts';

const database = await createTestDatabase();
const app = openDatabase({
  connection: { connectionString: database.url },
  onError: () => undefined,
});
const processes: ChildProcess[] = [];

const script = path.join(import.meta.dirname, '../../testing/background/worker-process.ts');
const startProcess = async () => {
  const child = fork(script, [database.url], { execArgv: [] });
  processes.push(child);
  const heard: string[] = [];
  child.on('message', (message) => typeof message === 'string' && heard.push(message));
  const hears = async (message: string) => {
    while (!heard.includes(message)) await once(child, 'message');
  };
  await hears('ready');
  return { child, heard, hears };
};

const jobCount = async (): Promise<number> => {
  const [row] = await database.rows<{ n: string }>('SELECT count(*) n FROM graphile_worker.jobs');
  return Number(row?.n);
};

afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('background jobs', () => {
  it('are enqueued only if the transaction commits', async () => {
    const failing = app.trip({ kind: 'identity' }, slowJob.enqueue({ ms: 1 }), {
      text: 'SELECT 1 / 0',
      values: [],
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await jobCount()).toBe(0);
  });

  it('can be replaced and removed by their key', async () => {
    const runAt = Date.now() + 3_600_000;
    await app.trip({ kind: 'identity' }, slowJob.enqueue({ ms: 1 }, { key: 'k', runAt }));
    await app.trip({ kind: 'identity' }, slowJob.enqueue({ ms: 2 }, { key: 'k', runAt }));
    expect(await jobCount()).toBe(1);
    await app.trip({ kind: 'identity' }, dequeueStatement('k'));
    expect(await jobCount()).toBe(0);
  });

  it('run once, or again in another process after a crash', async () => {
    const first = await startProcess();
    await app.trip({ kind: 'identity' }, slowJob.enqueue({ ms: 60_000 }, { key: 'long' }));
    await first.hears('begun');
    const second = await startProcess();
    await app.trip({ kind: 'identity' }, slowJob.enqueue({ ms: 1 }));
    await second.hears('done');
    // The second worker is idle and the first is alive for longer than the time limit for dead
    // workers.
    const [{ left } = { left: 0 }] = await database.rows<{ left: number }>(
      `SELECT count(*)::int AS left FROM pg_sleep(1.5), graphile_worker.jobs WHERE key = 'long' AND locked_by IS NOT NULL`,
    );
    expect(left).toBe(1);
    expect(second.heard.filter((message) => message === 'begun')).toHaveLength(1);
    first.child.kill('SIGKILL');
    while (second.heard.filter((message) => message === 'begun').length < 2) {
      await once(second.child, 'message');
    }
  });
});
