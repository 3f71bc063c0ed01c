import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import { afterAll, expect, it, onTestFailed } from 'vitest';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { runningPostmaster } from '../../apps/server/src/platform/postgres/postmaster-file.ts';
import { startServer } from '../running-server.ts';
import { dataFaults, notDone } from './data-faults.ts';
import { startLoad } from './command-load.ts';

const kills = 10;
/** Printed, so that a failed run can be repeated. */
const seed = randomInt(1_000_000);

const server = await startServer({ demo: true, env: { LOG_LEVEL: 'info' } });
afterAll(server.stop);

const readyStatus = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;

const postmaster = () => runningPostmaster(path.join(server.dataDir, 'postgres'));

const linesWith = (text: string): number => server.log.filter((line) => line.includes(text)).length;

/**
 * Kills the postmaster and waits until the server has reported a new one and is ready with it.
 * A kill before that report would be an attempt to start that failed, not a stop.
 */
const killPostmaster = async (): Promise<void> => {
  const killed = postmaster();
  if (killed === null) throw new Error('PostgreSQL is not running');
  const restarts = linesWith('the database server runs again');
  process.kill(killed.pid, 'SIGKILL');
  while (linesWith('the database server runs again') === restarts || (await readyStatus()) !== 200)
    await delay(20);
};

it(`keeps confirmed completions when PostgreSQL is killed (seed ${seed})`, async () => {
  onTestFailed(() => void process.stderr.write(`${server.log.slice(-10).join('\n')}\n`));
  const { pid } = server;
  const load = await startLoad(server.url);
  for (let n = 0; n < kills; n += 1) {
    await load.acknowledgements((seed * (n + 7)) % 80);
    await killPostmaster();
  }
  await load.acknowledgements(50);
  const acknowledged = await load.stop();
  expect(server.pid).toBe(pid);
  expect(linesWith('is being restarted. Remedy:')).toBe(kills);

  const postgres = await startEmbeddedPostgres({ dataDir: server.dataDir, log: () => undefined });
  try {
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(await notDone(postgres.url, acknowledged)).toEqual([]);
    expect(await dataFaults(postgres.url)).toEqual([]);
    process.stderr.write(`${acknowledged.length} acknowledged over ${kills} kills\n`);
  } finally {
    await postgres.stop();
  }
});
