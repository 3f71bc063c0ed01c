import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceHash } from './build/source-hash.ts';

const root = path.resolve(import.meta.dirname, '..');
const web = path.join(root, 'apps/web');
const artifacts = path.join(web, 'src/__generated__');
/** Records the inputs of the artifacts, so that they are compiled only after a change. */
const stamp = path.join(artifacts, '.inputs');
const inputs = [
  'package-lock.json',
  'schema.graphql',
  'apps/web/relay.config.json',
  ...['app', 'features', 'fields', 'lib', 'screens', 'ui'].map((name) => `apps/web/src/${name}`),
];

/** Compiles the GraphQL documents of the web app if they changed. Exits with 1 if one has an error. */
export const compileRelay = (): void => {
  const hash = sourceHash(root, inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  // Removes artifacts whose documents were deleted.
  rmSync(artifacts, { recursive: true, force: true });
  mkdirSync(artifacts, { recursive: true });
  const compiler = path.join(root, 'node_modules/relay-compiler/cli.js');
  const done = spawnSync(process.execPath, [compiler], { cwd: web, encoding: 'utf8' });
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout}${done.stderr}\nThe GraphQL documents have errors.\n`);
    process.exit(1);
  }
  writeFileSync(stamp, hash);
};
