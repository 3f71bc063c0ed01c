/** First path segments that are allowed after sign-in. */
const knownSections = new Set([
  '',
  'workspace',
  'inbox',
  'my',
  'assigned-tasks',
  'tasks',
  'starred',
  'documents',
  'search',
  'tags',
  'blueprints',
  'templates',
  'custom-fields',
  'forms',
  'people',
  'teams',
  'admin',
  'developer',
  'workflow',
  'workflow-intake',
  'submission',
  'files',
]);

/**
 * Returns the path to open after sign-in. Only known paths of this origin are allowed, so a crafted
 * URL can't redirect to another site.
 */
export function redirectTarget(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(wanted, location.origin);
  } catch {
    return '/';
  }
  if (url.origin !== location.origin) return '/';
  const [, section = ''] = url.pathname.split('/');
  return knownSections.has(section) ? url.pathname + url.search + url.hash : '/';
}

/** Returns what a visitor wanted before sign-in, from the query of a page. */
export const wantedReturn = (
  search: string,
): { readonly redirect: string; readonly isSupplier: boolean } => {
  const query = new URLSearchParams(search);
  return {
    redirect: redirectTarget(query.get('return-to') ?? query.get('redirect')),
    isSupplier: query.has('supplier'),
  };
};

/**
 * Returns the URL of the sign-in page for a visitor who requested `path`. The sign-in page itself
 * keeps its query.
 */
export function signInPath(path: string): string {
  if (/^\/login(?:\?|$)/.test(path)) return path;
  const target = redirectTarget(path);
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}
