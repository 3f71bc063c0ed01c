import type { FastifyRequest } from 'fastify';
import type { GraphQLErrorExtensions } from 'graphql';
import { errorCatalogue, type ErrorCode } from '@baton/domain/core/error-catalogue';
import { toApiError } from '../graphql/api-error.ts';

const isCode = (name: string): name is ErrorCode => Object.hasOwn(errorCatalogue, name);

/** Returns the HTTP status of an error by its code, the message of API errors. */
export const statusOf = (message: string): number =>
  errorCatalogue[isCode(message) ? message : 'Unexpected'].http;

export interface ErrorBody {
  readonly errors: readonly [
    { readonly message: string; readonly extensions: GraphQLErrorExtensions },
  ];
}

/**
 * Returns the response for an error outside GraphQL, in the same format as GraphQL errors.
 * Unexpected errors are logged.
 */
export const toErrorBody = (thrown: unknown, request: FastifyRequest): ErrorBody => {
  const { error, unexpected } = toApiError(thrown, request.id);
  if (unexpected !== undefined) request.log.error({ err: unexpected }, 'request failed');
  const { http: _, ...extensions } = error.extensions;
  return { errors: [{ message: error.message, extensions }] };
};
