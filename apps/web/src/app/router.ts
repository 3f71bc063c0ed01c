import { createRouter } from '@tanstack/react-router';
import { routeTree } from './route-table.tsx';
import { parseSearch, stringifySearch } from './search-codec.ts';
import { stripWorkspace } from './workspace-path.ts';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  // The router caches nothing, because screens read their data from Relay's store.
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: false,
  rewrite: { input: ({ url }) => stripWorkspace(url) },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
