import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { startServer } from '../running-server.ts';
import { ApiRefusal, signIn, type ApiClient } from './api-client.ts';
import { dataFaults, notDone, tamper } from './data-faults.ts';
import { createKillWorld } from './kill-world.ts';

const kills = 10;
const workers = 6;
const approvers = 2;
const password = 'Stir-the-soup-2026';
const readyWithinMs = 10_000;
/** The random part of the test: printed, so that a failed run can be told from others. */
const seed = randomInt(1_000_000);

const server = await startServer({ demo: true, env: { LOG_LEVEL: 'info' } });
afterAll(server.stop);

const acknowledged = new Set<string>();
let isOver = false;

interface OpenTasks {
  readonly myTasks: {
    readonly edges: readonly {
      readonly node: {
        readonly id: string;
        readonly permissions: { readonly complete: boolean; readonly approve: boolean };
      };
    }[];
  };
}

const openTasks = `query { myTasks(first: 30) {
  edges { node { id permissions { complete approve } } } } }`;
const complete = `mutation($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const approve = `mutation($input: VoteInput!) { approveTask(input: $input) { task { id } } }`;

/** Does what is open until told to stop; another may be faster, which is a refusal and no fault. */
const work = async (
  client: ApiClient,
  nth: number,
  onEmpty: () => Promise<void>,
): Promise<void> => {
  while (!isOver) {
    const { myTasks } = await client.send<OpenTasks>(openTasks);
    const open = myTasks.edges.map((edge) => edge.node);
    const mine = open.filter((task) => task.permissions.complete || task.permissions.approve);
    if (mine.length < workers) await onEmpty();
    for (const task of mine.slice(nth % 3)) {
      if (isOver) return;
      const input = { taskId: task.id, idempotencyKey: randomUUID() };
      try {
        if (task.permissions.approve)
          await client.send(approve, { input: { ...input, comment: '' } });
        else await client.send(complete, { input });
        acknowledged.add(task.id);
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
      }
    }
  }
};

/** Waits until so many more have been acknowledged. */
const acknowledgements = async (more: number): Promise<void> => {
  const goal = acknowledged.size + more;
  while (acknowledged.size < goal) await delay(5);
};

it(`keeps every acknowledged completion through ${kills} kills (seed ${seed})`, async () => {
  const asWorker = () => signIn(server.url, 'amara@demo.baton.example', password);
  const asApprover = () => signIn(server.url, 'jonas@demo.baton.example', password);
  const first = await asWorker();
  const world = await createKillWorld(first, await asApprover());
  for (let i = 0; i < 4; i += 1) await world.startWorkflow();

  const clients = [
    ...(await Promise.all(Array.from({ length: workers }, asWorker))).map((client, n) =>
      work(client, n, world.startWorkflow),
    ),
    ...(await Promise.all(Array.from({ length: approvers }, asApprover))).map((client, n) =>
      work(client, n, () => delay(20)),
    ),
  ];
  const readyAfter: number[] = [];
  for (let n = 0; n < kills; n += 1) {
    // Some kills come while the server has only just begun to serve again.
    await acknowledgements((seed * (n + 7)) % 80);
    await server.kill();
    const begun = performance.now();
    await server.restart();
    readyAfter.push(performance.now() - begun);
  }
  await acknowledgements(50);
  isOver = true;
  await Promise.all(clients);

  const postgres = await startEmbeddedPostgres({ dataDir: server.dataDir, log: () => undefined });
  try {
    expect(acknowledged.size).toBeGreaterThan(200);
    expect(await notDone(postgres.url, [...acknowledged])).toEqual([]);
    expect(await dataFaults(postgres.url)).toEqual([]);
    await tamper(postgres.url);
    expect((await dataFaults(postgres.url)).length).toBeGreaterThan(2);
    expect(Math.max(...readyAfter)).toBeLessThan(readyWithinMs);
    const slowest = Math.round(Math.max(...readyAfter));
    process.stderr.write(
      `${acknowledged.size} acknowledged over ${kills} kills, ready again after at most ${slowest} ms\n`,
    );
  } finally {
    await postgres.stop();
  }
});
