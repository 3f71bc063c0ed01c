import { redirectTarget } from '../../lib/session/redirect-target.ts';

/** Pages before sign-in, except the sign-in page. */
export const guestPages = [
  '/confirm-verification',
  '/credentials-error',
  '/guest',
  '/invite-request',
  '/invite-sent',
  '/login-sso',
  '/mfa-reset',
  '/mfa-reset-request',
  '/mfa-reset-sent',
  '/password-reset-request',
  '/password-reset-sent',
  '/request-verification',
  '/reset-password',
  '/sign-up',
  '/submission',
  '/unsubscribe',
  '/verification-sent',
] as const;
export type GuestPage = (typeof guestPages)[number];

/**
 * Pages for people with and without a session: links in messages, and the confirmation of an
 * address.
 */
const sharedPages: readonly (GuestPage | null)[] = [
  '/confirm-verification',
  '/guest',
  '/mfa-reset',
  '/request-verification',
  '/reset-password',
  '/sign-up',
  '/submission',
  '/unsubscribe',
  '/verification-sent',
];

/** Returns whether signed-in people get this page, too. The application replaces the others. */
export const isSharedPage = (page: GuestPage | null): boolean => sharedPages.includes(page);

/** Returns the page of a path, or null for all other paths. */
export const guestPageAt = (path: string): GuestPage | null =>
  guestPages.find((page) => page === path) ?? null;

/**
 * Returns the URL for a visitor: sign-in with the original query. A known path is remembered as the
 * place to open after sign-in.
 */
export function guestAddress(url: URL, isFirstRun: boolean): string {
  if (isFirstRun) return '/first-run';
  // An invited person who is sent to the sign-in page joins the workspace.
  if (url.pathname === '/login' && url.searchParams.has('verification-uuid'))
    return `/sign-up${url.search}`;
  if (url.pathname === '/login' || guestPageAt(url.pathname) !== null)
    return url.pathname + url.search;
  const query = new URLSearchParams(url.search);
  const target = redirectTarget(url.pathname + url.search);
  if (url.pathname !== '/' && url.pathname !== '/first-run' && target !== '/') {
    query.set('redirect', target);
  }
  const text = query.toString();
  return text === '' ? '/login' : `/login?${text}`;
}
