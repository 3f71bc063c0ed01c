import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

/** Tables without a workspace, each with the reason. */
const withoutWall = new Set([
  // Found by token before the workspace is known. Rows contain only hashes.
  'session',
  'sso_attempt',
  'single_use_link',
]);

interface Table {
  readonly name: string;
  readonly enabled: boolean;
  readonly forced: boolean;
  readonly owner: string;
  readonly policies: readonly string[];
}

const tables = await server.database.rows<Table>(
  `SELECT c.relname AS name, c.relrowsecurity AS enabled, c.relforcerowsecurity AS forced,
          pg_get_userbyid(c.relowner) AS owner,
          ARRAY(SELECT p.polcmd::text || ' ' || pg_get_expr(p.polqual, p.polrelid) || ' / ' || pg_get_expr(p.polwithcheck, p.polrelid)
                  FROM pg_policy p
                 WHERE p.polrelid = c.oid AND p.polroles = '{0}') AS policies
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
    ORDER BY c.relname`,
);
const walled = tables.filter((table) => !withoutWall.has(table.name));

describe('tables of a workspace', () => {
  it('include all tables except the global ones', () => {
    const names = tables.map((table) => table.name);
    expect(names).toEqual(expect.arrayContaining(['party', 'membership', 'task', 'event', 'vote']));
  });

  it.each(walled)('$name has row-level security that also applies to its owner', (table) => {
    expect(table).toMatchObject({ enabled: true, forced: true });
    expect(table.owner).not.toBe('baton_app');
    // `*` means all four commands.
    expect(table.policies).toEqual([
      '* (tenant_id = app.tenant_id()) / (tenant_id = app.tenant_id())',
    ]);
  });

  it.each(walled)('$name has the workspace as the first part of its keys', async (table) => {
    const keys = await server.database.rows<{
      kind: string;
      columns: string[];
      target: string | null;
    }>(
      `SELECT k.contype AS kind, k.confrelid::regclass::text AS target,
              ARRAY(SELECT a.attname::text FROM unnest(k.conkey) WITH ORDINALITY c(n, o)
                      JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = c.n ORDER BY c.o) AS columns
         FROM pg_constraint k WHERE k.conrelid = $1::regclass AND k.contype IN ('p', 'f')`,
      [table.name],
    );
    const above = new Set(['account']);
    for (const key of keys)
      if (!above.has(key.target ?? '')) expect(key.columns[0]).toBe('tenant_id');
  });
});

describe('the database role of the server', () => {
  it('owns no table, and all policies apply to it', async () => {
    const [role] = await server.database.rows(
      `SELECT rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolcanlogin
         FROM pg_roles WHERE rolname = 'baton_app'`,
    );
    expect(Object.values(role ?? { none: true })).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    const owned = await server.database.rows(
      `SELECT relname FROM pg_class WHERE relowner = 'baton_app'::regrole`,
    );
    expect(owned).toEqual([]);
  });

  it('is the role that the server connects with', async () => {
    const [rows] = await server.composition.database.trip(
      { kind: 'identity' },
      { text: 'SELECT current_user AS who', values: [] },
    );
    expect(rows).toEqual([{ who: 'baton_app' }]);
  });
});

describe('an SQL statement without a condition', () => {
  let mine: string;
  let theirs: string;
  beforeAll(async () => {
    mine = await server.createTenant('Mine');
    theirs = await server.createTenant('Theirs');
    await server.createPerson({ tenantId: mine, name: 'Me' });
    for (const name of ['They', 'Them', 'Their'])
      await server.createPerson({ tenantId: theirs, name });
  });
  const run = async (tenantId: string, text: string, values: readonly unknown[] = []) => {
    const [rows] = await server.composition.database.trip(
      { kind: 'tenant', tenantId },
      { text, values },
    );
    return rows;
  };

  it('reads only the own workspace', async () => {
    expect(await run(mine, 'SELECT name FROM party')).toEqual([{ name: 'Me' }]);
    expect(await run(mine, 'SELECT name FROM tenant')).toEqual([{ name: 'Mine' }]);
    expect(
      await run(mine, 'SELECT count(*)::int AS n FROM party WHERE tenant_id = $1', [theirs]),
    ).toEqual([{ n: 0 }]);
  });

  it('reads nothing without a workspace', async () => {
    const [rows] = await server.composition.database.trip(
      { kind: 'identity' },
      { text: 'SELECT count(*)::int AS n FROM party', values: [] },
    );
    expect(rows).toEqual([{ n: 0 }]);
    // The connection must not keep the workspace of the previous transaction.
    await run(mine, 'SELECT 1');
    const [after] = await server.composition.database.trip(
      { kind: 'identity' },
      { text: 'SELECT count(*)::int AS n FROM party', values: [] },
    );
    expect(after).toEqual([{ n: 0 }]);
  });

  it('changes and deletes nothing in other workspaces', async () => {
    expect(await run(mine, `UPDATE party SET name = 'Mine now' RETURNING name`)).toHaveLength(1);
    await run(mine, 'DELETE FROM membership');
    const left = await server.database.rows(
      `SELECT name FROM party WHERE tenant_id = $1 ORDER BY name`,
      [theirs],
    );
    expect(left).toEqual([{ name: 'Their' }, { name: 'Them' }, { name: 'They' }]);
  });

  it('inserts nothing into other workspaces', async () => {
    const insert = `INSERT INTO party (tenant_id, id, kind, name) VALUES ($1, gen_random_uuid(), 'TEAM', 'Spy')`;
    await expect(run(mine, insert, [theirs])).rejects.toThrow(/row-level security/);
    const move = 'UPDATE party SET tenant_id = $1';
    await expect(run(mine, move, [theirs])).rejects.toThrow(/row-level security/);
  });
});
