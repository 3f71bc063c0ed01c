import { redirectTarget } from '../../lib/session/redirect-target.ts';

/**
 * Returns the URL for a visitor: sign-in with the original query. A known path is remembered as the
 * place to open after sign-in.
 */
export function guestAddress(url: URL, isFirstRun: boolean): string {
  if (isFirstRun) return '/first-run';
  if (url.pathname === '/login') return url.pathname + url.search;
  const query = new URLSearchParams(url.search);
  const target = redirectTarget(url.pathname + url.search);
  if (url.pathname !== '/' && url.pathname !== '/first-run' && target !== '/') {
    query.set('redirect', target);
  }
  const text = query.toString();
  return text === '' ? '/login' : `/login?${text}`;
}
