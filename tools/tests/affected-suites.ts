import { execFileSync } from 'node:child_process';

/** Suites that a change below each folder can affect. The first match counts; other files affect all suites. */
const affects: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(docs\/|bench\/|[^/]+\.md$)/, ['checks']],
  [/^tools\/(check|checks\/)/, ['checks', 'checks-of-checks']],
  [/^e2e\/faults\//, ['checks', 'faults']],
  [/^e2e\//, ['checks', 'e2e']],
  [/^apps\/web\//, ['checks', 'web', 'e2e']],
  [/^packages\/client\//, ['checks', 'server']],
  [/^apps\/server\//, ['checks', 'server', 'external', 'faults', 'e2e']],
  [/\.test\.tsx?$/, ['checks', 'domain']],
];

const git = (root: string, ...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Returns the last commit that this branch shares with the main branch. */
const forkPoint = (root: string): string => {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git(root, 'merge-base', 'HEAD', branch)[0] ?? 'HEAD';
    } catch {
      // This clone of the repository doesn't have the branch.
    }
  }
  return 'HEAD';
};

/** Returns the names of the suites that these files can affect, or null for all suites. */
export const suitesOf = (files: readonly string[]): ReadonlySet<string> | null => {
  const names = new Set<string>();
  for (const file of files) {
    const match = affects.find(([pattern]) => pattern.test(file));
    if (match === undefined) return null;
    for (const name of match[1]) names.add(name);
  }
  return names;
};

/** Returns the files that differ from the main branch, including uncommitted ones. */
export const changedFiles = (root: string): readonly string[] => [
  ...git(root, 'diff', '--name-only', forkPoint(root)),
  ...git(root, 'ls-files', '--others', '--exclude-standard'),
];
