import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { newAutomation } from '@baton/domain/automation/automation';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import pg from 'pg';
import { migrateJobs } from '../../apps/server/src/platform/jobs/job-schema.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/worker.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { composeForBench } from '../composed.ts';
import { median } from '../contest.ts';
import { cpuOf, cpuOfFamily } from '../process-cost.ts';
import type { Figure } from '../report.ts';
import { serveBaton, stopChild } from '../served.ts';
import { anyPerson, publish, startMany } from './prepared-workflows.ts';

/** Number of requests that are ready at the start. */
const calls = 2000;
/** Concurrent requests of both. */
const atOnce = 64;
const body = '{"event":"released"}';
const longest = 300_000;

interface Run {
  readonly millis: number;
  /** Processor milliseconds per request, of the sender and the database. */
  readonly cpu: number;
}

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

const startReceiver = async () => {
  const child = fork(path.join(import.meta.dirname, '../receiver.ts'));
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
  return { url: `http://127.0.0.1:${port}/hook`, stop: () => stopChild(child) };
};

/** Returns the time until nothing is left, and its cost. */
const timed = async (
  postmaster: number,
  countLeft: () => Promise<number>,
  begin: () => Promise<() => Promise<void>>,
): Promise<Run> => {
  const cost = () => cpuOf(process.pid) + cpuOfFamily(postmaster);
  const [before, since] = [cost(), performance.now()];
  const end = await begin();
  try {
    while ((await countLeft()) > 0) {
      if (performance.now() - since > longest) throw new Error('requests did not finish in time');
      await pause(50);
    }
    return { millis: performance.now() - since, cpu: (cost() - before) / calls };
  } finally {
    await end();
  }
};

/**
 * Returns a blueprint whose first stage is one automated task and whose second stage follows it.
 */
const callingBlueprint = (url: string) => {
  const assignees = [asId<PartyId>(anyPerson(1))];
  const automation = {
    ...newAutomation,
    url,
    body: { kind: 'JSON' as const, text: body },
    isAtOnce: true,
  };
  return buildBlueprint(
    { tasks: [{ type: 'AUTOMATION', assignees, automation }] },
    { tasks: [{ assignees }] },
  );
};

const ofBaton = async (database: BenchDatabase, pool: pg.Pool, url: string): Promise<Run> => {
  const web = await serveBaton({ url: database.url, dataDir: database.dataDir, command: 'web' });
  try {
    const blueprint = await publish(pool, callingBlueprint(url));
    await startMany({ pool, baton: web }, blueprint, calls);
  } finally {
    await web.stop();
  }
  const composition = composeForBench(database.url, ['127.0.0.1']);
  const countLeft = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM automation_call WHERE ready_at IS NOT NULL',
    );
    return rows[0]?.count ?? 0;
  };
  if ((await countLeft()) !== calls) throw new Error('not all requests are ready');
  try {
    const done = await timed(database.postmaster, countLeft, async () => {
      const worker = await composition.startWorker();
      return () => worker.stop();
    });
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM automation_attempt WHERE failure IS NULL AND NOT is_orphan`,
    );
    if ((rows[0]?.count ?? 0) % calls !== 0) throw new Error('a request failed or was sent twice');
    return done;
  } finally {
    await composition.close();
  }
};

const post = (agent: http.Agent, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const request = http.request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', resolve);
    });
    request.on('error', reject);
    request.end(body);
  });

/** Measures the queue alone: as many jobs with the same request, without decisions or records. */
const ofFloor = async (database: BenchDatabase, pool: pg.Pool, url: string): Promise<Run> => {
  await pool.query(
    `SELECT graphile_worker.add_job('post', '{}'::json) FROM generate_series(1, $1)`,
    [calls],
  );
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const countLeft = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'post'`,
    );
    return rows[0]?.count ?? 0;
  };
  try {
    return await timed(database.postmaster, countLeft, async () => {
      const worker = await startWorker({
        connection: { connectionString: database.url },
        log: createLog('silent', 'bench'),
        concurrency: atOnce,
        handlers: [{ name: 'post', isQuick: false, run: () => post(agent, url) }],
      });
      return () => worker.stop();
    });
  } finally {
    agent.destroy();
  }
};

/**
 * Measures 2,000 automated tasks that are ready together, next to graphile-worker with one job per
 * request.
 */
export const callFigures = async (
  database: BenchDatabase,
  rounds: number,
): Promise<readonly Figure[]> => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const receiver = await startReceiver();
  try {
    await migrateJobs({ connectionString: database.url });
    const [baton, floor]: [Run[], Run[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const turns = [
        async () => baton.push(await ofBaton(database, pool, receiver.url)),
        async () => floor.push(await ofFloor(database, pool, receiver.url)),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    const rate = ({ millis }: Run) => (calls / millis) * 1000;
    const figure = (what: string, unit: string, of: (done: Run) => number): Figure => ({
      work: 'W6',
      what,
      unit,
      baton: median(baton.map(of)),
      floor: median(floor.map(of)),
    });
    const ratios = baton.map((one, at) => rate(one) / rate(floor[at] ?? one));
    return [
      figure(
        `${calls.toLocaleString('en')} automated calls (the floor: graphile-worker alone)`,
        'per s',
        rate,
      ),
      figure('processor time a call, caller and database', 'ms', ({ cpu }) => cpu),
      { work: 'W6', what: 'rate of Baton / floor', unit: '', baton: median(ratios), floor: null },
    ];
  } finally {
    await receiver.stop();
    await pool.end();
  }
};
