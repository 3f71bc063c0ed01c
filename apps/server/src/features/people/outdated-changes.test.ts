import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

let ada: TestPerson;
let team: string;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  team = await server.createGroup({ tenantId, name: 'Buyers' });
});

/** Makes a person an admin, and commits only when another transaction waits for the row. */
const promoteDuringChange = async (id: string): Promise<() => Promise<unknown>> => {
  const done = server.database.rows(`DO $$ BEGIN
    UPDATE party SET is_admin = true WHERE id = '${id}';
    WHILE NOT EXISTS (SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))) LOOP
      PERFORM pg_sleep(0.01), pg_stat_clear_snapshot();
    END LOOP;
  END $$`);
  for (;;) {
    const [row] = await server.database.rows<{ isReady: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event = 'PgSleep') AS "isReady"`,
    );
    if (row?.isReady === true) return () => done;
    await setTimeout(5);
  }
};

/** Sends a change of a person who becomes an admin after the change was decided. */
const outdated = async (document: string, input: (id: string) => object) => {
  const ben = await server.createPerson({ tenantId: ada.tenantId, name: 'Ben' });
  await server.database.rows(
    'INSERT INTO membership (tenant_id, group_id, member_id) VALUES ($1, $2, $3)',
    [ada.tenantId, team, ben.userId],
  );
  const promoted = await promoteDuringChange(ben.userId);
  const sent = ada.graphql(document, { input: input(ben.userId) });
  await promoted();
  const { codes } = await sent;
  const [row] = await server.database.rows(
    `SELECT (SELECT count(*)::int FROM audit_entry WHERE object_id = $1) AS entries,
            (SELECT count(*)::int FROM membership WHERE member_id = $1) AS groups`,
    [ben.userId],
  );
  return { codes, ...row };
};

describe('an outdated change of a person', () => {
  it('is not recorded in the audit log by deactivateUser', async () => {
    const result = await outdated(
      'mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { user { id } } }',
      (id) => ({ id }),
    );
    expect(result).toEqual({ codes: ['VersionConflict'], entries: 0, groups: 1 });
  });

  it('is not recorded in the audit log by updateUser', async () => {
    const result = await outdated(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }',
      (id) => ({
        ...{ id, name: 'Benny', accessLevel: 'INTERNAL', isAdmin: false },
        leaveGroupIds: [team],
      }),
    );
    expect(result).toEqual({ codes: ['UpdateUserFieldFailed'], entries: 0, groups: 1 });
  });
});
