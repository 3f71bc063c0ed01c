import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a running server writes about itself into postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
}

/** Does this process live, and is it a PostgreSQL server? */
export const isPostgres = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to another account.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    // A pid left in the file may be somebody else's by now, and a zombie has no command line.
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.includes('postgres') ?? false
    );
  } catch {
    return false;
  }
};

/** The server that works on this data folder now, or null. */
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
