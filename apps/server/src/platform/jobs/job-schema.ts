import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '../db/open-pool.ts';

/** Migrates the tables of the job queue. */
export const migrateJobs = async (connection: pg.PoolConfig): Promise<void> => {
  const pool = openPool({ ...connection, max: 1 }, () => undefined);
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
};
