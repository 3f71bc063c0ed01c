import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { presentedApiToken } from '../auth/api-token.ts';
import { presentedCalendarToken } from '../auth/calendar-feed-token.ts';
import { Refused } from '../graphql/refused.ts';
import { sendProblem } from '../http/problem.ts';

const tokenOf = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Buffer | null =>
  presentedCalendarToken(url) ?? presentedApiToken(headers.authorization)?.hash ?? null;

/**
 * Limits the requests of each API token and calendar feed per minute, and reports the rest in RateLimit headers.
 * Requires the rate limit plugin. The limit of the client address counts too.
 */
export const limitTokens = (app: FastifyInstance, max: number): void => {
  const count = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => tokenOf(request)?.toString('base64') ?? '',
  });
  app.addHook('onRequest', async (request, reply) => {
    if (tokenOf(request) === null) return;
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
