import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileRelay } from '../../tools/compile-relay.ts';
import { messages } from './build/messages.ts';
import { relayDocuments } from './build/relay-documents.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

compileRelay();

export default defineConfig({
  root,
  plugins: [relayDocuments(`${root}src`), messages(root), react({ compiler: true })],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: [
      'src/testing/browser-gaps.ts',
      'src/testing/faults-of-react.ts',
      '../../packages/fixtures/src/histories/random/random-seed.ts',
    ],
    // The seed of random tests, the same in every run as in the tests of the domain.
    provide: { seed: Number(process.env['BATON_SEED'] ?? 20_261_122) },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Test files share one simulated page, because creating a page takes longer than most tests.
    // Each test cleans up.
    isolate: false,
    testTimeout: 60_000,
  },
});
