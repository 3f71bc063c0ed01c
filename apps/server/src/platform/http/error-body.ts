import type { FastifyRequest } from 'fastify';
import { toApiError } from '../graphql/api-error.ts';

/**
 * Returns the response for an error outside GraphQL, in the same format as GraphQL errors.
 * Unexpected errors are logged.
 */
export const toErrorBody = (thrown: unknown, request: FastifyRequest) => {
  const { error, unexpected } = toApiError(thrown, request.id);
  if (unexpected !== undefined) request.log.error({ err: unexpected }, 'request failed');
  const { http: _, ...extensions } = error.extensions;
  return { errors: [{ message: error.message, extensions }] };
};
