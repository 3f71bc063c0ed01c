import type { Log } from '../log/log.ts';
import type { EgressAllowance } from './address-rules.ts';
import {
  createHopSender,
  HopFailed,
  type EgressFailure,
  type Hop,
  type HopAnswer,
  type Resolve,
} from './egress-hop.ts';

/** A request to an external server. */
export interface EgressRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  /** Time limit for the whole request with redirects, at most `egressLimits.timeoutMs`. */
  readonly timeoutMs?: number;
}

export type EgressResult =
  | (HopAnswer & { readonly kind: 'ANSWERED'; readonly durationMs: number })
  | { readonly kind: 'FAILED'; readonly failure: EgressFailure; readonly durationMs: number };

/** Client for all outgoing requests. It never throws: errors are results. */
export interface Egress {
  readonly send: (request: EgressRequest) => Promise<EgressResult>;
  readonly close: () => void;
}

export const egressLimits = {
  timeoutMs: 30_000,
  defaultTimeoutMs: 10_000,
  answerBytes: 1_048_576,
  redirects: 3,
} as const;

export interface EgressOptions {
  readonly allowances: readonly EgressAllowance[];
  readonly log: Log;
  readonly resolve?: Resolve;
}

/** Headers that are kept on a redirect to another server. None can contain credentials. */
const harmlessHeaders = new Set(['accept', 'accept-language', 'user-agent']);

const withoutCredentials = (headers: Hop['headers']): Hop['headers'] =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => harmlessHeaders.has(name.toLowerCase())),
  );

const readsOnly = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Returns the request for a redirect, or null for a final response. A request with a body isn't
 * sent to another server.
 */
const redirected = (hop: Hop, { status, headers }: HopAnswer): Hop | null => {
  const target = headers['location'];
  if (![301, 302, 303, 307, 308].includes(status) || target === undefined) return null;
  if (!URL.canParse(target, hop.url.href)) return null;
  const url = new URL(target, hop.url);
  const method = status === 303 && hop.method !== 'HEAD' ? 'GET' : hop.method;
  const keepsContent = status === 307 || status === 308;
  if (!readsOnly(method) && !keepsContent) return null;
  const isSameServer = url.origin === hop.url.origin;
  if (!isSameServer && !readsOnly(method)) return null;
  return {
    ...hop,
    url,
    method,
    body: readsOnly(method) ? null : hop.body,
    headers: isSameServer ? hop.headers : withoutCredentials(hop.headers),
  };
};

const addressOf = (text: string): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isCallable = url.protocol === 'http:' || url.protocol === 'https:';
  // Credentials in URLs end up in logs. They belong in a header.
  return isCallable && url.username === '' && url.password === '' ? url : null;
};

/**
 * Framing headers that callers can't set, because they could change where a request ends or goes.
 */
const ownHeaders = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'upgrade',
  'expect',
  'te',
  'trailer',
]);

const headersOf = ({ headers, body }: EgressRequest): Hop['headers'] => ({
  'user-agent': 'Baton',
  'accept-encoding': 'identity',
  ...Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !ownHeaders.has(name)),
  ),
  ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
});

export const openEgress = (options: EgressOptions): Egress => {
  const { log } = options;
  const hops = createHopSender({ ...options, maxSockets: 64 });

  const follow = async (first: Hop): Promise<HopAnswer> => {
    let hop = first;
    for (let count = 0; count <= egressLimits.redirects; count += 1) {
      if (addressOf(hop.url.href) === null) throw new HopFailed('ADDRESS_REFUSED');
      const answer = await hops.send(hop);
      const next = redirected(hop, answer);
      if (next === null) return answer;
      hop = next;
    }
    throw new HopFailed('TOO_MANY_REDIRECTS');
  };

  const attempt = async (request: EgressRequest): Promise<HopAnswer> => {
    const url = addressOf(request.url);
    if (url === null) throw new HopFailed('ADDRESS_INVALID');
    const timeoutMs = request.timeoutMs ?? egressLimits.defaultTimeoutMs;
    return follow({
      url,
      method: request.method,
      headers: headersOf(request),
      body: request.body,
      maxBytes: egressLimits.answerBytes,
      signal: AbortSignal.timeout(Math.min(timeoutMs, egressLimits.timeoutMs)),
    });
  };

  return {
    send: async (request) => {
      const startTime = performance.now();
      const duration = () => Math.round(performance.now() - startTime);
      // Only the origin is logged, because path and query can be confidential.
      const logFields = { method: request.method, to: addressOf(request.url)?.origin ?? null };
      try {
        const answer = await attempt(request);
        const durationMs = duration();
        log.debug({ ...logFields, status: answer.status, durationMs }, 'outgoing request');
        return { kind: 'ANSWERED', ...answer, durationMs };
      } catch (error) {
        const failure = error instanceof HopFailed ? error.failure : 'ADDRESS_INVALID';
        const durationMs = duration();
        log.info({ ...logFields, failure, durationMs }, 'outgoing request failed');
        return { kind: 'FAILED', failure, durationMs };
      }
    },
    close: hops.close,
  };
};
