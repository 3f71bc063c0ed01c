import { lookup as resolveName, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isAllowedDestination, type EgressAllowance } from './address-rules.ts';

/** Reason why a request got no response. */
export type EgressFailure =
  | 'ADDRESS_INVALID'
  | 'ADDRESS_REFUSED'
  | 'NAME_NOT_FOUND'
  | 'UNREACHABLE'
  | 'TLS_FAILED'
  | 'TIMED_OUT'
  | 'ANSWER_TOO_LARGE'
  | 'TOO_MANY_REDIRECTS';

/** One request to one server. */
export interface Hop {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export interface HopAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export class HopFailed extends Error {
  override readonly name = 'HopFailed';
  readonly failure: EgressFailure;

  constructor(failure: EgressFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

export interface HopSender {
  readonly send: (hop: Hop) => Promise<HopAnswer>;
  readonly close: () => void;
}

/** Returns all addresses of a host name. Tests replace it. */
export type Resolve = (
  host: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (host, done) => {
  resolveName(host, { all: true, verbatim: true }, (error, found) => done(error, found ?? []));
};

export interface HopOptions {
  readonly allowances: readonly EgressAllowance[];
  readonly resolve?: Resolve;
  /** Simultaneous connections to one server. */
  readonly maxSockets: number;
}

const tlsCode = /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO)/;

const failureOf = (error: unknown, signal: AbortSignal): HopFailed => {
  if (error instanceof HopFailed) return error;
  if (signal.aborted) return new HopFailed('TIMED_OUT', error);
  const cause = error instanceof Error && error.cause instanceof HopFailed ? error.cause : null;
  if (cause !== null) return cause;
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new HopFailed('NAME_NOT_FOUND', error);
  return new HopFailed(tlsCode.test(code) ? 'TLS_FAILED' : 'UNREACHABLE', error);
};

const textOf = (chunks: readonly Buffer[], contentType: string): string => {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  const bytes = Buffer.concat(chunks);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
};

const portOf = (url: URL): number =>
  url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);

/** Returns the host of a URL without IPv6 brackets. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * Sends HTTP requests. A host name is resolved when a connection opens, and the connection goes to
 * a checked address. So a DNS change after the check has no effect.
 */
export const createHopSender = (options: HopOptions): HopSender => {
  const { allowances, resolve = resolveBySystem } = options;

  const lookupFor =
    (port: number): LookupFunction =>
    (host, { all }, done) => {
      resolve(host, (error, addresses) => {
        const [first] = addresses;
        const refused = addresses.some(
          ({ address }) => !isAllowedDestination({ host, address, port }, allowances),
        );
        if (error !== null || first === undefined)
          done(error ?? new HopFailed('NAME_NOT_FOUND'), '', 0);
        else if (refused) done(new HopFailed('ADDRESS_REFUSED'), '', 0);
        else if (all === true) done(null, [...addresses]);
        else done(null, first.address, first.family);
      });
    };

  const agentOptions = { keepAlive: true, maxSockets: options.maxSockets, maxFreeSockets: 32 };
  const agents = { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) };

  const exchange = (hop: Hop): Promise<HopAnswer> =>
    new Promise((answer, fail) => {
      const { url } = hop;
      const port = portOf(url);
      const secure = url.protocol === 'https:';
      const request = (secure ? https : http).request(url, {
        agent: secure ? agents.https : agents.http,
        method: hop.method,
        headers: hop.headers,
        lookup: lookupFor(port),
        signal: hop.signal,
      });
      const broken = (error: unknown) => {
        // Returns whether the server had already closed a reused connection, so that this request
        // never reached it.
        const wasStale =
          request.reusedSocket &&
          !hop.signal.aborted &&
          error instanceof Error &&
          'code' in error &&
          error.code === 'ECONNRESET';
        // Sends the request again. This promise gets the result of the second request.
        if (wasStale) answer(exchange(hop));
        else fail(failureOf(error, hop.signal));
      };
      request.on('error', broken);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > hop.maxBytes) {
            response.destroy(new HopFailed('ANSWER_TOO_LARGE'));
            return;
          }
          chunks.push(chunk);
        });
        response.on('error', (error) => fail(failureOf(error, hop.signal)));
        response.on('end', () => {
          const headers: Record<string, string> = {};
          for (const [name, value] of Object.entries(response.headers))
            headers[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
          answer({
            status: response.statusCode ?? 0,
            headers,
            body: textOf(chunks, headers['content-type'] ?? ''),
          });
        });
      });
      request.end(hop.body ?? undefined);
    });

  return {
    send: async (hop) => {
      const host = hostOf(hop.url);
      // IP addresses skip the DNS lookup that checks addresses.
      if (
        isIP(host) !== 0 &&
        !isAllowedDestination({ host, address: host, port: portOf(hop.url) }, allowances)
      )
        throw new HopFailed('ADDRESS_REFUSED');
      try {
        return await exchange(hop);
      } catch (error) {
        throw failureOf(error, hop.signal);
      }
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};
