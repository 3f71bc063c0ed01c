import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { presentedApiToken } from '../auth/api-token.ts';
import { presentedCalendarToken } from '../auth/calendar-feed-token.ts';
import { isViewingToken } from '../auth/session-token.ts';
import { isLocalRequest } from '../http/local-request.ts';
import { createRequestContext, type RequestContext, type Services } from './request-context.ts';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  /** Returns the SHA-256 of the token in the cookie of a request, or null. */
  readonly readCookie: (request: FastifyRequest) => Buffer | null;
  /** Returns why another site could have sent the request, for the log. Null if it couldn't. */
  readonly checkOrigin: (request: FastifyRequest, isWithoutCookie?: boolean) => string | null;
}

/** Returns whether a request authenticates with a header. Then its cookie doesn't count. */
export const isProgramRequest = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined;

/** Type of API that a request uses. Tokens for one type aren't accepted by another. */
type TokenUse = 'API' | 'SCIM' | 'CALENDAR';

/** Returns the hash of the token, or null if the token isn't for this use. */
const tokenFor = (use: TokenUse, { url, headers }: FastifyRequest): Buffer | null => {
  if (use === 'CALENDAR') return presentedCalendarToken(url);
  const token = presentedApiToken(headers.authorization);
  return token !== null && (token.access === 'SCIM') === (use === 'SCIM') ? token.hash : null;
};

/** Creates the context of a request. Only calls of the API read cookies. */
export const requestContextOf = (
  { services, readCookie }: Pick<GraphqlOptions, 'services' | 'readCookie'>,
  request: FastifyRequest,
  reply: FastifyReply,
  tokenUse: TokenUse = 'API',
): RequestContext => {
  const program = tokenUse !== 'API' || isProgramRequest(request);
  const token = presentedApiToken(request.headers.authorization);
  return createRequestContext(
    services,
    {
      isProgram: program,
      scopes: token?.scopes ?? null,
      isReadOnly: token?.access === 'READ',
      isViewing: !program && isViewingToken(services.cookie.read(request.headers.cookie)),
      requestId: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      isLocal: isLocalRequest(request),
      setCookie: (value) => void reply.header('set-cookie', value),
      log: request.log,
    },
    program ? tokenFor(tokenUse, request) : readCookie(request),
  );
};
