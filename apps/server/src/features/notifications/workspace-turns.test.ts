import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { notificationHandlers } from './index.ts';

const server = await createTestServer();
afterAll(server.close);
const handlers = notificationHandlers(server.composition.services);

/** Workspaces with more to do than one job does, and with one. */
const sizes = { large: 60, small: 1 };
const tenants = { large: '', small: '' };

/** Starts a workflow whose tasks are overdue for one person each, who also gets a daily digest. */
const fill = async (name: keyof typeof sizes): Promise<void> => {
  const tenantId = await server.createTenant(name);
  tenants[name] = tenantId;
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  await server.database.rows(
    `WITH added AS (INSERT INTO account (id, email)
       SELECT gen_random_uuid(), $3 || n || '@test.example' FROM generate_series(1, $2::int) n RETURNING id, email)
     INSERT INTO party (tenant_id, id, kind, name, account_id, email)
     SELECT $1, gen_random_uuid(), 'USER', 'Person', id, email FROM added`,
    [tenantId, sizes[name], name],
  );
  const people = await server.database.rows<{ id: string }>(
    `SELECT id FROM party WHERE tenant_id = $1 AND name = 'Person'`,
    [tenantId],
  );
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({
      tasks: people.map(({ id }) => ({
        assignees: [asId<PartyId>(id)],
        due: { kind: 'WORKFLOW_START' as const, days: 1 },
      })),
    }),
  );
  const { codes } = await ada.graphql(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`,
    {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run' },
        ownerId: ada.userId,
      },
    },
  );
  expect(codes).toEqual([]);
  await server.database.rows(
    `INSERT INTO notification_settings (tenant_id, party_id, has_own_times, daily_until)
     SELECT tenant_id, id, true, '2020-01-01' FROM party WHERE tenant_id = $1 AND name = 'Person'`,
    [tenantId],
  );
};

/** Runs a plan and its jobs. Returns the workspaces of the jobs in order. */
const turns = async (plan: string, job: string): Promise<readonly string[]> => {
  await handlers.find(({ name }) => name === plan)?.run({}, { tenantId: null, attempt: 1 });
  const ran: string[] = [];
  const recording = handlers.map((handler) => ({
    ...handler,
    run: async (...[payload, context]: Parameters<typeof handler.run>) => {
      ran.push(String(context.tenantId));
      await handler.run(payload, context);
    },
  }));
  await workOff(server, [job], recording);
  return ran;
};

beforeAll(async () => {
  await fill('large');
  await fill('small');
});

describe('a workspace with many people', () => {
  it('doesn’t delay the digests of another workspace until it is done', async () => {
    const ran = await turns('plan-digests', 'send-digests');
    expect(ran.filter((id) => id === tenants.large).length).toBeGreaterThan(2);
    expect(ran.indexOf(tenants.small)).toBeLessThan(ran.lastIndexOf(tenants.large));
    const [left] = await server.database.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM notification_settings WHERE daily_until = '2020-01-01'`,
    );
    expect(left?.count).toBe(0);
  });

  it('doesn’t delay the reminders of another workspace until it is done', async () => {
    server.clock.advance(5 * 86_400_000);
    const ran = await turns('plan-reminders', 'notify-due');
    expect(ran.filter((id) => id === tenants.large).length).toBeGreaterThan(2);
    expect(ran.indexOf(tenants.small)).toBeLessThan(ran.lastIndexOf(tenants.large));
    const rows = await server.database.rows<{ type: string; count: number }>(
      `SELECT type, count(*)::int AS count FROM notification WHERE type LIKE 'TASK_%DUE' GROUP BY type`,
    );
    expect(rows).toEqual([{ type: 'TASK_OVERDUE', count: 61 }]);
  });
});
