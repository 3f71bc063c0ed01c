import { spawn } from 'node:child_process';
import path from 'node:path';
import { compileRelay } from './compile-relay.ts';

// Runs the server, restarted after source changes, behind Vite's dev server with hot reload.
const root = path.resolve(import.meta.dirname, '..');
compileRelay();
const port = process.env['PORT'] ?? '3000';
const server = spawn(
  process.execPath,
  ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts', 'web'],
  {
    cwd: root,
    env: { ...process.env, PORT: port, BATON_DEMO: process.env['BATON_DEMO'] ?? '1' },
    stdio: 'inherit',
  },
);
const { BATON_DEMO: _, ...environment } = process.env;
const web = spawn(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: path.join(root, 'apps/web'),
  env: { ...environment, BATON_URL: `http://localhost:${port}` },
  stdio: 'inherit',
});
for (const child of [server, web]) {
  child.on('exit', (code) => {
    server.kill('SIGTERM');
    web.kill('SIGTERM');
    process.exitCode ??= code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
