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
import { changeFileOwner, type SystemAccount } from './system-account.ts';

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
  changeFileOwner(account, target);
  const passwordFile = `${target}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeFileOwner(account, passwordFile);
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
    // Some systems lack the locale. Databases work without it and get it when it is installed.
    if (types !== 'C' && done.error === undefined && done.stderr.includes('locale'))
      return runInitdb(binaries, target, account, password, 'C');
    throw new Error(
      `The database could not be created: ${(done.error?.message ?? done.stderr).trim()}`,
    );
  }
};

/** Stores the password next to the cluster, readable only by Baton's account. */
const ensurePassword = (dataDir: string): string => {
  const file = path.join(dataDir, 'postgres-password');
  if (!existsSync(file)) {
    const part = `${file}.part-${process.pid}`;
    writeFileSync(part, randomBytes(24).toString('base64url'), { mode: 0o600 });
    try {
      // Unlike a rename, a link doesn't replace the password of a faster process.
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
      `${clusterDir} was created by PostgreSQL ${has}, but this version of Baton contains PostgreSQL ${brings}. Remedy: export the data with the old version of Baton (pg_dump), or run PostgreSQL ${has} on it and set DATABASE_URL.`,
    );
  }
};

export interface Cluster {
  readonly dir: string;
  readonly password: string;
}

/** Creates the database cluster on first use. It is atomic, also if the process is killed. */
export const ensureCluster = (
  binaries: PostgresBinaries,
  dataDir: string,
  account: SystemAccount | null,
): Cluster => {
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir, { recursive: true });
    // The database account needs to traverse this folder. Its contents have their own permissions.
    chmodSync(dataDir, account === null ? 0o700 : 0o711);
  }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const passwordFile = path.join(dataDir, 'postgres-password');
    if (existsSync(passwordFile)) accessSync(passwordFile, constants.R_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} belongs to another account. Remedy: run Baton as the account that created it, or set BATON_DATA_DIR to another folder.`,
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
      // A process that started at the same time was faster, so its cluster is used.
      if (!existsSync(path.join(dir, 'PG_VERSION'))) throw error;
    }
  }
  checkVersion(binaries, dir);
  return { dir, password };
};
