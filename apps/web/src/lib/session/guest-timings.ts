import { useCallback, useEffect, useRef } from 'react';

/** Constants of the pages before sign-in, in milliseconds. */
export const guestTimings = {
  /** Pause after typing, and time during which a second click is ignored. */
  debounce: 1000,
  /** Time before the page of a supplier's identity provider opens. */
  providerOpens: 1500,
  /** Time after which the page says what it waits for. */
  providerTold: 5000,
  /** Time between two requests that ask whether an address is confirmed. */
  poll: 5000,
  /** Time until a page opens the next one without a click. */
  redirect: 10_000,
  /** Time during which the browser that asked for a link needs no confirmation. */
  linkFresh: 60 * 60_000,
} as const;

/** Returns a function that tells whether an action counts. It doesn't soon after the same action. */
export const useDebounce = (): ((action: string) => boolean) => {
  const last = useRef(new Map<string, number>());
  return useCallback((action) => {
    const now = Date.now();
    if (now - (last.current.get(action) ?? 0) < guestTimings.debounce) return false;
    last.current.set(action, now);
    return true;
  }, []);
};

/** Opens the next page some time after a page is done. */
export const useRedirect = (isDone: boolean, open: () => void): void => {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => latest.current(), guestTimings.redirect);
    return () => clearTimeout(timer);
  }, [isDone]);
};
