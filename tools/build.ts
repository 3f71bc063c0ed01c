import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildServer } from './build/build-server.ts';
import { compileRelay } from './compile-relay.ts';
import { sourceHash } from './build/source-hash.ts';

const root = path.resolve(import.meta.dirname, '..');
const web = path.join(root, 'apps/web');
/** Records a hash of the sources, so that the build runs only after a change. */
const stamp = path.join(web, 'dist/.sources');
const sources = [
  'package-lock.json',
  'packages/domain/src',
  'schema.graphql',
  ...['build', 'index.html', 'package.json', 'public', 'relay.config.json', 'src'].map(
    (name) => `apps/web/${name}`,
  ),
  'apps/web/vite.config.ts',
];

/**
 * Builds the web application if its sources changed since the last build. Throws an error with the
 * end of the output if the build fails, for example because a page exceeds its byte budget.
 */
export const buildWeb = async (): Promise<void> => {
  compileRelay();
  const hash = sourceHash(root, sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  process.stderr.write('Building the web app …\n');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  try {
    await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`Building the web app failed.\n${output.trim().slice(-2000)}`, {
      cause: error,
    });
  }
  writeFileSync(stamp, hash);
};

/** Builds what changed of the web application and the server. */
export const build = async (): Promise<void> => {
  await buildWeb();
  await buildServer();
};

// Not import.meta.main: on a new enough Node, run.mjs imports this file instead of starting another Node.
if (process.argv[1] === import.meta.filename) await build();
