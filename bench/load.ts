// The load generator, a separate process that gets its requests from its parent.
import { setTimeout as delay } from 'node:timers/promises';
import { encodeRequest, openConnection, type Answer, type Connection } from './http-client.ts';
import type { FromLoad, LoadPlan, LoadResult, ToLoad } from './load-plan.ts';
import { seededRandom } from './vocabulary.ts';

const tell = (message: FromLoad) => process.send?.(message);

const faultOf = (plan: LoadPlan, answer: Answer): string | null => {
  const isRight =
    answer.status === 200 &&
    plan.contains.every((text) => answer.body.includes(text)) &&
    !plan.lacks.some((text) => answer.body.includes(text));
  return isRight ? null : `${answer.status} ${answer.body.slice(0, 300)}`;
};

/**
 * Returns the time at which a request counts as sent. With a pace, each request has its own slot, at
 * a random time in it, so that the pace doesn't follow a timer of the server. A request that waits for
 * a free connection counts from its time.
 */
const waitForTurn = async (
  everyMs: number | undefined,
  since: number,
  number: number,
  random: () => number,
): Promise<number> => {
  const now = performance.now();
  if (everyMs === undefined) return now;
  const due = since + (number + random()) * everyMs;
  if (due <= now) return due;
  await delay(due - now);
  return performance.now();
};

/** Sends requests on all connections until a limit is reached. */
const drive = async (
  plan: LoadPlan,
  connections: readonly Connection[],
  next: () => Buffer | undefined,
  operations: number,
): Promise<LoadResult> => {
  const latencies: number[] = [];
  const examples: string[] = [];
  let [started, failures, bytes] = [0, 0, 0];
  const since = performance.now();
  const until = since + plan.seconds * 1000;
  const random = seededRandom(11);
  await Promise.all(
    connections.map(async (connection) => {
      for (;;) {
        if (started >= operations || performance.now() > until) return;
        const request = next();
        if (request === undefined) return;
        const sent = await waitForTurn(plan.everyMs, since, started++, random);
        const answer = await connection.send(request);
        const fault = faultOf(plan, answer);
        bytes += answer.bytes;
        if (fault === null) latencies.push(performance.now() - sent);
        else {
          failures += 1;
          if (examples.length < 3) examples.push(fault);
        }
      }
    }),
  );
  const seconds = (performance.now() - since) / 1000;
  return { operations: latencies.length, seconds, latencies, bytes, failures, examples };
};

const run = async (plan: LoadPlan) => {
  const encoded = plan.requests.map((request) => encodeRequest(request, plan.port));
  let at = 0;
  const next = () => {
    if (plan.repeats && at >= encoded.length) at = 0;
    return encoded[at++];
  };
  const { everyMs: _, ...withoutPace } = plan;
  const connections = await Promise.all(
    Array.from({ length: plan.concurrency }, () => openConnection(plan.port)),
  );
  try {
    const warmUp = await drive(withoutPace, connections, next, plan.warmUp);
    if (warmUp.failures > 0) throw new Error(`warm-up: ${warmUp.examples[0] ?? ''}`);
    const go = new Promise<void>((resolve) => {
      process.once('message', () => resolve());
    });
    tell({ kind: 'warm' });
    await go;
    tell({ kind: 'done', result: await drive(plan, connections, next, plan.operations) });
  } finally {
    for (const connection of connections) connection.close();
  }
};

process.once('message', (message: ToLoad) => {
  if (message.kind !== 'plan') return;
  run(message.plan).catch((error: unknown) => {
    const example = error instanceof Error ? error.message : String(error);
    const none = { operations: 0, seconds: 0, latencies: [], bytes: 0, failures: 1 };
    tell({ kind: 'done', result: { ...none, examples: [example] } });
  });
});
// The parent ends this process after it has the result. Without a parent, it exits.
process.on('disconnect', () => process.exit());
