import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { copyBinaries, packagedBinaries, type PostgresBinaries } from './binaries.ts';
import { ensureCharacterTypes } from './character-types.ts';
import { ensureCluster, superuser, type Cluster } from './cluster.ts';
import { sharedFolder } from './data-folder.ts';
import {
  isPostgres,
  killLeftovers,
  runningPostmaster,
  signal,
  type Postmaster,
} from './postmaster-file.ts';
import { serverSettings } from './settings.ts';
import { socketFolder } from './socket-folder.ts';
import { supervise } from './supervise.ts';
import { canReach, databaseAccount, type SystemAccount } from './system-account.ts';

const database = 'baton';
const startTimeout = 30_000;
const stopTimeout = 30_000;
/** Processes of a dead server that are alive after this time are stuck. */
const leftoverTimeout = 5_000;

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Reports that the server stopped or doesn't start. Default: `log`. */
  readonly warn?: (message: string) => void;
  /** Overrides for server settings. Tests trade durability for speed. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** Connection string of the superuser for the private socket. */
  readonly url: string;
  /** Process id of the server, which changes after a restart. */
  readonly pid: number;
  /** Stops the server unless another Baton process uses it. */
  readonly stop: () => Promise<void>;
}

/** Returns a libpq connection string for a socket. */
export const socketUrl = (folder: string, password: string, name: string): string =>
  `postgresql://${superuser}:${password}@/${name}?host=${encodeURIComponent(folder)}&port=5432`;

const keeperName = 'baton keeper';

const reachableBinaries = (account: SystemAccount | null): PostgresBinaries => {
  const packaged = packagedBinaries();
  if (account === null) return packaged;
  const tried = spawnSync(packaged.postgres, ['--version'], { ...account, cwd: '/' });
  if (tried.status === 0) return packaged;
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  return copyBinaries(packaged, sharedFolder);
};

const openLog = (dataDir: string): { readonly file: string; readonly fd: number } => {
  const file = path.join(dataDir, 'postgres.log');
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) {
    renameSync(file, `${file}.old`);
  }
  return { file, fd: openSync(file, 'a', 0o600) };
};

const lastLines = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : '';

/**
 * Starts a server for the cluster, or finds the running one of another Baton process or of a killed
 * parent.
 */
const bringUp = async (
  binaries: PostgresBinaries,
  cluster: Cluster,
  account: SystemAccount | null,
  options: EmbeddedPostgresOptions,
): Promise<Postmaster> => {
  const logFile = openLog(options.dataDir);
  const folder = socketFolder(options.dataDir, account);
  const settings = { ...serverSettings(folder), ...options.settings };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const startTime = Date.now();
  const until = startTime + startTimeout;
  let child: ChildProcess | undefined;
  try {
    while (Date.now() < until) {
      const running = runningPostmaster(cluster.dir);
      if (running?.isReady) {
        if (running.pid !== child?.pid) options.log('uses the database server that is running');
        return running;
      }
      const isOver = child === undefined || child.exitCode !== null || child.signalCode !== null;
      if (running === null && isOver) {
        if (Date.now() > startTime + leftoverTimeout && killLeftovers(cluster.dir) > 0)
          options.log('processes of the former database server were stuck and were killed');
        // Started directly, not with a shell or pg_ctl, so that signals and exit codes are the
        // server's. Detached, so that Ctrl-C doesn't stop the database before Baton has finished.
        child = spawn(binaries.postgres, ['-D', cluster.dir, ...args], {
          ...account,
          cwd: '/',
          detached: true,
          env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
          stdio: ['ignore', logFile.fd, logFile.fd],
        });
        child.on('error', (error) => options.log(`the database server: ${error.message}`));
        child.unref();
      }
      await delay(child?.exitCode === null ? 15 : 250);
    }
  } finally {
    closeSync(logFile.fd);
  }
  child?.kill('SIGQUIT');
  throw new Error(
    `The database did not start within ${startTimeout / 1000} s. Remedy: see ${logFile.file}. Its last lines:\n${lastLines(logFile.file)}`,
  );
};

const connect = async (folder: string, password: string, name: string): Promise<pg.Client> => {
  const client = new pg.Client({
    host: folder,
    port: 5432,
    user: superuser,
    password,
    database: name,
    application_name: keeperName,
    connectionTimeoutMillis: 10_000,
  });
  // The keeper's connection breaks when the server ends, which is reported elsewhere.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (found.rowCount !== 0) return;
  try {
    await client.query(`CREATE DATABASE ${database}`);
  } catch (error) {
    // If two processes start for the first time together, the other one may have started the server
    // first.
    if (!(error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) {
      throw error;
    }
  }
};

const hasGone = async (pid: number): Promise<boolean> => {
  const until = Date.now() + stopTimeout;
  while (Date.now() < until) {
    if (!isPostgres(pid)) return true;
    await delay(20);
  }
  return false;
};

/**
 * Starts the packaged PostgreSQL for a folder, or joins a running one. Each Baton process has one
 * keeper connection, restarts the server if it stops, and stops it if no other process uses it.
 */
export const startEmbeddedPostgres = async (
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> => {
  const clusterDir = path.join(options.dataDir, 'postgres');
  const account = databaseAccount(clusterDir);
  if (!canReach(account, clusterDir)) {
    throw new Error(
      `The account that runs the database can't access ${options.dataDir}. Remedy: set BATON_DATA_DIR to a folder that any account can access, such as /var/lib/baton.`,
    );
  }
  const binaries = reachableBinaries(account);
  const cluster = ensureCluster(binaries, options.dataDir, account);
  const start = async () => {
    const until = Date.now() + startTimeout;
    for (;;) {
      const server = await bringUp(binaries, cluster, account, options);
      try {
        const keeper = await connect(server.socketFolder, cluster.password, 'postgres');
        const gone = new Promise<void>((resolve) => keeper.once('end', () => resolve()));
        return { ...server, keeper, gone };
      } catch (error) {
        // A server that was just killed can still look alive, and resets the connection.
        const isStarting = error instanceof pg.DatabaseError && error.code === '57P03';
        if ((error instanceof pg.DatabaseError && !isStarting) || Date.now() > until) throw error;
        await delay(50);
      }
    }
  };
  const first = await start();
  await ensureCharacterTypes(first.keeper, options.log);
  await ensureDatabase(first.keeper);
  const supervisor = supervise({ first, start, warn: options.warn ?? options.log });

  const stop = async (): Promise<void> => {
    const { keeper, pid } = await supervisor.stop();
    const others = await keeper
      .query(
        'SELECT FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
        [keeperName],
      )
      .then((found) => found.rowCount ?? 0)
      .catch(() => 0);
    await keeper.end().catch(() => undefined);
    if (others > 0 || !isPostgres(pid)) return;
    signal(pid, 'SIGINT');
    if (await hasGone(pid)) return;
    options.log('the database server did not stop in time and is stopped at once');
    signal(pid, 'SIGQUIT');
    await hasGone(pid);
  };
  return {
    url: socketUrl(first.socketFolder, cluster.password, database),
    get pid() {
      return supervisor.current().pid;
    },
    stop,
  };
};
