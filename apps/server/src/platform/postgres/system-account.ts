import { chownSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The account that runs the database; null: the one that runs this process. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, so as root it is run by the account that owns its files
 * already, and at first by one that owns nothing else.
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

/** May the account enter every folder above the path? Looks at the mode bits alone. */
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

export const giveTo = (account: SystemAccount | null, target: string): void => {
  if (account) chownSync(target, account.uid, account.gid);
};
