import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { defaultDataFolder } from '../apps/server/src/platform/postgres/data-folder.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { loadDataSet } from './data-set.ts';
import type { DataSize } from './data-shape.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface BenchDatabase {
  /** Superuser connection string of a fresh copy of the data set. */
  readonly url: string;
  readonly postmaster: number;
  readonly dataDir: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
}

/** Returns a hash that changes whenever a newly loaded data set would differ. */
const fingerprint = (): string => {
  const migrations = path.join(root, 'apps/server/migrations');
  const files = [
    ...readdirSync(migrations)
      .toSorted()
      .map((file) => path.join(migrations, file)),
    ...['data-set.ts', 'data-shape.ts', 'vocabulary.ts'].map((file) =>
      path.join(import.meta.dirname, file),
    ),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

const urlOf = (url: string, name: string) => url.replace('@/baton?', `@/${name}?`);

/** Loads the data set once and keeps it until the schema or the data set changes. */
const ensureLoaded = async (
  admin: pg.Client,
  url: string,
  size: DataSize,
  log: (line: string) => void,
): Promise<string> => {
  const name = `${size.name}_${fingerprint()}`;
  const known = await admin.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname LIKE $1`,
    [`${size.name}\\_%`],
  );
  if (known.rows.some((row) => row.datname === name)) return name;
  for (const row of known.rows) await admin.query(`DROP DATABASE ${row.datname} WITH (FORCE)`);
  log(`loading data set ${size.name}: ${size.workflows.toLocaleString('en')} workflows`);
  const since = Date.now();
  // Loaded under another name first, so that an interrupted load is never used.
  await admin.query(`CREATE DATABASE ${size.name}_part`);
  await migrate({ connectionString: urlOf(url, `${size.name}_part`) });
  await loadDataSet(urlOf(url, `${size.name}_part`), size, log);
  await admin.query(`ALTER DATABASE ${size.name}_part RENAME TO ${name}`);
  log(`loaded in ${Math.round((Date.now() - since) / 1000)} s`);
  return name;
};

/**
 * Starts embedded PostgreSQL with the product's settings, its own data folder, and a fresh copy of
 * the data set, so that every run starts with the same rows.
 */
export const startBenchDatabase = async (
  size: DataSize,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<BenchDatabase> => {
  const dataDir = path.join(defaultDataFolder(root), 'bench');
  const server = await startEmbeddedPostgres({ dataDir, log, settings });
  try {
    const version = await freshCopy(server.url, size, log);
    let stopping: Promise<void> | undefined;
    const stop = () => (stopping ??= server.stop());
    return { url: server.url, postmaster: server.pid, dataDir, version, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

const freshCopy = async (
  url: string,
  size: DataSize,
  log: (line: string) => void,
): Promise<string> => {
  const admin = new pg.Client({ connectionString: urlOf(url, 'postgres') });
  await admin.connect();
  try {
    const source = await ensureLoaded(admin, url, size, log);
    await admin.query('DROP DATABASE IF EXISTS baton WITH (FORCE)');
    await admin.query(`CREATE DATABASE baton TEMPLATE ${source} STRATEGY FILE_COPY`);
    await warm(url);
    await admin.query('CHECKPOINT');
    const version = await admin.query<{ server_version: string }>('SHOW server_version');
    return version.rows[0]?.server_version ?? '';
  } finally {
    await admin.end();
  }
};

/** Marks sessions as just used and reads every table and index once. */
const warm = async (url: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query('UPDATE session SET last_seen_at = now()');
    await owner.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm').then(
      () =>
        owner.query(`SELECT pg_prewarm(oid, 'read') FROM pg_class
                      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')`),
      // Without the extension, the first operations of a round warm the caches.
      () => undefined,
    );
  } finally {
    await owner.end();
  }
};
