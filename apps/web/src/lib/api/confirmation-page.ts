/**
 * Returns the address of the page that sends the message which confirms an address. It leads back
 * to the wanted page, if there is one.
 */
export const confirmationPath = (token: string | number | undefined, redirect = '/'): string => {
  const query = new URLSearchParams({ token: String(token ?? '') });
  if (redirect !== '/') query.set('redirect', redirect);
  return `/request-verification?${query.toString()}`;
};

/** Returns whether another site shows this page in a frame. Only public forms can be shown there. */
export const isFramed = (): boolean => window.parent !== window;
