import { redirectTarget } from '../../lib/session/redirect-target.ts';

/**
 * Where a visitor stands: any path leads to sign-in with its query kept, and a known
 * path is remembered as the place to go to afterwards (spec 2.2, 2.4).
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
