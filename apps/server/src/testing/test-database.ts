import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { urlOfDatabase } from './postgres-for-tests.ts';

export interface TestDatabase {
  readonly url: string;
  /** Rows of one statement, run as a superuser: for looking behind the server's back. */
  readonly rows: <Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<readonly Row[]>;
  readonly close: () => Promise<void>;
}

/** A copy of the migrated template, of which the test is the only user. */
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
  // FILE_COPY is the faster way where checkpoints cost nothing, as in a server without fsync.
  await run(
    serverUrl,
    `CREATE DATABASE ${name} TEMPLATE ${inject('templateName')} STRATEGY FILE_COPY`,
  );
  const url = urlOfDatabase(serverUrl, name);
  const pool = new pg.Pool({
    connectionString: urlOfDatabase(inject('adminUrl'), name),
    max: 2,
  });
  // Dropping the database cuts off a connection that is still saying goodbye.
  pool.on('error', () => undefined);
  return {
    url,
    rows: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    close: async () => {
      await pool.end();
      // As a superuser: the owner may not cut off a superuser's connection that still says goodbye.
      await run(inject('adminUrl'), `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};
