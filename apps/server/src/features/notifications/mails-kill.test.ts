import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, inject, it } from 'vitest';
import { catchUpNotifications } from '../../testing/background/catch-up-notifications.ts';
import { childProcesses } from '../../testing/child-processes.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

// Several processes write and send the emails of several workspaces, each several at a time. One
// after the other is killed while all of them work.
const senders = 5;
const workspaces = 5;
const kills = Math.max(8, inject('kills'));
const people = 5;
const workflows = kills;

const server = await createTestServer();
const { begin } = childProcesses(server);

/** Message-ID and recipient of each accepted message, in order. */
const accepted: { readonly id: string; readonly to: string }[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData: (stream, { envelope }, done) => {
    const accept = async (): Promise<Error | null> => {
      const id = /^Message-ID: (.*)$/im.exec(await text(stream))?.[1] ?? '';
      accepted.push({ id: id.trim(), to: envelope.rcptTo[0]?.address ?? '' });
      // A kill often finds a message that is accepted but isn't recorded.
      await delay(20);
      return null;
    };
    // A killed process closes its connection, sometimes in the middle of a message.
    void (async () => done(await accept().catch((error: Error) => error)))();
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

/** Starts workflows in a new workspace. Returns its admin. */
const startWorkflows = async (name: string): Promise<TestPerson> => {
  const tenantId = await server.createTenant(name);
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const assignees: PartyId[] = [];
  for (let n = 0; n < people; n += 1)
    assignees.push(asId((await server.createPerson({ tenantId, name: `Person ${n}` })).userId));
  const content = buildBlueprint({ tasks: [{ assignees }] });
  const blueprintId = await publishedBlueprint(server, ada, content);
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
  return ada;
};

const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await delay(5);
};

it(`loses no email through ${kills} kills, and sends at most one twice per kill`, async () => {
  const admins: TestPerson[] = [];
  for (let n = 0; n < workspaces; n += 1) admins.push(await startWorkflows(`Company ${n}`));
  const [ada] = admins;
  if (ada === undefined) throw new Error('There is no workspace.');
  await catchUpNotifications(server);
  const duty = { kind: 'MAILS', smtpUrl: `smtp://127.0.0.1:${port}` } as const;
  const running = Array.from({ length: senders }, () => begin(ada, duty));
  for (const one of running) one.send('begin');
  for (let n = 1; n <= kills; n += 1) {
    const next = begin(ada, duty);
    const before = accepted.length;
    // Some processes are killed as soon as a message is accepted.
    await until(() => accepted.length > before + ((5 * n) % 7));
    const [victim] = running.splice(0, 1, next);
    if (victim === undefined) throw new Error('No process is running.');
    const exit = once(victim, 'exit');
    victim.kill('SIGKILL');
    await exit;
    next.send('begin');
    running.push(...running.splice(0, 1));
  }
  const expected = workspaces * people * workflows;
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
    Array.from({ length: workspaces * people }, () => workflows),
  );
});
