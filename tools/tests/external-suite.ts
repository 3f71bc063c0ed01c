import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { databaseAccount } from '../../apps/server/src/platform/postgres/system-account.ts';
import { failedWith, type Outcome } from './suite.ts';
import { runVitest } from './vitest-suite.ts';

interface ExternalServer {
  /** Environment variables for vitest. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Returns the folder of the newest PostgreSQL that the distribution installed, or null. */
const installedPostgres = (): string | null => {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return null;
  const versions = readdirSync(parent)
    .filter((version) => existsSync(path.join(parent, version, 'bin/initdb')))
    .toSorted((a, b) => Number(b) - Number(a));
  return versions[0] === undefined ? null : path.join(parent, versions[0], 'bin');
};

const canConnect = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

/** Starts the installed PostgreSQL in a temporary folder, with an owner who isn't a superuser. */
const startInstalled = async (bin: string): Promise<ExternalServer> => {
  const folder = path.join(tmpdir(), `baton-ext-${randomUUID().slice(0, 8)}`);
  const account = databaseAccount(folder);
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const data = path.join(folder, 'data');
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' };
  const options = { ...account, env, cwd: '/', encoding: 'utf8' } as const;
  const initialized = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'root', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  if (initialized.status !== 0) throw new Error(initialized.stderr);
  const child = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-c',
      'listen_addresses=',
      '-k',
      folder,
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { ...account, env, cwd: '/', stdio: 'ignore', detached: true },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const urlAs = (user: string) =>
    `postgresql://${user}@/postgres?host=${encodeURIComponent(folder)}`;
  for (let i = 0; i < 100 && !(await canConnect(urlAs('root'))); i += 1) await delay(100);
  const admin = new pg.Client({ connectionString: urlAs('root') });
  await admin.connect();
  await admin.query('CREATE ROLE baton_owner LOGIN CREATEDB CREATEROLE');
  await admin.end();
  return {
    env: { TEST_DATABASE_URL: urlAs('baton_owner'), TEST_DATABASE_ADMIN_URL: urlAs('root') },
    stop: async () => {
      child.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const findServer = async (): Promise<ExternalServer | null> => {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  if (databaseUrl) return { env: { TEST_DATABASE_URL: databaseUrl }, stop: async () => undefined };
  const bin = installedPostgres();
  return bin === null ? null : startInstalled(bin);
};

/** Runs the server's database tests again on a PostgreSQL that isn't the embedded one. */
export const runExternal = async (root: string): Promise<Outcome> => {
  const server = await findServer();
  if (server === null) {
    return {
      passed: 0,
      failed: 0,
      details: [],
      skipped: 'no PostgreSQL server on this machine, and TEST_DATABASE_URL is not set',
    };
  }
  try {
    return await runVitest(root, {
      folder: 'apps/server',
      files: ['src/platform', 'src/features/runs', 'src/features/sessions'],
      env: server.env,
    });
  } catch (error) {
    return failedWith(String(error));
  } finally {
    await server.stop();
  }
};
