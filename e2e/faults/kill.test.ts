import { randomInt } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { startServer } from '../running-server.ts';
import { dataFaults, notDone, tamper } from './data-faults.ts';
import { startLoad } from './command-load.ts';

const kills = 10;
/** Printed, so that a failed run can be repeated. */
const seed = randomInt(1_000_000);

const server = await startServer({ demo: true, env: { LOG_LEVEL: 'info' } });
afterAll(server.stop);

it(`keeps acknowledged completions through ${kills} kills (seed ${seed})`, async () => {
  const load = await startLoad(server.url);
  const readyAfter: number[] = [];
  for (let n = 0; n < kills; n += 1) {
    // Some kills happen right after the server is ready again.
    await load.acknowledgements((seed * (n + 7)) % 80);
    await server.kill();
    const begun = performance.now();
    await server.restart();
    readyAfter.push(performance.now() - begun);
  }
  await load.acknowledgements(50);
  const acknowledged = await load.stop();

  const postgres = await startEmbeddedPostgres({ dataDir: server.dataDir, log: () => undefined });
  try {
    expect(acknowledged.length).toBeGreaterThan(200);
    expect(await notDone(postgres.url, acknowledged)).toEqual([]);
    expect(await dataFaults(postgres.url)).toEqual([]);
    await tamper(postgres.url);
    expect((await dataFaults(postgres.url)).length).toBeGreaterThan(2);
    const slowest = Math.round(Math.max(...readyAfter));
    process.stderr.write(
      `${acknowledged.length} acknowledged over ${kills} kills, ready again after at most ${slowest} ms\n`,
    );
  } finally {
    await postgres.stop();
  }
});
