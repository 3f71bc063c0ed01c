/** Loads the library for passkeys when the first one is used, because it takes 5 MB. */
export const loadWebauthn = (): Promise<typeof import('@simplewebauthn/server')> =>
  import('@simplewebauthn/server');
