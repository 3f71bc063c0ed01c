import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { openPool } from '../db/open-pool.ts';

/** Finds the last turn of a workspace. */
const tenantIndex = `CREATE INDEX IF NOT EXISTS jobs_of_tenant
    ON graphile_worker._private_jobs ((payload->>'tenantId'), priority) WHERE is_available AND priority > 0`;

/** Migrates the tables of the job queue. */
export const migrateJobs = async (connection: pg.PoolConfig): Promise<void> => {
  const pool = openPool({ ...connection, max: 1 }, () => undefined);
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
    await pool.query(tenantIndex);
  } finally {
    await pool.end();
  }
};
