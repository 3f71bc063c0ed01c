/** First segments of the paths a person may be sent to after signing in. */
const knownSections = new Set([
  '',
  'workspace',
  'my',
  'assigned-tasks',
  'documents',
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
]);

/**
 * The path to open after sign-in: only a known path of this origin, never another
 * site, whatever the address says.
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

/** Where the sign-in page lives for a visitor who asked for `path`. */
export function signInPath(path: string): string {
  const target = redirectTarget(path);
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}
