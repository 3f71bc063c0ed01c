/**
 * Keeps another site from using the reader's cookie. The cookie is SameSite=Lax, which a
 * sibling subdomain gets past; so a request must also prove that a script of our own
 * origin sent it: the header below cannot be set by a form, and a script of another
 * origin would first have to ask in a preflight that we never answer.
 */
export const forgeryHeader = 'x-baton';

export interface RequestShape {
  readonly method: string;
  readonly headers: { readonly get: (name: string) => string | null };
}

const sameOrigin = (origin: string, publicOrigin: string, host: string | null): boolean => {
  if (origin === publicOrigin) return true;
  // A server that is reached under several names (an address in the local network, a
  // forwarded port) is asked for by the same name that the page came from.
  return host !== null && URL.canParse(origin) && new URL(origin).host === host;
};

/** A page of another site asks, as the browser itself says; null where it does not say. */
export const isCrossSite = (site: string | null): boolean =>
  site !== null && site !== 'same-origin' && site !== 'none';

/** Why the request is turned away, or null. The reason goes to the log, never to the caller. */
export const forgeryReason = (
  request: RequestShape,
  publicUrl: string,
  contentType: RegExp = /^application\/json\s*(;|$)/i,
): string | null => {
  const header = (name: string) => request.headers.get(name);
  const isStream = (header('accept') ?? '').includes('text/event-stream');
  if (request.method !== 'POST' && !(request.method === 'GET' && isStream)) return 'method';
  if (header(forgeryHeader) === null) return 'header';
  if (request.method === 'POST' && !contentType.test(header('content-type') ?? ''))
    return 'content-type';
  if (isCrossSite(header('sec-fetch-site'))) return 'sec-fetch-site';
  const origin = header('origin');
  if (origin !== null && !sameOrigin(origin, new URL(publicUrl).origin, header('host')))
    return 'origin';
  return null;
};
