import { execFile } from 'node:child_process';
import path from 'node:path';

/** Runs a program. Its output is the finding if it fails. */
const findingsOf =
  (folder: string, command: string, ...args: readonly string[]) =>
  (root: string): Promise<readonly string[]> =>
    new Promise((resolve) => {
      const program = command.startsWith('/') ? command : path.join(root, 'node_modules', command);
      const isScript = /\.[cm]?[jt]s$/.test(program);
      execFile(
        isScript ? process.execPath : program,
        isScript ? [program, ...args] : [...args],
        { cwd: path.join(root, folder), maxBuffer: 64 * 1024 * 1024, encoding: 'utf8' },
        (error, stdout, stderr) => {
          const said = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
          resolve(error === null ? [] : said.length > 0 ? said : [error.message]);
        },
      );
    });

const projects = [
  'packages/domain',
  'packages/fixtures',
  'packages/client',
  'apps/server',
  'apps/web',
  '.',
];

export const checkTypes = async (root: string): Promise<readonly string[]> => {
  const findings: string[] = [];
  for (const project of projects) {
    const found = await findingsOf(
      '.',
      'typescript/bin/tsc',
      '-p',
      project,
      '--pretty',
      'false',
    )(root);
    findings.push(...found);
  }
  return findings;
};

/** Folders with hand-written files, so that programs skip all others. */
const written = ['apps', 'packages', 'tools', 'bench', 'e2e'];

export const checkLint = findingsOf(
  '.',
  'oxlint/bin/oxlint',
  ...['--type-aware', '--deny-warnings', '-f', 'unix', ...written],
);

export const checkFormat = findingsOf('.', 'oxfmt/bin/oxfmt', '--check', ...written);

export const checkUnused = findingsOf(
  '.',
  'knip/bin/knip.js',
  '--no-progress',
  '--reporter',
  'compact',
);

export const checkStateDiagrams = (root: string): Promise<readonly string[]> =>
  findingsOf('.', path.join(root, 'tools/state-diagrams.ts'), '--check')(root);
