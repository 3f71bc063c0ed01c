import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Data of a running server in postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
}

/** Sends a signal. Ignores processes that no longer exist. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Returns true if the process is alive and a PostgreSQL server. */
export const isPostgres = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is alive and belongs to another account.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    // The pid can belong to another process by now, and a zombie has no command line.
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.includes('postgres') ?? false
    );
  } catch {
    return false;
  }
};

/** Returns the server that is running on this data folder, or null. */
export const runningPostmaster = (clusterDir: string): Postmaster | null => {
  let lines: readonly string[];
  try {
    lines = readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isPostgres(pid)) return null;
  return { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
};

/** Returns true for a process of a server on this data folder that is not the server itself. */
const isBackendOf = (folder: string, pid: string): boolean => {
  try {
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ') &&
      readlinkSync(`/proc/${pid}/cwd`) === folder
    );
  } catch {
    // The process has ended, or belongs to another account.
    return false;
  }
};

/**
 * Kills processes that a dead server left behind and that didn't end by themselves. While one of
 * them is alive, no new server can start on the data folder. Only Linux shows the folder of a
 * process: elsewhere nothing happens.
 *
 * @returns the number of killed processes.
 */
export const killLeftovers = (clusterDir: string): number => {
  if (process.platform !== 'linux') return 0;
  // The system shows the folder of a process without symbolic links.
  const folder = realpathSync(clusterDir);
  const left = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && isBackendOf(folder, name),
  );
  for (const pid of left) signal(Number(pid), 'SIGKILL');
  return left.length;
};
