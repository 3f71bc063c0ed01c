import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { Refusal } from '@baton/domain/core/refusal';
import { errorCatalogue } from '@baton/domain/core/error-catalogue';
import { validationResult } from '@baton/domain/form/validation-result';
import { isDatabaseError } from '../db/database-error.ts';
import { Refused } from './refused.ts';

/** Returns a data error: a prefixed code with the error codes and their parameters. */
const asGraphQLError = (
  refusals: readonly [Refusal, ...Refusal[]],
  requestId: string,
  at: Pick<GraphQLErrorOptions, 'nodes' | 'path'> = {},
): GraphQLError => {
  const [{ code, params }] = refusals;
  return new GraphQLError(code, {
    ...at,
    extensions: {
      code: `ValidationErrorCode.${code}`,
      errorDetails: { errorcode: code, parameters: params },
      refusals,
      ...(code === 'ActionItemHasValidationErrors' && {
        validationResult: validationResult(refusals),
      }),
      requestId,
      http: { status: errorCatalogue[code].http },
    },
  });
};

export interface ApiErrorReport {
  readonly error: GraphQLError;
  /** Error for the log, hidden from the caller. */
  readonly unexpected: unknown;
}

// Also checks the name, because the compiled executor loads a second copy of the graphql package.
const isGraphQLError = (thrown: unknown): thrown is GraphQLError =>
  thrown instanceof GraphQLError || (thrown instanceof Error && thrown.name === 'GraphQLError');

/** Errors of the compiled executor have no extensions, contrary to their type. */
const isOurs = ({ extensions }: { readonly extensions?: object | undefined }): boolean =>
  extensions !== undefined && 'refusals' in extensions;

/** Returns the original error that the executor wrapped. */
const causeOf = (thrown: unknown): unknown =>
  isGraphQLError(thrown) && thrown.originalError !== undefined && thrown.originalError !== null
    ? causeOf(thrown.originalError)
    : thrown;

/** Returns the field that a token can't read. Other errors name their input in the refusal. */
const placeOf = (thrown: unknown, { refusals }: Refused) =>
  isGraphQLError(thrown) && refusals[0].code === 'ScopeMissing'
    ? { nodes: thrown.nodes ?? null, path: thrown.path ?? null }
    : {};

/** Returns true if the database or the documents folder has no space left. */
const isStorageFull = (cause: unknown): boolean =>
  isDatabaseError(cause, 'StorageFull') ||
  (cause instanceof Error &&
    'code' in cause &&
    (cause.code === 'ENOSPC' || cause.code === 'EDQUOT'));

/**
 * Converts any thrown value into the error that the caller gets. Nothing else leaves the server.
 */
export const toApiError = (thrown: unknown, requestId: string): ApiErrorReport => {
  // The error was already converted when a stream failed to open.
  if (thrown instanceof GraphQLError && isOurs(thrown))
    return { error: thrown, unexpected: undefined };
  const cause = causeOf(thrown);
  if (cause instanceof Refused) {
    return {
      error: asGraphQLError(cause.refusals, requestId, placeOf(thrown, cause)),
      unexpected: undefined,
    };
  }
  if (isDatabaseError(cause, 'ConnectionLost') || isDatabaseError(cause, 'TimedOut')) {
    return {
      error: asGraphQLError([{ code: 'Unavailable', params: {} }], requestId),
      unexpected: cause,
    };
  }
  if (isStorageFull(cause)) {
    const error = asGraphQLError([{ code: 'StorageFull', params: {} }], requestId);
    return { error, unexpected: cause };
  }
  if (isDatabaseError(cause, 'InvalidValue')) {
    const refusal: Refusal = { code: 'RequestInvalid', params: { detail: 'value' } };
    return { error: asGraphQLError([refusal], requestId), unexpected: undefined };
  }
  if (isGraphQLError(cause)) {
    // Invalid documents or values. Suggestions are removed, because they would reveal the schema.
    const detail = cause.message.replace(/ ?Did you mean .*$/s, '');
    const refusal: Refusal = { code: 'RequestInvalid', params: { detail } };
    return { error: asGraphQLError([refusal], requestId), unexpected: undefined };
  }
  return {
    error: asGraphQLError([{ code: 'Unexpected', params: {} }], requestId),
    unexpected: cause,
  };
};
