/**
 * Prevents other sites from using the reader's session. SameSite=Lax cookies are still sent from
 * sibling subdomains, so requests also need this header. A form can't set it, and a script of
 * another origin would need a preflight, which is never answered.
 */
export const forgeryHeader = 'x-baton';

export interface RequestShape {
  readonly method: string;
  /** Scheme and host that the request was sent to, such as http://localhost:3000. */
  readonly sentTo: string;
  readonly headers: { readonly get: (name: string) => string | null };
  /** True if the request neither has nor gets a cookie, as requests of programs. */
  readonly isWithoutCookie?: boolean;
}

const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname);

export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname);

/**
 * Returns true if a request was sent to this machine by a loopback name or to the public URL. Any
 * other name could belong to a site that lets its own name resolve to this server.
 */
export const isKnownHost = (sentTo: string, publicUrl: string): boolean => {
  if (!URL.canParse(sentTo)) return false;
  const { host, hostname } = new URL(sentTo);
  const known = new URL(publicUrl);
  // A proxy that ends TLS passes the host without the scheme, and so without the default port.
  return isLoopbackHost(hostname) || host === known.host || host === known.hostname;
};

/** Returns true if the browser reports another site. False if it reports nothing. */
export const isCrossSite = (site: string | null): boolean =>
  site !== null && site !== 'same-origin' && site !== 'none';

/** Returns why the request is rejected, or null. The reason is only logged. */
export const forgeryReason = (
  request: RequestShape,
  publicUrl: string,
  contentType: RegExp = /^application\/json\s*(;|$)/i,
): string | null => {
  const header = (name: string) => request.headers.get(name);
  const isStream = (header('accept') ?? '').includes('text/event-stream');
  if (request.method !== 'POST' && !(request.method === 'GET' && isStream)) return 'method';
  if (request.isWithoutCookie !== true && header(forgeryHeader) === null) return 'header';
  if (request.method === 'POST' && !contentType.test(header('content-type') ?? ''))
    return 'content-type';
  if (isCrossSite(header('sec-fetch-site'))) return 'sec-fetch-site';
  const origin = header('origin');
  if (origin !== null && origin !== new URL(publicUrl).origin && origin !== request.sentTo)
    return 'origin';
  return null;
};
