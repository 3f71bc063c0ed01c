import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../graphql/refused.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { limitTokens } from '../rest/limit-tokens.ts';
import { loggedPath } from './logged-path.ts';
import { refuseOverload } from './overload.ts';
import { isProbe, registerProbes, type Readiness } from './probes.ts';
import { sendError } from './problem.ts';
import { sendSafeHeaders } from './safe-headers.ts';
import { registerSecurityTxt, type SecurityTxt } from './security-txt.ts';
import { closeStalledRequests } from './stalled-requests.ts';
import { registerWebFiles } from './web-files.ts';

export interface HttpAppOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  readonly readiness: Readiness;
  readonly trustedProxies: number;
  /** Requests per minute and client address. 0 means no limit. */
  readonly rateLimit: number;
  /** Requests per minute and API token. 0 means no limit. */
  readonly tokenRateLimit: number;
  readonly isHttps: boolean;
  readonly isKnownHost: (request: FastifyRequest) => boolean;
  readonly isSignedIn: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  readonly securityTxt: SecurityTxt;
  /** Returns whether other sites can show this page in a frame. */
  readonly allowsEmbedding: (url: string) => Promise<boolean>;
  /** Returns whether a request has a session cookie, which isn't checked. */
  readonly hasSessionCookie: (request: FastifyRequest) => boolean;
  /** Folder of the built web app. Null for the API only. */
  readonly webFolder: string | null;
  /** Registers the API after all shared handlers. */
  readonly mountApi: (app: FastifyInstance) => void | Promise<void>;
}

/** Imports contain their file as base64. */
const bodyLimit = 8 * 1024 * 1024;
const slowSeconds = 1;
/** Time limit for request headers, and for a body without progress. */
const stallMillis = 30_000;

/** Ends open streams when the server closes. Browsers reconnect. */
const endStreamsOnClose = (app: FastifyInstance): void => {
  const open = new Set<ServerResponse>();
  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers.accept?.includes('text/event-stream')) return;
    open.add(reply.raw);
    reply.raw.once('close', () => open.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
};

/** Rejects unknown hosts. Probes are exempt, because they use the server's address. */
const refuseUnknownHosts = (app: FastifyInstance, isKnown: HttpAppOptions['isKnownHost']): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isProbe(request.url) || isKnown(request)) return;
    request.log.warn(
      { host: request.host },
      'request rejected: unknown host. Set PUBLIC_URL to the URL that people use',
    );
    const refusal = refuse('RequestInvalid', { detail: 'Host' });
    await sendError(request, reply, new Refused(refusal), { RequestInvalid: 421 });
  });
};

const observeRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1000;
    metrics.observeRequest(request.routeOptions.url ?? 'none', reply.statusCode, seconds);
    const line = {
      method: request.method,
      url: loggedPath(request.url, request.routeOptions.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request failed');
    else if (seconds > slowSeconds) request.log.info(line, 'slow request');
    else request.log.debug(line, 'request');
  });
};

/** People who aren't signed in don't learn what is wrong with a request. */
const answerErrors = (app: FastifyInstance, isSignedIn: HttpAppOptions['isSignedIn']): void => {
  app.setErrorHandler(async (thrown: Error & { statusCode?: number }, request, reply) => {
    const status = thrown.statusCode ?? 500;
    if (thrown instanceof Refused || status >= 500) return sendError(request, reply, thrown);
    if (!(await isSignedIn(request, reply)))
      return sendError(request, reply, new Refused(refuse('Unauthenticated')));
    const shown = new Refused(refuse('RequestInvalid', { detail: thrown.message }));
    return sendError(request, reply, shown, { RequestInvalid: status });
  });
};

/** Creates the HTTP server with everything that all routes share. It contains no product logic. */
export const createHttpApp = async (options: HttpAppOptions): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    // One line for each request is written below. The default logger writes two more, which cost
    // more than the request.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Counted from this machine outwards. Entries before the last trusted proxy can be forged.
    trustProxy: (_, hop) => hop < options.trustedProxies,
    bodyLimit,
    forceCloseConnections: 'idle',
    // Time for an upload over a slow connection.
    requestTimeout: 15 * 60_000,
    http: { headersTimeout: stallMillis, connectionsCheckingInterval: 5000 },
    return503OnClosing: true,
  });
  sendSafeHeaders(app, options.isHttps);
  observeRequests(app, options.metrics);
  refuseUnknownHosts(app, options.isKnownHost);
  closeStalledRequests(app, stallMillis);
  endStreamsOnClose(app);
  refuseOverload(app, { inFlight: 500, loopDelay: 1000 }, options.metrics.countRefusedByLoad);
  answerErrors(app, options.isSignedIn);
  if (options.rateLimit > 0 || options.tokenRateLimit > 0) {
    await app.register(rateLimit, {
      global: options.rateLimit > 0,
      max: options.rateLimit,
      timeWindow: 60_000,
      errorResponseBuilder: (_, { ttl }) =>
        new Refused(refuse('RateLimited', { seconds: Math.ceil(ttl / 1000) })),
    });
    if (options.tokenRateLimit > 0) limitTokens(app, options.tokenRateLimit);
  }
  registerProbes(app, options);
  registerSecurityTxt(app, options.securityTxt);
  await options.mountApi(app);
  await registerWebFiles(app, options.webFolder, options.allowsEmbedding, options.hasSessionCookie);
  return app;
};
