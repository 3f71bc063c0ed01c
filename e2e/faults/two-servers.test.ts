import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../running-server.ts';
import { signIn } from './api-client.ts';
import { createKillWorld } from './kill-world.ts';

const first = await startServer({ demo: true });
const second = await startServer({ demo: true, dataDir: first.dataDir });
afterAll(async () => {
  await second.stop();
  await first.stop();
});

interface OpenTasks {
  readonly myTasks: {
    readonly edges: readonly {
      readonly node: { readonly id: string; readonly permissions: { readonly complete: boolean } };
    }[];
  };
}

const openTasks = `{ myTasks(first: 50) { edges { node { id permissions { complete } } } } }`;

it('two servers with one database show the same state', async () => {
  const here = await signIn(first.url, 'amara@demo.baton.example', 'Stir-the-soup-2026');
  const there = here.at(second.url);

  const colleague = await signIn(second.url, 'jonas@demo.baton.example', 'Stir-the-soup-2026');
  const world = await createKillWorld(here, colleague);
  await world.startWorkflow();

  const { myTasks } = await here.send<OpenTasks>(openTasks);
  const task = myTasks.edges.map((edge) => edge.node).find((one) => one.permissions.complete);
  expect(task).toBeDefined();

  // A screen connected to the second server gets changes made on the first.
  const stop = new AbortController();
  const stream = await there.stream('subscription { changes { myWork } }', stop.signal);
  const heard = (async () => {
    for await (const text of stream) if (text.includes('"myWork":true')) return performance.now();
    return Infinity;
  })();
  const input = { taskId: task?.id, idempotencyKey: randomUUID() };
  const complete = `mutation($input: TaskCommandInput!) { completeTask(input: $input) { task { id completedAt } } }`;
  await here.send(complete, { input });
  const done = performance.now();
  expect((await heard) - done).toBeLessThan(1000);
  stop.abort();

  // The same command, retried at the other server after a lost response, changes nothing.
  const again = await there.send<{ completeTask: { task: { id: string } } }>(complete, { input });
  expect(again.completeTask.task.id).toBe(task?.id);
  const left = await there.send<OpenTasks>(openTasks);
  expect(left.myTasks.edges.some((edge) => edge.node.id === task?.id)).toBe(false);

  // The first server started the database. It keeps running for the second one.
  await first.kill();
  expect((await there.send<OpenTasks>(openTasks)).myTasks.edges.length).toBe(
    left.myTasks.edges.length,
  );
});
