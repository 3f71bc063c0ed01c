import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts', '../fixtures/src/**/*.test.ts'],
    maxWorkers: 2,
    // Pure functions have no state to keep apart.
    isolate: false,
    // Long enough for a busy machine. Only a test that hangs fails.
    testTimeout: 60_000,
    setupFiles: ['../fixtures/src/histories/random/random-seed.ts'],
    // The seed of random tests, the same in every run. Set another seed to search for new errors.
    provide: {
      histories: Number(process.env['BATON_HISTORIES'] ?? 5000),
      seed: Number(process.env['BATON_SEED'] ?? 20_261_122),
    },
  },
});
