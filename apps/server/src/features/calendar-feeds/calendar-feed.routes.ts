import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { requestContextOf, type GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { hasSession } from '../../platform/graphql/access/has-session.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { disposition } from '../../platform/http/content-disposition.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';

const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Returns whether the client has this version. Proxies that compress make entity tags weak. */
const hasVersion = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']
    ?.split(',')
    .some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) === true;

const send =
  (options: GraphqlOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const context = requestContextOf(options, request, reply, 'CALENDAR');
      // Wrong and revoked addresses get the same response.
      if (!(await hasSession(context))) throw new Refused(refuse('NotFound'));
      const text = await readCalendarFeed(context);
      const etag = etagOf(text);
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (hasVersion(request, etag)) return await reply.code(304).send();
      return await reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', disposition('inline', 'baton.ics'))
        .header('x-content-type-options', 'nosniff')
        .send(text);
    } catch (thrown) {
      return sendProblem(request, reply, thrown);
    }
  };

/** Registers GET /calendar/<token>.ics, which calendars read without a cookie. */
export const registerCalendarFeeds = (app: FastifyInstance, options: GraphqlOptions): void => {
  app.get('/calendar/:file', send(options));
};
