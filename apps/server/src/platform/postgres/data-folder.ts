import { createHash } from 'node:crypto';
import path from 'node:path';
import { canReach, databaseAccount } from './system-account.ts';

/** Where data and copies of programs go that the database's account cannot reach in the project. */
export const sharedFolder = '/var/lib/baton';

/**
 * The data folder when none is named: `.baton` in the project. As root the database runs under
 * another account, which may not enter a project below /root; then it lies under /var/lib.
 */
export const defaultDataFolder = (projectRoot: string): string => {
  const inProject = path.join(projectRoot, '.baton');
  if (canReach(databaseAccount(path.join(inProject, 'postgres')), path.join(inProject, 'postgres')))
    return inProject;
  const digest = createHash('sha256').update(projectRoot).digest('hex').slice(0, 8);
  return path.join(sharedFolder, `${path.basename(projectRoot)}-${digest}`);
};
