import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it, vi } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { invitationHandlers } from '../people/index.ts';
import { sendMailHandler } from './index.ts';

const INVITE = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } } }`;
/** Number of jobs that a worker runs simultaneously. */
const workers = 4;
/** Jobs share turns, about eight each, so that a few of them are before another workspace. */
const backlog = 100;

const server = await createTestServer();
const { services } = server.composition;

/** A mail server that never answers about recipients of one domain. */
const stalled = new Set<Socket>();
const delivered: string[] = [];
const sockets = new Map<number, Socket>();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onRcptTo: ({ address }, { remotePort }, done) => {
    const socket = sockets.get(remotePort);
    if (!address.endsWith('@slow.example')) done();
    else if (socket !== undefined) stalled.add(socket);
  },
  onData: (stream, { envelope }, done) => {
    stream.resume();
    stream.on('end', () => {
      delivered.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
smtp.on('error', () => undefined);
smtp.server.on('connection', (socket) => sockets.set(socket.remotePort ?? 0, socket));
await new Promise<void>((resolve) => {
  smtp.listen(0, '127.0.0.1', resolve);
});
const address = smtp.server.address();
const port = typeof address === 'object' ? address?.port : 0;
const mailer = openMailer({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'baton@a.example',
  folder: '',
});

/** Ends the waiting connections, as the time limit of the mailer does. */
const endStalled = (): void => {
  for (const socket of stalled) socket.destroy();
  stalled.clear();
};
afterAll(async () => {
  endStalled();
  mailer.close();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
  await server.close();
});

const createAdmin = async (name: string): Promise<TestPerson> =>
  server.createPerson({ tenantId: await server.createTenant(name), name, isAdmin: true });

const invite = async (by: TestPerson, email: string): Promise<void> => {
  const { codes } = await by.graphql(INVITE, {
    input: {
      ...{ idempotencyKey: randomUUID(), name: 'Nia New', email },
      ...{ accessLevel: 'INTERNAL', isAdmin: false },
    },
  });
  expect(codes).toEqual([]);
};

const waiting = async (): Promise<number> => {
  const rows = await server.database.rows(
    `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'send-mail' AND j.attempts = 0 AND j.run_at < now() + interval '1 second'`,
  );
  return rows.length;
};

it('sends the message of another workspace before the backlog that stalls', async () => {
  const [slow, other] = [await createAdmin('Slow'), await createAdmin('Other')];
  for (let number = 0; number < backlog; number += 1)
    await invite(slow, `person.${number}@slow.example`);
  await workOff(server, ['send-invitation'], invitationHandlers(services));
  const worker = await startWorker({
    connection: { connectionString: server.database.url },
    log: createLog('silent', 'test worker'),
    handlers: [sendMailHandler({ ...services, mailer })],
    concurrency: workers,
  });
  // The stalled messages occupy all workers.
  await vi.waitFor(() => expect(stalled.size).toBe(workers), { timeout: 20_000 });
  await invite(other, 'nia@other.example');
  await workOff(server, ['send-invitation'], invitationHandlers(services));
  const ending = setInterval(endStalled, 50);
  await vi.waitFor(() => expect(delivered).toEqual(['nia@other.example']), { timeout: 20_000 });
  expect(await waiting()).toBeGreaterThan(0);
  await worker.stop();
  clearInterval(ending);
});
