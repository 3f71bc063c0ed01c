import { createRouter } from '@tanstack/react-router';
import { routeTree } from './route-table.tsx';
import { parseSearch, stringifySearch } from './search-codec.ts';
import { stripWorkspace } from './workspace-path.ts';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  // Screens read through Relay's store, which caches data.
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
