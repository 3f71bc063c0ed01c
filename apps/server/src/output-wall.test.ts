import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCanaryTenant, type CanaryTenant } from './testing/postgres/canary-tenant.ts';
import { sentMail } from './testing/sent-mail.ts';
import { createTestServer } from './testing/test-server.ts';
import { openTestStream, type TestStream } from './testing/test-stream.ts';

// Two workspaces do the same at the same time. What leaves the server for one of them, or runs in the
// background, names nothing of the other: no text, address, or id.
const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
const server = await createTestServer({ log, undoSeconds: 0 });
afterAll(server.close);

const address = await server.app.listen({ port: 0, host: '127.0.0.1' });

const ours = await createCanaryTenant(server, 'kingfisher');
const theirs = await createCanaryTenant(server, 'nightingale');
const both = [ours, theirs] as const;
const otherOf = (one: CanaryTenant): CanaryTenant => (one === ours ? theirs : ours);
const guestOf = (canary: string): string => `guest.${canary}@supplier.example`;

const newcomer = (canary: string): string => `new.${canary}@test.example`;

const keyed = (input: object) => ({ input: { idempotencyKey: crypto.randomUUID(), ...input } });

/** Causes jobs, notifications, and emails, to people with and without an account. */
const act = async ({ canary, admin, member, ids }: CanaryTenant): Promise<void> => {
  const [open] = await server.database.rows<{ id: string }>(
    `SELECT id FROM task WHERE workflow_id = $1 AND status = 'PENDING_SUBMISSION' LIMIT 1`,
    [ids['workflow']],
  );
  const told = await admin.graphql(
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`,
    keyed({
      ...{ workflowId: ids['workflow'], taskId: null, isInternal: false },
      body: `<p><span data-party-id="${member.userId}">@member</span> ${canary}</p>`,
    }),
  );
  expect(told.codes).toEqual([]);
  const sent = await admin.graphql(
    `mutation ($input: SendTaskToGuestInput!) { sendTaskToGuest(input: $input) { task { id } } }`,
    keyed({
      ...{ taskId: open?.id, email: guestOf(canary), note: canary },
      ...{ locale: 'en', days: 14 },
    }),
  );
  expect(sent.codes).toEqual([]);
  const invited = await admin.graphql(
    `mutation ($input: InviteUsersInput!) { inviteUsers(input: $input) { __typename } }`,
    keyed({
      ...{ accessLevel: 'INTERNAL', isAdmin: false, groupIds: [] },
      people: [{ name: `New ${canary}`, email: newcomer(canary) }],
    }),
  );
  expect(invited.codes).toEqual([]);
};

/** Texts that only this workspace may contain: its word, its addresses, and all ids of its rows. */
const marks = new Map<CanaryTenant, readonly string[]>();
const marksOf = async ({ canary, tenantId }: CanaryTenant): Promise<readonly string[]> => {
  const tables = await server.database.rows<{ name: string }>(
    `SELECT c.table_name AS name FROM information_schema.columns c
       JOIN information_schema.columns i USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND c.column_name = 'tenant_id' AND i.column_name = 'id' AND i.data_type = 'uuid'`,
  );
  const ids: string[] = [];
  for (const { name } of tables) {
    const rows = await server.database.rows<{ id: string }>(
      `SELECT id::text FROM "${name}" WHERE tenant_id = $1`,
      [tenantId],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return [canary, tenantId, ...ids];
};
const namesAny = (text: string, tenant: CanaryTenant): boolean =>
  (marks.get(tenant) ?? []).some((mark) => text.toLowerCase().includes(mark));

const namesText = (text: string, mark: string): boolean => text.toLowerCase().includes(mark);

const jobs: { readonly tenantId: string | null; readonly text: string }[] = [];
/** Live events of the admin, who sees everything of the workspace. */
const streams = new Map<CanaryTenant, TestStream>();
const CHANGES = `subscription ($ids: [ID!]!) { changes(workflowIds: $ids) {
  workflowIds blueprintIds myWork lists presence } }`;

/** Watches the workflows of both workspaces, so that only the server decides what a stream says. */
const watch = async (tenant: CanaryTenant): Promise<void> => {
  const ids = both.map(({ ids: { workflow } }) => workflow);
  const { cookie } = tenant.admin;
  streams.set(tenant, await openTestStream(address, cookie, CHANGES, { ids }));
};

const mails = new Map<CanaryTenant, readonly string[]>();

beforeAll(async () => {
  await Promise.all(both.map(watch));
  await Promise.all(both.map(act));
  jobs.push(
    ...(await server.database.rows<{ tenantId: string | null; text: string }>(
      `SELECT j.payload->>'tenantId' AS "tenantId", t.identifier || ' ' || j.payload::text || ' ' || coalesce(j.key, '') AS text
         FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id`,
    )),
  );
  const worker = await server.composition.startWorker();
  const received = async (tenant: CanaryTenant) => {
    const { admin, member } = tenant;
    const all = [admin.email, member.email, guestOf(tenant.canary), newcomer(tenant.canary)].map(
      (to) => sentMail(server.mailFolder, to),
    );
    return Promise.all(all);
  };
  for (const tenant of both) {
    // The member gets an assignment and a mention, and the others a link.
    for (;;) {
      const [, member = [], guest = [], invited = []] = await received(tenant);
      if (member.length > 0 && guest.length > 0 && invited.length > 0) break;
      await delay(50);
    }
    mails.set(tenant, (await received(tenant)).flat());
  }
  for (const tenant of both) {
    const stream = streams.get(tenant);
    // An event names the workflow that got a comment.
    while (!namesText(JSON.stringify(stream?.received), tenant.ids['workflow'] ?? ''))
      await stream?.next();
    stream?.close();
  }
  await worker.stop();
  for (const tenant of both) marks.set(tenant, await marksOf(tenant));
}, 120_000);

describe.each(both)('the workspace $canary', (tenant) => {
  const other = otherOf(tenant);

  it('sends emails that name nothing of another workspace', () => {
    const sent = mails.get(tenant) ?? [];
    expect(sent.every((mail) => namesAny(mail, tenant))).toBe(true);
    expect(sent.filter((mail) => namesAny(mail, other))).toEqual([]);
  });

  it('sends live events that name nothing of another workspace', () => {
    const events = streams.get(tenant)?.received.map((event) => JSON.stringify(event)) ?? [];
    expect(events.some((event) => namesAny(event, tenant))).toBe(true);
    expect(events.filter((event) => namesAny(event, other))).toEqual([]);
  });

  it('queues jobs that name nothing of another workspace', () => {
    const own = jobs.filter(({ tenantId }) => tenantId === tenant.tenantId);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ text }) => namesAny(text, other))).toEqual([]);
  });

  it.each(['/exports/workflows?format=csv', '/exports/tasks?format=csv', '/exports/audit-log'])(
    'exports %s without anything of another workspace',
    async (address) => {
      const before = lines.length;
      const { statusCode, body } = await tenant.admin.request('GET', address);
      expect(statusCode).toBe(200);
      expect(namesAny(body, tenant)).toBe(true);
      expect(namesAny(body, other)).toBe(false);
      const logged = lines.slice(before);
      expect(logged.length).toBeGreaterThan(0);
      expect(logged.filter((line) => namesAny(line, other))).toEqual([]);
    },
  );
});

it('logs no line that names two workspaces', async () => {
  expect(lines.filter((line) => namesAny(line, ours) && namesAny(line, theirs))).toEqual([]);
  expect(jobs.filter(({ text }) => namesAny(text, ours) && namesAny(text, theirs))).toEqual([]);
});
