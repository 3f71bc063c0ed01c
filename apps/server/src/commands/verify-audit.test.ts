import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealAuditHandler } from '../features/audit/index.ts';
import { createTestServer } from '../testing/test-server.ts';
import { verifyAudit } from './verify-audit.ts';

const server = await createTestServer();
const client = new pg.Client({ connectionString: server.database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await server.close();
});

const SAVE_TEAM = `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`;
const count = 20;

const seal = () =>
  sealAuditHandler(server.composition.services).run({}, { tenantId: null, attempt: 1 });

let ids: readonly string[];
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  for (let at = 0; at < count; at += 1) {
    server.clock.advance(1000);
    const { codes } = await ada.graphql(SAVE_TEAM, {
      input: { name: `Team ${at}`, memberIds: [] },
    });
    expect(codes).toEqual([]);
    if (at === count / 2) await seal();
  }
  await Promise.all([seal(), seal()]);
  await seal();
  const rows = await server.database.rows<{ id: string }>(
    'SELECT entry_id AS id FROM audit_seal ORDER BY number',
  );
  ids = rows.map(({ id }) => id);
});

/** Returns the faults after a change, which is rolled back. */
const faultsAfter = async (sql: string, values: readonly unknown[]): Promise<readonly string[]> => {
  await client.query('BEGIN');
  try {
    await client.query(sql, [...values]);
    return (await verifyAudit(client)).faults;
  } finally {
    await client.query('ROLLBACK');
  }
};

const changes = [
  `at = at + interval '1 ms'`,
  'actor_id = NULL',
  `action = action || 'X'`,
  `object_type = 'Role'`,
  'object_id = gen_random_uuid()',
  `object_name = object_name || ' '`,
  `before = '{}'`,
  `after = after || '{"name": "Other"}'`,
  'on_behalf_of = actor_id',
  'token_id = gen_random_uuid()',
  `client = 'Other'`,
];

describe('verifyAudit', () => {
  it('accepts an unchanged log that several workers wrote', async () => {
    expect(ids).toHaveLength(count);
    expect(await verifyAudit(client)).toEqual({ entries: count, faults: [] });
  });

  it.each(changes)('names the entry that was changed: %s', async (change) => {
    for (const [at, id] of ids.entries())
      expect(await faultsAfter(`UPDATE audit_entry SET ${change} WHERE id = $1`, [id])).toEqual([
        `Acme: entry ${at + 1} of the audit log (${id}) was changed`,
      ]);
  });

  it('names the first entry that is missing', async () => {
    for (const [at, id] of ids.entries())
      expect(await faultsAfter('DELETE FROM audit_entry WHERE id = $1', [id])).toEqual([
        `Acme: entry ${at + 1} of the audit log (${id}) is missing`,
      ]);
  });

  it('finds an entry that was removed together with its seal', async () => {
    for (const [at, id] of ids.slice(0, -1).entries())
      expect(
        await faultsAfter(
          `WITH gone AS (DELETE FROM audit_entry WHERE id = $1) DELETE FROM audit_seal WHERE entry_id = $1`,
          [id],
        ),
      ).toEqual([`Acme: seal ${at + 1} of the audit log is missing`]);
  });

  it('finds an entry that was added between older entries', async () => {
    const faults = await faultsAfter(
      `INSERT INTO audit_entry SELECT tenant_id, gen_random_uuid(), at - interval '2 days', actor_id, action, object_type, object_id, object_name, before, after
         FROM audit_entry WHERE id = $1`,
      [ids[0]],
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^Acme: entry \S+ of the audit log was added later$/);
  });

  it('finds a replaced hash of an entry', async () => {
    const [, second] = ids;
    const faults = await faultsAfter(
      `UPDATE audit_seal SET hash = sha256('other') WHERE entry_id = $1`,
      [second],
    );
    expect(faults).toEqual([`Acme: entry 2 of the audit log (${second}) was changed`]);
  });
});

it('the server can neither change nor delete entries and seals', async () => {
  const { rows } = await client.query<{ allowed: boolean }>(
    `SELECT has_table_privilege('baton_app', t, p) AS allowed
       FROM unnest(ARRAY['audit_entry', 'audit_seal']) t, unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE']) p`,
  );
  expect(rows.map(({ allowed }) => allowed)).not.toContain(true);
});
