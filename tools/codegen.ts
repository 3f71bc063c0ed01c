import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { artifacts } from './artifacts.ts';

// Writes everything that is generated and checked in.
const root = path.resolve(import.meta.dirname, '..');

for (const { file, generate } of artifacts()) {
  const text = await generate();
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`wrote ${file}`);
}

const run = (folder: string, ...args: readonly string[]): void => {
  const done = spawnSync(process.execPath, args, {
    cwd: path.join(root, folder),
    stdio: 'inherit',
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
};
run('apps/web', path.join(root, 'node_modules/relay-compiler/cli.js'));
run('.', 'tools/state-diagrams.ts');
