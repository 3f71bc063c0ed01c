import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { isDatabaseError } from './database-error.ts';

const server = await createTestServer();
afterAll(server.close);
const { database } = server.composition;

const backends = `FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'baton'`;

/** Queries until the test stops it. Returns all wrong results. */
const askUntil = async (isOver: () => boolean): Promise<readonly unknown[]> => {
  const wrong: unknown[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const statement = { text: 'SELECT $1::int AS n, pg_sleep(0.001)', values: [n] };
    try {
      const [[row]] = await database.trip({ kind: 'identity' }, statement);
      if (JSON.stringify(row) !== JSON.stringify({ n, pg_sleep: '' })) wrong.push(row);
    } catch (error) {
      if (!isDatabaseError(error, 'ConnectionLost')) wrong.push(error);
    }
  }
  return wrong;
};

const readyStatus = async () => (await server.app.inject('/readyz')).statusCode;

describe('lost database connections', () => {
  // Vitest fails this file on an error without a listener, which would end the process.
  it('never cause a wrong result', async () => {
    let killed = 0;
    const asking = Array.from({ length: 8 }, () => askUntil(() => killed >= 500));
    while (killed < 500) {
      const rows = await server.database.rows(
        `SELECT pg_terminate_backend(pid) ${backends} ORDER BY random() LIMIT 3`,
      );
      killed += rows.length;
    }
    expect((await Promise.all(asking)).flat()).toEqual([]);
  });

  it('make /readyz return 503 until the database responds again', async () => {
    const name = new URL(server.database.url.replace('@/', '@localhost/')).pathname.slice(1);
    const admin = new pg.Client({ connectionString: inject('adminUrl') });
    await admin.connect();
    const allow = (isAllowed: boolean) =>
      admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`);
    expect(await readyStatus()).toBe(200);
    await allow(false);
    await server.database.rows(`SELECT pg_terminate_backend(pid) ${backends}`);
    await expect.poll(readyStatus).toBe(503);
    expect(await readyStatus()).toBe(503);
    await allow(true);
    expect(await readyStatus()).toBe(200);
    await admin.end();
  });
});
