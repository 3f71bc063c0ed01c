import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { isLocalRequest } from './local-request.ts';

/** Returns the names of what makes the process not ready. Empty if it is ready. */
export type Readiness = () => Promise<readonly string[]>;

export interface ProbeOptions {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
}

const paths = ['/livez', '/readyz', '/metrics'];

export const isProbe = (url: string): boolean => paths.includes(url.split('?', 1)[0] ?? '');

const mayReadMetrics = (request: FastifyRequest, token: string | null): boolean => {
  if (token === null) return isLocalRequest(request);
  const authorization = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return authorization.length === expected.length && timingSafeEqual(authorization, expected);
};

/**
 * Registers /livez (the process responds), /readyz (it can serve), and /metrics (for the operator
 * only).
 */
export const registerProbes = (app: FastifyInstance, options: ProbeOptions): void => {
  const config = { rateLimit: false } as const;
  app.get('/livez', { config }, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { config }, async (_, reply) => {
    const faults = await options.readiness();
    reply.header('cache-control', 'no-store').code(faults.length === 0 ? 200 : 503);
    return { status: faults.length === 0 ? 'ok' : 'unavailable', faults };
  });
  app.get('/metrics', { config }, async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken)) return reply.code(404).send();
    return reply.type(options.metrics.contentType).send(await options.metrics.text());
  });
};
