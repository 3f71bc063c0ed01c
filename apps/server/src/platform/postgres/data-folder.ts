import { createHash } from 'node:crypto';
import path from 'node:path';
import { canReach, databaseAccount } from './system-account.ts';

/** Folder for data and binaries if the database account can't access the project. */
export const sharedFolder = '/var/lib/baton';

/**
 * Returns the default data folder: `.baton` in the project. As root, the database uses another
 * account, which can't access projects below /root. Then the folder is in /var/lib.
 */
export const defaultDataFolder = (projectRoot: string): string => {
  const inProject = path.join(projectRoot, '.baton');
  if (canReach(databaseAccount(path.join(inProject, 'postgres')), path.join(inProject, 'postgres')))
    return inProject;
  const digest = createHash('sha256').update(projectRoot).digest('hex').slice(0, 8);
  return path.join(sharedFolder, `${path.basename(projectRoot)}-${digest}`);
};
