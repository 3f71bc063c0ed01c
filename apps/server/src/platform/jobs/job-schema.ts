import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '../db/open-pool.ts';

/** Brings the tables of the job queue to the shape that the library wants. */
export const migrateJobs = async (connection: pg.PoolConfig): Promise<void> => {
  const pool = openPool({ ...connection, max: 1 }, () => undefined);
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
};
