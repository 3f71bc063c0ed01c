import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { utf8Types } from './character-types.ts';
import { giveTo, type SystemAccount } from './system-account.ts';

/** Superuser of the embedded server. */
export const superuser = 'baton';

const runInitdb = (
  binaries: PostgresBinaries,
  target: string,
  account: SystemAccount | null,
  password: string,
  types: string,
): void => {
  mkdirSync(target, { mode: 0o700 });
  giveTo(account, target);
  const passwordFile = `${target}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(account, passwordFile);
  const args = [
    '-D',
    target,
    '-U',
    superuser,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${types}`,
    '--data-checksums',
  ];
  const done = spawnSync(binaries.initdb, args, {
    ...account,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
  });
  rmSync(passwordFile, { force: true });
  if (done.status !== 0) {
    rmSync(target, { recursive: true, force: true });
    // Some systems lack the locale: databases work without it, and get it once it is there.
    if (types !== 'C' && done.error === undefined && done.stderr.includes('locale'))
      return runInitdb(binaries, target, account, password, 'C');
    throw new Error(
      `The database could not be created: ${(done.error?.message ?? done.stderr).trim()}`,
    );
  }
};

/** The password is kept beside the cluster, readable by Baton's account alone. */
const ensurePassword = (dataDir: string): string => {
  const file = path.join(dataDir, 'postgres-password');
  if (!existsSync(file)) {
    const part = `${file}.part-${process.pid}`;
    writeFileSync(part, randomBytes(24).toString('base64url'), { mode: 0o600 });
    try {
      // A link, unlike a rename, does not replace the password of a process that was faster.
      linkSync(part, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(part, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
};

const checkVersion = (binaries: PostgresBinaries, clusterDir: string): void => {
  const has = readFileSync(path.join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  const brings = binaries.version.split('.')[0];
  if (has !== brings) {
    throw new Error(
      `${clusterDir} was written by PostgreSQL ${has}; this Baton brings ${brings}. Remedy: copy the data out with the Baton that wrote it (pg_dump), or run a PostgreSQL ${has} on it and set DATABASE_URL.`,
    );
  }
};

export interface Cluster {
  readonly dir: string;
  readonly password: string;
}

/** Makes the database cluster on first use: whole or not at all, also when killed meanwhile. */
export const ensureCluster = (
  binaries: PostgresBinaries,
  dataDir: string,
  account: SystemAccount | null,
): Cluster => {
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir, { recursive: true });
    // The database's account passes through this folder; everything in it has its own lock.
    chmodSync(dataDir, account === null ? 0o700 : 0o711);
  }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const passwordFile = path.join(dataDir, 'postgres-password');
    if (existsSync(passwordFile)) accessSync(passwordFile, constants.R_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} belongs to another account. Remedy: run Baton as the account that ran it first, or set BATON_DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  const dir = path.join(dataDir, 'postgres');
  const password = ensurePassword(dataDir);
  if (!existsSync(path.join(dir, 'PG_VERSION'))) {
    const part = `${dir}.part-${process.pid}`;
    rmSync(part, { recursive: true, force: true });
    runInitdb(binaries, part, account, password, utf8Types);
    try {
      renameSync(part, dir);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      // Another process that started at the same moment was first: its cluster is used.
      if (!existsSync(path.join(dir, 'PG_VERSION'))) throw error;
    }
  }
  checkVersion(binaries, dir);
  return { dir, password };
};
