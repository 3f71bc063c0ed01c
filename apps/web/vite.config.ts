import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { byteBudgets } from './build/byte-budgets.ts';
import { flags } from './build/flags.ts';
import { lazyPackages } from './build/lazy-packages.ts';
import { messages } from './build/messages.ts';
import { precompress } from './build/precompress.ts';
import { relayDocuments } from './build/relay-documents.ts';
import { subsetFonts } from './build/subset-fonts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env['BATON_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  root,
  plugins: [
    relayDocuments(`${root}src`),
    messages(root),
    react({ compiler: true }),
    flags(),
    lazyPackages(),
    subsetFonts(),
    byteBudgets(),
    precompress(),
  ],
  // Workers are bundled on their own, with these plugins only.
  worker: { format: 'es', plugins: () => [relayDocuments(`${root}src`)] },
  resolve: {
    alias: [
      // Without the containers of old, which cannot be shaken off.
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      {
        // Phone number data is loaded with the first phone number.
        find: /^\.\/phone-numbers\.ts$/,
        replacement: `${root}src/lib/fields/lazy-phone-numbers.ts`,
      },
      {
        // Messages are parsed while building; the parser itself never reaches the browser.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
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
    // Browsers with light-dark() of their own: it is resolved where a colour is used.
    target: ['chrome125', 'edge125', 'firefox128', 'safari18'],
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: `${root}index.html`,
        'service-worker': `${root}src/offline/service-worker.ts`,
      },
      output: {
        // The address of a service worker must not change.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // Few requests before sign-in, few more for the first list; the rest when it is opened.
          groups: [
            {
              name: 'guest',
              test: /rolldown[\\/]runtime|[\\/](app[\\/](entry|guest[\\/]guest-app)|node_modules[\\/](react-dom|scheduler)[\\/])/,
              priority: 3,
            },
            {
              name: 'frame',
              test: /[\\/](app[\\/](member-app|member-session|router|shell[\\/])|lib[\\/](i18n|status|keyboard|live|performance)[\\/]|ui[\\/](data-list|status-icon|moment|filter-bar|avatar|page-header|error-state|skeleton|badge))/,
              priority: 2,
            },
            {
              name: 'task-lists',
              test: /[\\/](features[\\/]tasks[\\/](list|due)|screens[\\/](my-tasks[\\/]my-tasks-screen|assigned-tasks)|ui[\\/](tabs|unknown-tab))[\\/.]/,
              priority: 1,
            },
            {
              name: 'panels',
              test: /[\\/]ui[\\/](dialog|drawer|popover|option-picker|select|party-picker|date-picker|inline-edit|text-area)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
