import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { FromLoad, LoadPlan, LoadResult, ToLoad } from './load-plan.ts';
import { cpuOf, cpuOfFamily } from './process-cost.ts';
import type { Served } from './served.ts';

/** Measurements of one round of one server. */
export interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor milliseconds per operation. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
  readonly trips: number | null;
  readonly operations: number;
  readonly kilobytes: number;
  readonly failures: number;
  readonly examples: readonly string[];
}

export const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
};
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = sorted.length % 2 === 0 ? [half - 1, half] : [half, half];
  return ((sorted[low] ?? Number.NaN) + (sorted[high] ?? Number.NaN)) / 2;
};

/**
 * Returns the round trips to the database that the server counts, or null if it doesn't count them.
 */
const tripsOf = async (port: number): Promise<number | null> => {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const value = /^baton_database_trips(?:_total)? (\d+)/m.exec(text)?.[1];
  return value === undefined ? null : Number(value);
};

interface Reading {
  readonly server: number;
  readonly database: number;
  readonly trips: number | null;
}

const read = async (served: Served, postmaster: number): Promise<Reading> => ({
  trips: served.name === 'baton' ? await tripsOf(served.port) : null,
  server: cpuOf(served.pid),
  database: cpuOfFamily(postmaster),
});

const toRound = (result: LoadResult, before: Reading, after: Reading): Round => {
  const each = (total: number) => total / Math.max(1, result.operations);
  return {
    perSecond: result.operations / Math.max(0.001, result.seconds),
    p50: quantile(result.latencies, 0.5),
    p99: quantile(result.latencies, 0.99),
    serverCpu: each(after.server - before.server),
    databaseCpu: each(after.database - before.database),
    trips: before.trips === null || after.trips === null ? null : each(after.trips - before.trips),
    operations: result.operations,
    kilobytes: each(result.bytes) / 1000,
    failures: result.failures,
    examples: result.examples,
  };
};

/** Runs a plan in the load generator and measures its cost. */
export const measure = async (
  served: Served,
  postmaster: number,
  plan: Omit<LoadPlan, 'port'>,
): Promise<Round> => {
  const child = fork(path.join(import.meta.dirname, 'load.ts'));
  const say = (message: ToLoad) => child.send(message);
  const { promise, resolve, reject } = Promise.withResolvers<Round>();
  let before: Reading = { server: 0, database: 0, trips: null };
  const hear = async (message: FromLoad) => {
    if (message.kind === 'warm') {
      before = await read(served, postmaster);
      say({ kind: 'go' });
      return;
    }
    resolve(toRound(message.result, before, await read(served, postmaster)));
  };
  const limit = setTimeout(
    () => reject(new Error('the load generator timed out')),
    (2 * plan.seconds + 60) * 1000,
  );
  child.on('message', (message: FromLoad) => {
    hear(message).catch(reject);
  });
  const ended = once(child, 'exit');
  child.once('exit', () => reject(new Error('the load generator exited early')));
  say({ kind: 'plan', plan: { ...plan, port: served.port } });
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    child.kill();
    await ended;
  }
};

/** One type of work as requests for both servers. */
export interface Contest {
  readonly name: string;
  readonly title: string;
  readonly concurrency: number;
  readonly planFor: (served: Served) => Promise<Omit<LoadPlan, 'port'>>;
  /** Other work that runs at the same time. Its processor time counts too. */
  readonly beside?: ((served: Served) => Promise<Omit<LoadPlan, 'port'>>) | undefined;
}

export interface Outcome {
  readonly name: string;
  readonly title: string;
  readonly concurrency: number;
  readonly baton: Round;
  readonly floor: Round;
  /** Rate of Baton divided by the rate of the floor, for each round. */
  readonly ratios: readonly number[];
}

/** Combines the rounds of one server as medians, so that outliers don't count. */
const summed = (rounds: readonly Round[]): Round => {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const trips = rounds.flatMap((round) => (round.trips === null ? [] : [round.trips]));
  return {
    perSecond: of((r) => r.perSecond),
    p50: of((r) => r.p50),
    p99: of((r) => r.p99),
    serverCpu: of((r) => r.serverCpu),
    databaseCpu: of((r) => r.databaseCpu),
    trips: trips.length === 0 ? null : median(trips),
    operations: rounds.reduce((total, r) => total + r.operations, 0),
    kilobytes: of((r) => r.kilobytes),
    failures: rounds.reduce((total, r) => total + r.failures, 0),
    examples: rounds.flatMap((r) => r.examples).slice(0, 3),
  };
};

/**
 * Runs rounds of both servers in alternating order, so that disturbances of the machine affect
 * both.
 */
export const runRounds = async (
  contest: Contest,
  baton: Served,
  floor: Served,
  postmaster: number,
  rounds: number,
): Promise<Outcome> => {
  const results = { baton: [] as Round[], floor: [] as Round[] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = [
      { served: baton, into: results.baton },
      { served: floor, into: results.floor },
    ];
    for (const { served, into } of round % 2 === 0 ? turns : turns.toReversed()) {
      const plan = await contest.planFor(served);
      const beside = await contest.beside?.(served);
      const [round, other] = await Promise.all([
        measure(served, postmaster, plan),
        beside === undefined ? null : measure(served, postmaster, beside),
      ]);
      const failures = round.failures + (other?.failures ?? 0);
      into.push({ ...round, failures, examples: [...round.examples, ...(other?.examples ?? [])] });
    }
  }
  const { name, title, concurrency } = contest;
  return {
    ...{ name, title, concurrency },
    baton: summed(results.baton),
    floor: summed(results.floor),
    ratios: results.baton.map((b, n) => b.perSecond / (results.floor[n]?.perSecond ?? Number.NaN)),
  };
};
