import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it } from 'vitest';
import { catchUpNotifications } from '../../testing/background/catch-up-notifications.ts';
import { childProcesses } from '../../testing/child-processes.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer } from '../../testing/test-server.ts';

// A process writes and sends emails, and is killed again and again while it works.
const kills = 8;
const people = 10;
const workflows = 12;

const server = await createTestServer();
const { begin } = childProcesses(server);

/** Message-ID and recipient of each accepted message, in order. */
const accepted: { readonly id: string; readonly to: string }[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData: (stream, { envelope }, done) => {
    const accept = async (): Promise<void> => {
      const id = /^Message-ID: (.*)$/im.exec(await text(stream))?.[1] ?? '';
      accepted.push({ id: id.trim(), to: envelope.rcptTo[0]?.address ?? '' });
      done();
    };
    void accept();
  },
});
mailServer.on('error', () => undefined);
mailServer.listen(0, '127.0.0.1');
await once(mailServer.server, 'listening');
const address = mailServer.server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(async () => {
  await server.close();
  mailServer.close();
});

const tenantId = await server.createTenant('Acme');
const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
const assignees: PartyId[] = [];
for (let n = 0; n < people; n += 1)
  assignees.push(asId((await server.createPerson({ tenantId, name: `Person ${n}` })).userId));
const blueprintId = await publishedBlueprint(
  server,
  ada,
  buildBlueprint({ tasks: [{ assignees }] }),
);

const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await delay(5);
};

it(`loses no email through ${kills} kills, and sends at most one twice per kill`, async () => {
  for (let n = 0; n < workflows; n += 1) {
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
  }
  await catchUpNotifications(server);
  const duty = { kind: 'MAILS', smtpUrl: `smtp://127.0.0.1:${port}` } as const;
  let running = begin(ada, duty);
  running.send('begin');
  for (let n = 1; n <= kills; n += 1) {
    const next = begin(ada, duty);
    const before = accepted.length;
    // Some processes are killed as soon as a message is accepted.
    await until(() => accepted.length > before + ((5 * n) % 7));
    const exit = once(running, 'exit');
    running.kill('SIGKILL');
    await exit;
    next.send('begin');
    running = next;
  }
  const expected = people * workflows;
  const distinct = () => new Set(accepted.map(({ id }) => id)).size;
  await until(() => distinct() === expected);
  expect(accepted.length - expected).toBeLessThanOrEqual(kills);
  // A repeated message has its recipient, and no person gets two messages about a workflow.
  expect(new Set(accepted.map(({ id, to }) => `${id} ${to}`)).size).toBe(expected);
  const perPerson = Map.groupBy(
    new Map(accepted.map((one) => [one.id, one])).values(),
    ({ to }) => to,
  );
  expect([...perPerson.values()].map(({ length }) => length)).toEqual(
    Array.from({ length: people }, () => workflows),
  );
});
