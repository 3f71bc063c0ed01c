import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

export default defineConfig({
  root: import.meta.dirname,
  // Resolves the package like Node does. Vitest prefers another build of it, so that the package
  // would be loaded twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql') }] },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../packages/fixtures/src/histories/random/random-seed.ts'],
    // The seed of random tests, the same in every run as in the tests of the domain.
    provide: {
      seed: Number(process.env['BATON_SEED'] ?? 20_261_122),
      kills: Number(process.env['BATON_KILLS'] ?? 5),
    },
    globalSetup: ['src/testing/postgres/postgres-for-tests.ts'],
    pool: 'forks',
    // V8 can abort on processors with memory protection keys if threads compile WebAssembly together.
    execArgv: ['--no-memory-protection-keys'],
    maxWorkers: 2,
    // A server serves many workspaces, and each test has its own: the modules are read once for all.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
