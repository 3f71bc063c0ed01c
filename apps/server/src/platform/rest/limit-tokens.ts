import type { FastifyInstance } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { presentedApiToken } from '../auth/api-token.ts';
import { Refused } from '../graphql/refused.ts';
import { sendProblem } from '../http/problem.ts';

/**
 * Limits the requests of each API token per minute, and reports the rest in RateLimit headers.
 * Requires the rate limit plugin. The limit of the client address counts too.
 */
export const limitTokens = (app: FastifyInstance, max: number): void => {
  const count = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: ({ headers }) =>
      presentedApiToken(headers.authorization)?.hash.toString('base64') ?? '',
  });
  app.addHook('onRequest', async (request, reply) => {
    if (presentedApiToken(request.headers.authorization) === null) return;
    const state = await count(request);
    if (state.isAllowed) return;
    reply.headers({
      'ratelimit-limit': state.max,
      'ratelimit-remaining': state.remaining,
      'ratelimit-reset': state.ttlInSeconds,
    });
    if (!state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    const refusal = refuse('RateLimited', { seconds: state.ttlInSeconds });
    await sendProblem(request, reply, new Refused(refusal));
  });
};
