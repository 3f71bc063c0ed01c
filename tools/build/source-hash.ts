import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set([
  'node_modules',
  'dist',
  '.git',
  'coverage',
  'test-results',
  '__generated__',
]);

const filesBelow = (entry: string): readonly string[] => {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { withFileTypes: true })
    .filter((child) => !skipped.has(child.name))
    .flatMap((child) => {
      const full = path.join(entry, child.name);
      return child.isDirectory() ? filesBelow(full) : [full];
    })
    .toSorted();
};

/**
 * Returns one hash of all files below these entries, by name and content. Modification times are
 * useless after a clone.
 */
export const sourceHash = (root: string, entries: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const entry of entries) {
    for (const file of filesBelow(path.join(root, entry))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
};
