import { chownSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Account that runs the database. Null for the account of this process. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account for the database. PostgreSQL refuses to run as root, so root uses the owner
 * of the data, or an account that owns nothing else.
 */
export const databaseAccount = (clusterDir: string): SystemAccount | null => {
  if (process.getuid?.() !== 0) return null;
  const cluster = statSync(clusterDir, { throwIfNoEntry: false });
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [uid, gid] = (line?.split(':').slice(2, 4) ?? []).map(Number);
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
};

/**
 * Returns true if the account can traverse all folders above the path. Checks the mode bits only.
 */
export const canReach = (account: SystemAccount | null, target: string): boolean => {
  if (account === null) return true;
  let folder = path.resolve(target);
  for (;;) {
    const parent = path.dirname(folder);
    const entry = statSync(parent, { throwIfNoEntry: false });
    if (entry) {
      const bit = entry.uid === account.uid ? 0o100 : entry.gid === account.gid ? 0o010 : 0o001;
      if ((entry.mode & bit) === 0) return false;
    }
    if (parent === folder) return true;
    folder = parent;
  }
};

export const changeFileOwner = (account: SystemAccount | null, target: string): void => {
  if (account) chownSync(target, account.uid, account.gid);
};
