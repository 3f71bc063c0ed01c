import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Brings the tables of the job queue to the shape that the library wants. */
export const migrateJobs = async (connection: pg.PoolConfig): Promise<void> => {
  const pool = new pg.Pool({ ...connection, max: 1 });
  // A connection that breaks fails the query that uses it; the listeners keep it from ending the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
};
