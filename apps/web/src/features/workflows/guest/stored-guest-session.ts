import { tabStorage } from '../public-form/visitor-session.ts';

const key = 'baton.guest-session';

/** Returns the session of a guest. It lasts until the tab is closed. */
export const storedGuestSession = (): string | null => tabStorage().getItem(key);

/** Stores the session, and removes the link from the address. It doesn't work again. */
export const storeGuestSession = (session: string): void => {
  try {
    tabStorage().setItem(key, session);
  } catch {
    // If the browser blocks storage, the session works until the page is loaded again.
  }
  history.replaceState(null, '', location.pathname);
};

export const forgetGuestSession = (): void => tabStorage().removeItem(key);
