import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { openPool } from './open-pool.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');

const migrationFiles = async (): Promise<readonly string[]> =>
  (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted();

const nameOf = (file: string): string => file.replace(/\.sql$/, '');

/** Uses its own connection, because no pool is open yet. */
const askOnce = async <T>(
  connection: pg.PoolConfig,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(connection);
  // A broken connection fails the query that uses it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
};

const hasTable = async (client: pg.Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ known: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS known',
    [table],
  );
  return rows[0]?.known === true;
};

/** Returns true if the tables of the job queue exist. */
export const hasJobQueue = (connection: pg.PoolConfig): Promise<boolean> =>
  askOnce(connection, (client) => hasTable(client, 'graphile_worker.migrations'));

/**
 * Returns true if all migrations have run. Most starts need no migration, and this check is faster
 * than loading the migration library.
 */
const isUpToDate = (connection: pg.PoolConfig): Promise<boolean> =>
  askOnce(connection, async (client) => {
    if (!(await hasTable(client, 'kysely_migration'))) return false;
    const { rows } = await client.query<{ name: string }>('SELECT name FROM kysely_migration');
    const run = new Set(rows.map(({ name }) => name));
    const files = await migrationFiles();
    return run.size === files.length && files.every((file) => run.has(nameOf(file)));
  });

const withMigrator = async <T>(
  connection: pg.PoolConfig,
  work: (migrator: Migrator) => Promise<T>,
): Promise<T> => {
  const [{ Kysely, PostgresDialect, sql }, { Migrator: OfKysely }] = await Promise.all([
    import('kysely'),
    import('kysely/migration'),
  ]);
  const getMigrations = async (): Promise<Record<string, Migration>> => {
    const entries = (await migrationFiles()).map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, file), 'utf8');
      return [nameOf(file), { up: async (trx) => void (await sql.raw(text).execute(trx)) }];
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  const owner = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool({ ...connection, max: 1 }, () => undefined) }),
  });
  try {
    return await work(new OfKysely({ db: owner, provider: { getMigrations } }));
  } finally {
    await owner.destroy();
  }
};

/**
 * Runs all pending migrations as the database owner and returns their names. Simultaneous processes
 * wait for each other.
 */
export const migrate = async (connection: pg.PoolConfig): Promise<readonly string[]> => {
  if (await isUpToDate(connection)) return [];
  return withMigrator(connection, async (migrator) => {
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return (results ?? []).map((result) => result.migrationName);
  });
};

/** Returns the names of pending migrations. */
export const pendingMigrations = (connection: pg.PoolConfig): Promise<readonly string[]> =>
  withMigrator(connection, async (migrator) => {
    const all = await migrator.getMigrations();
    return all.filter((migration) => migration.executedAt === undefined).map((m) => m.name);
  });
