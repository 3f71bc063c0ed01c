/** Returns the address of the page that sends the message which confirms an address. */
export const confirmationPath = (token: string | number | undefined): string =>
  `/request-verification?${new URLSearchParams({ token: String(token ?? '') }).toString()}`;

/** Returns whether another site shows this page in a frame. Only public forms can be shown there. */
export const isFramed = (): boolean => window.parent !== window;
