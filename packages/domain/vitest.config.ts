import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts', '../fixtures/src/**/*.test.ts'],
    maxWorkers: 2,
    provide: { histories: Number(process.env['BATON_HISTORIES'] ?? 5000) },
  },
});
