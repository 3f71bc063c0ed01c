import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A source file of the project. */
export interface SourceFile {
  /** Path relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const skippedFolders = new Set([
  'node_modules',
  'dist',
  '.git',
  '__generated__',
  'results',
  'coverage',
]);

const walk = (root: string, folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const relative = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      const isHidden = entry.name.startsWith('.') && entry.name !== '.ci';
      return isHidden || skippedFolders.has(entry.name) ? [] : walk(root, relative);
    }
    return [relative];
  });

/** Returns all hand-written files of the project, sorted by name. */
export const sourceFiles = (root: string, extensions: RegExp): readonly SourceFile[] =>
  walk(root, '')
    .filter((file) => extensions.test(file))
    .toSorted()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Returns true for generated files, which follow their generator's rules. */
export const isGenerated = (file: string): boolean => file.includes('/__generated__/');

export const isTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || /^(e2e|bench|tools)\//.test(file) || file.includes('/testing/');
