import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';

const FOLDER = join(import.meta.dirname, '../../../migrations');

const readMigrations = async (): Promise<Record<string, Migration>> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, file), 'utf8');
      return [
        file.replace(/\.sql$/, ''),
        { up: async (trx) => void (await sql.raw(text).execute(trx)) },
      ];
    }),
  );
  return Object.fromEntries(entries);
};

const openMigrator = (connection: pg.PoolConfig) => {
  const owner = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }),
  });
  return {
    owner,
    migrator: new Migrator({ db: owner, provider: { getMigrations: readMigrations } }),
  };
};

/**
 * Brings the database to the newest shape, as its owner. Forward only; two processes that
 * start together wait for one another. Answers the names of the migrations it ran.
 */
export const migrate = async (connection: pg.PoolConfig): Promise<readonly string[]> => {
  const { owner, migrator } = openMigrator(connection);
  try {
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await owner.destroy();
  }
};

/** Names of the migrations that the database still lacks. */
export const pendingMigrations = async (connection: pg.PoolConfig): Promise<readonly string[]> => {
  const { owner, migrator } = openMigrator(connection);
  try {
    const all = await migrator.getMigrations();
    return all.filter((migration) => migration.executedAt === undefined).map((m) => m.name);
  } finally {
    await owner.destroy();
  }
};
