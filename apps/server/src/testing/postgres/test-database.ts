import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { urlOfDatabase } from './postgres-for-tests.ts';

export interface TestDatabase {
  readonly url: string;
  /** Runs a statement as a superuser and returns its rows, for direct access to data. */
  readonly rows: <Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<readonly Row[]>;
  /** Opens a transaction that has changed something. It ends when the returned function is called. */
  readonly holdTransaction: () => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

/** Creates a copy of the migrated template for one test file. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (connectionString: string, statement: string) => {
    const admin = new pg.Client({ connectionString });
    await admin.connect();
    try {
      await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  // FILE_COPY is faster on servers without fsync, where checkpoints are cheap.
  await run(
    serverUrl,
    `CREATE DATABASE ${name} TEMPLATE ${inject('templateName')} STRATEGY FILE_COPY`,
  );
  const url = urlOfDatabase(serverUrl, name);
  const pool = new pg.Pool({
    connectionString: urlOfDatabase(inject('adminUrl'), name),
    max: 2,
  });
  // Dropping the database breaks connections that are still closing.
  pool.on('error', () => undefined);
  return {
    url,
    rows: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    holdTransaction: async () => {
      const client = await pool.connect();
      await client.query('BEGIN; SELECT pg_current_xact_id()');
      return async () => {
        await client.query('ROLLBACK');
        client.release();
      };
    },
    close: async () => {
      await pool.end();
      // Drops the database as a superuser, because the owner can't terminate a superuser's
      // connection.
      await run(inject('adminUrl'), `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};
