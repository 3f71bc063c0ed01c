import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, expect, inject, it } from 'vitest';
import { childProcesses } from '../../testing/child-processes.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { startCallReceiver } from '../../testing/scenes/call-receiver.ts';
import { createTestServer } from '../../testing/test-server.ts';

// A process reads events for inboxes and webhooks, and is killed again and again while it works.
const kills = inject('kills');
const tasks = 50;
const people = 5;
/** Longer than a message is claimed, so that the next process can send it again. */
const lifetime = 70_000;

const server = await createTestServer();
const { begin } = childProcesses(server);
const receiver = await startCallReceiver();
afterAll(async () => {
  receiver.close();
  await server.close();
});

const tenantId = await server.createTenant('Acme');
const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
const assignees: PartyId[] = [];
for (let n = 0; n < people; n += 1)
  assignees.push(asId((await server.createPerson({ tenantId, name: `Person ${n}` })).userId));
const blueprintId = await publishedBlueprint(
  server,
  ada,
  buildBlueprint({ tasks: Array.from({ length: tasks }, () => ({ assignees })) }),
);

const start = async (n: number): Promise<void> => {
  const { codes } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
    {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: `Run ${n}` },
        ownerId: ada.userId,
      },
    },
  );
  expect(codes).toEqual([]);
};

const rowsOf = (sql: string) => server.database.rows<Record<string, number>>(sql);

const until = async (isDone: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await delay(10);
};

/** Starts a process, which waits until it gets a message. */
const prepare = (n: number) =>
  begin(ada, { kind: 'READERS' }, 'NOWHERE', server.clock.now() + n * lifetime);

it(`loses no notification and no webhook message through ${kills} kills`, async () => {
  const { codes } = await ada.graphql(
    `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`,
    {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), name: 'Sync', url: `${receiver.url}/hook` },
        ...{ types: ['task.started'], blueprintIds: [] },
      },
    },
  );
  expect(codes).toEqual([]);
  let running = prepare(0);
  running.send('begin');
  for (let n = 1; n <= kills; n += 1) {
    const next = prepare(n);
    const before = receiver.calls.length;
    await start(n);
    // Some processes are killed as soon as they send their first message.
    await until(() => receiver.calls.length > before + ((37 * n) % (tasks - 10)));
    const exit = once(running, 'exit');
    running.kill('SIGKILL');
    await exit;
    next.send('begin');
    running = next;
  }
  const messages = kills * tasks;
  await until(async () => {
    const [row] = await rowsOf(
      `SELECT (SELECT count(*)::int FROM webhook_delivery WHERE state = 'DELIVERED') AS sent,
              (SELECT count(*)::int FROM notification) AS notifications`,
    );
    return row?.['sent'] === messages && row['notifications'] === messages * people;
  });

  const ids = receiver.calls.map(({ headers }) => String(headers['webhook-id']));
  expect(new Set(ids).size).toBe(messages);
  // Each task of each workflow once, although some messages were sent again.
  const bodies = receiver.calls.map(({ body }) => JSON.parse(body).data.task.id as string);
  expect(new Set(bodies).size).toBe(messages);
  const first = ids.filter((id, at) => ids.indexOf(id) === at);
  const stored = await server.database.rows<{ id: string; object: string }>(
    'SELECT id, object_id AS object FROM webhook_delivery ORDER BY object_id, seq, part',
  );
  const objectOf = new Map(stored.map(({ id, object }) => [id, object]));
  const byObject = Map.groupBy(first, (id) => objectOf.get(id));
  for (const [object, expected] of Map.groupBy(stored, (one) => one.object))
    expect(byObject.get(object)).toEqual(expected.map(({ id }) => id));
  const [entries] = await rowsOf(
    `SELECT count(*)::int AS all, count(DISTINCT (party_id, task_id, type))::int AS distinct FROM notification`,
  );
  expect(entries).toEqual({ all: messages * people, distinct: messages * people });
});
