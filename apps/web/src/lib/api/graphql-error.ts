import { errorCatalogue, type ErrorCode } from '@baton/domain/core/error-catalogue';
import type { Refusal } from '@baton/domain/core/refusal';

/** Error of the API: a code with parameters, never text. */
export interface ApiError extends Error {
  readonly kind: 'api-error';
  readonly code: ErrorCode;
  readonly params: Refusal['params'];
  readonly refusals: readonly Refusal[];
  /** Id that support uses to find the request in the logs. Null if no server responded. */
  readonly requestId: string | null;
  /** True if it is unknown whether the command was executed. */
  readonly outcomeUnknown: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const isErrorCode = (value: string): value is ErrorCode =>
  Object.hasOwn(errorCatalogue, value);

const readCode = (value: unknown): ErrorCode => {
  const bare = typeof value === 'string' ? value.replace(/^ValidationErrorCode\./, '') : '';
  return isErrorCode(bare) ? bare : 'Unexpected';
};

const readParams = (value: unknown): Refusal['params'] =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string | number] =>
            typeof entry[1] === 'string' || typeof entry[1] === 'number',
        ),
      )
    : {};

const readRefusal = (value: unknown): Refusal | null => {
  if (!isRecord(value)) return null;
  const refusal = { code: readCode(value['code']), params: readParams(value['params']) };
  return typeof value['field'] === 'string' ? { ...refusal, field: value['field'] } : refusal;
};

export function apiError(
  code: ErrorCode,
  rest: Partial<Pick<ApiError, 'params' | 'refusals' | 'requestId' | 'outcomeUnknown'>> = {},
): ApiError {
  const params = rest.params ?? {};
  return Object.assign(new Error(code), {
    kind: 'api-error' as const,
    code,
    params,
    refusals: rest.refusals ?? [{ code, params }],
    requestId: rest.requestId ?? null,
    outcomeUnknown: rest.outcomeUnknown ?? false,
  });
}

/** Reads the first entry of a GraphQL `errors` list. */
export function apiErrorFrom(errors: unknown, requestId: string | null): ApiError {
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  const extensions = isRecord(first) && isRecord(first['extensions']) ? first['extensions'] : {};
  const details = isRecord(extensions['errorDetails']) ? extensions['errorDetails'] : {};
  const code = readCode(extensions['code'] ?? details['errorcode']);
  const params = readParams(details['parameters']);
  const listed = Array.isArray(extensions['refusals']) ? extensions['refusals'] : [];
  const refusals = listed.map(readRefusal).filter((refusal) => refusal !== null);
  const id = extensions['requestId'];
  return apiError(code, {
    params,
    refusals: refusals.length > 0 ? refusals : [{ code, params }],
    requestId: typeof id === 'string' ? id : requestId,
  });
}

/** Reads a problem document, which all paths but that of GraphQL return. */
export function apiErrorFromProblem(body: unknown, requestId: string | null): ApiError {
  const error = apiErrorFrom([{ extensions: body }], requestId);
  const { code, refusals } = error;
  return apiError(code, {
    params: refusals[0]?.params ?? {},
    refusals,
    requestId: error.requestId,
  });
}

/** Returns true if the same request can succeed later. */
export const isPassing = ({ outcomeUnknown, code }: ApiError): boolean =>
  outcomeUnknown || code === 'RateLimited' || errorCatalogue[code].family === 'operational';

export const isApiError = (value: unknown): value is ApiError =>
  value instanceof Error && 'kind' in value && value.kind === 'api-error';

/** Converts any thrown value to an error that a screen can show. */
export const asApiError = (value: unknown): ApiError =>
  isApiError(value) ? value : apiError('Unexpected');
