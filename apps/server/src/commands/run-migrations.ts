import type pg from 'pg';
import type { Config } from '../config.ts';
import { hasJobQueue, migrate, pendingMigrations } from '../platform/db/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { openPostgres } from './open-postgres.ts';
import { readOptions } from './usage.ts';

/** Migrates Baton's tables and the tables of the job queue. */
export const migrateAll = async (connection: pg.PoolConfig): Promise<readonly string[]> => {
  const done = await migrate(connection);
  const { migrateJobs } = await import('../platform/jobs/job-schema.ts');
  await migrateJobs(connection);
  return done;
};

/** Migrates at server start. Creates a missing job queue; workers migrate an existing job queue. */
export const migrateForServing = async (connection: pg.PoolConfig): Promise<readonly string[]> =>
  (await hasJobQueue(connection)) ? migrate(connection) : migrateAll(connection);

export const runMigrate = async (config: Config, args: readonly string[]): Promise<void> => {
  const options = readOptions('migrate', args, { 'dry-run': { type: 'boolean' } });
  const postgres = await openPostgres(config, createLog('warn', 'baton'));
  try {
    const names =
      options['dry-run'] === true
        ? await pendingMigrations(postgres.connection)
        : await migrateAll(postgres.connection);
    const verb = options['dry-run'] === true ? 'would run' : 'ran';
    process.stdout.write(
      names.length === 0
        ? 'The database is up to date.\n'
        : names.map((name) => `${verb} ${name}\n`).join(''),
    );
  } finally {
    await postgres.stop();
  }
};
