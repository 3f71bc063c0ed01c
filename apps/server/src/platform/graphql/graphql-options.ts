import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { isLocalRequest } from '../http/local-request.ts';
import { createRequestContext, type RequestContext, type Services } from './request-context.ts';

export interface GraphqlOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  /** Returns the SHA-256 of the session token in a request, or null. */
  readonly readToken: (request: FastifyRequest) => Buffer | null;
  /** Returns why another site could have sent the request, for the log. Null if it couldn't. */
  readonly checkOrigin: (request: FastifyRequest) => string | null;
}

export const requestContextOf = (
  { services, readToken }: Pick<GraphqlOptions, 'services' | 'readToken'>,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext =>
  createRequestContext(
    services,
    {
      requestId: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      isLocal: isLocalRequest(request),
      setCookie: (value) => void reply.header('set-cookie', value),
      log: request.log,
    },
    readToken(request),
  );
