import { GraphQLError } from 'graphql';
import type { Refusal } from '@baton/domain/core/refusal';
import { errorCatalogue } from '@baton/domain/core/error-catalogue';
import { validationResult } from '@baton/domain/form/validation-result';
import { isDatabaseError } from '../db/database-error.ts';
import { Refused } from './refused.ts';

/** Shape of the specification's data errors: a prefixed code with the code proper and its parameters beside. */
const asGraphQLError = (
  refusals: readonly [Refusal, ...Refusal[]],
  requestId: string,
): GraphQLError => {
  const [{ code, params }] = refusals;
  return new GraphQLError(code, {
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
  /** What the log has to know and the caller must not. */
  readonly unexpected: unknown;
}

// By name too: the compiled executor loads a second copy of the graphql package.
const isGraphQLError = (thrown: unknown): thrown is GraphQLError =>
  thrown instanceof GraphQLError || (thrown instanceof Error && thrown.name === 'GraphQLError');

/** The compiled executor's errors have no extensions at all, whatever their type says. */
const isOurs = ({ extensions }: { readonly extensions?: object | undefined }): boolean =>
  extensions !== undefined && 'refusals' in extensions;

/** What a resolver threw, out of the error in which the executor wrapped it. */
const causeOf = (thrown: unknown): unknown =>
  isGraphQLError(thrown) && thrown.originalError !== undefined && thrown.originalError !== null
    ? causeOf(thrown.originalError)
    : thrown;

/** The database or the folder of documents has no room left. */
const isStorageFull = (cause: unknown): boolean =>
  isDatabaseError(cause, 'StorageFull') ||
  (cause instanceof Error &&
    'code' in cause &&
    (cause.code === 'ENOSPC' || cause.code === 'EDQUOT'));

/** Turns whatever was thrown into what the caller may see. Nothing else of it leaves the server. */
export const toApiError = (thrown: unknown, requestId: string): ApiErrorReport => {
  // Seen before: a stream that could not be opened has made it ours.
  if (thrown instanceof GraphQLError && isOurs(thrown))
    return { error: thrown, unexpected: undefined };
  const cause = causeOf(thrown);
  if (cause instanceof Refused) {
    return { error: asGraphQLError(cause.refusals, requestId), unexpected: undefined };
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
    // A document that does not fit the schema, or a value that does not fit its type.
    // Without the suggestions: they would spell out the schema to whoever guesses at it.
    const detail = cause.message.replace(/ ?Did you mean .*$/s, '');
    const refusal: Refusal = { code: 'RequestInvalid', params: { detail } };
    return { error: asGraphQLError([refusal], requestId), unexpected: undefined };
  }
  return {
    error: asGraphQLError([{ code: 'Unexpected', params: {} }], requestId),
    unexpected: cause,
  };
};
