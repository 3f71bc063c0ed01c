import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { canReach, changeFileOwner, type SystemAccount } from './system-account.ts';

/** Linux allows 107 bytes for the path of a socket, macOS 103. */
const maxPathLength = 100;
const socketName = '.s.PGSQL.5432';

/**
 * Returns a folder for the socket that only the server's account can access. It is in the data
 * folder, or in /tmp if the path is too long.
 */
export const socketFolder = (dataDir: string, account: SystemAccount | null): string => {
  const digest = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12);
  const candidates = [path.join(path.resolve(dataDir), 'run'), `/tmp/baton-${digest}`];
  const folder = candidates.find(
    (candidate) =>
      Buffer.byteLength(path.join(candidate, socketName)) <= maxPathLength &&
      canReach(account, candidate),
  );
  if (folder === undefined) throw new Error(`No folder for the database's socket near ${dataDir}.`);
  try {
    mkdirSync(folder, { mode: 0o700 });
    changeFileOwner(account, folder);
  } catch (error) {
    const entry = lstatSync(folder, { throwIfNoEntry: false });
    if (entry === undefined) throw error;
    // Checks the owner, because another user could have created the folder first to intercept
    // connections.
    const owner = account?.uid ?? process.getuid?.() ?? entry.uid;
    if (!entry.isDirectory() || (entry.uid !== owner && entry.uid !== process.getuid?.())) {
      throw new Error(
        `${folder} belongs to another account. Remedy: delete it, or set BATON_DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    changeFileOwner(account, folder);
    chmodSync(folder, 0o700);
  }
  return folder;
};
