import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the machine's Chromium or else of Playwright's, or null if there is none. */
export const findChromium = (): string | null => {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin'];
  const found = folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isProgram);
  if (found !== undefined) return found;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
};

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs Chromium with fonts for all languages of Baton from the distribution. */
const installFromDistribution = (): boolean => {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return false;
  process.stderr.write('Installing Chromium and fonts for the browser tests (apt-get) …\n');
  const packages = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return (
    run('apt-get', ...install) || (run('apt-get', 'update', '-qq') && run('apt-get', ...install))
  );
};

const installFromPlaywright = (root: string): boolean => {
  process.stderr.write('Downloading Chromium for the browser tests (Playwright) …\n');
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  return run(process.execPath, cli, 'install', 'chromium');
};

/** Returns a browser and installs it if needed. Returns null if that fails. */
export const ensureChromium = (root: string): string | null => {
  const found = findChromium();
  if (found !== null) return found;
  if (!installFromDistribution()) installFromPlaywright(root);
  return findChromium();
};
