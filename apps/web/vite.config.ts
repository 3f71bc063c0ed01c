import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { byteBudgets } from './build/byte-budgets.ts';
import { firstFiles } from './build/first-files.ts';
import { flags } from './build/flags.ts';
import { lazyPackages } from './build/lazy-packages.ts';
import { messages } from './build/messages.ts';
import { precompress } from './build/precompress.ts';
import { relayDocuments } from './build/relay-documents.ts';
import { unusedParts } from './build/unused-parts.ts';
import { offlineWorker } from './build/offline-worker.ts';
import { subsetFonts } from './build/subset-fonts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env['BATON_URL'] ?? 'http://localhost:3000';

/** Modules of the entry bundle, which the sign-in page and the app share. */
const entryModules = [
  ...['app/entry.tsx', 'app/guest/offline-notice.tsx', 'lib/lazy/lazy-component.ts'],
  ...['error-text.ts', 'locale-provider.tsx', 'use-formats.ts'].map((name) => `lib/i18n/${name}`),
  ...[
    'ui/button/button.tsx',
    'ui/tooltip/tooltip-layer.tsx',
    'icons/key-round.mjs',
    'icons/shield-check.mjs',
  ],
  ...['core/languages.ts', 'core/names/visible-name.ts', 'core/refusal.ts', 'core/time-zone.ts'],
  ...['party/person-rules.ts', 'tenant/tenant-rules.ts'],
];
/** Styles of the sign-in page in the main style sheet instead of a second file. */
const guestStyles =
  /(session[\\/]guest-|ui[\\/](checkbox|field|password-input|text-input)[\\/])[\w-]+\.module\.css/;

export default defineConfig({
  root,
  plugins: [
    relayDocuments(`${root}src`),
    unusedParts(),
    messages(root),
    react({ compiler: true }),
    flags(),
    lazyPackages(),
    firstFiles(),
    offlineWorker(`${root}src/offline/service-worker.ts`),
    subsetFonts(),
    byteBudgets(),
    precompress(),
  ],
  // Workers are built separately, only with these plugins.
  worker: { format: 'es', plugins: () => [relayDocuments(`${root}src`)] },
  resolve: {
    alias: [
      // Uses the entry point of Relay without its outdated container components, which tree shaking
      // can't remove.
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      {
        // Phone number data is loaded with the first phone number.
        find: /^\.\/phone-numbers\.ts$/,
        replacement: `${root}src/lib/fields/lazy-phone-numbers.ts`,
      },
    ],
  },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/files', '/submissions', '/exports'].map((path) => [
        path,
        { target: server, changeOrigin: false },
      ]),
    ),
  },
  build: {
    // Browsers that support the CSS function light-dark(), because a replacement would resolve
    // colors where they are defined, not where they are used.
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Groups modules so that the sign-in page and the first list need few requests. Other
          // modules are loaded when they are needed. A group contains everything that its modules
          // import.
          groups: [
            {
              name: 'entry',
              test: (id) => entryModules.some((end) => id.endsWith(end)) || guestStyles.test(id),
              priority: 5,
            },
            { name: 'guest', test: /[\\/]app[\\/]guest[\\/]guest-app/, priority: 4 },
            {
              name: 'member',
              test: /[\\/](app[\\/]member-app|screens[\\/]my-tasks[\\/]my-tasks-screen)/,
              priority: 3,
            },
            {
              name: 'panels',
              test: /[\\/]ui[\\/](dialog|drawer|popover|option-picker|select|party-picker|date-picker|inline-edit|text-area)/,
              priority: 2,
            },
            { name: 'home', test: /[\\/]screens[\\/]home[\\/]home-screen/, priority: 1 },
          ],
        },
      },
    },
  },
});
