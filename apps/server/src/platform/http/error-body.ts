import type { FastifyRequest } from 'fastify';
import { toApiError } from '../graphql/api-error.ts';

/**
 * What leaves the server for something thrown outside GraphQL: the shape is the same, so that
 * a client reads one kind of error. What must not leave goes to the log.
 */
export const toErrorBody = (thrown: unknown, request: FastifyRequest) => {
  const { error, unexpected } = toApiError(thrown, request.id);
  if (unexpected !== undefined) request.log.error({ err: unexpected }, 'request failed');
  const { http: _, ...extensions } = error.extensions;
  return { errors: [{ message: error.message, extensions }] };
};
