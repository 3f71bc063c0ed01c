import { describe, expect, it } from 'vitest';
import { apiErrorFrom, asApiError } from './graphql-error.ts';

describe('apiErrorFrom', () => {
  it('reads code, parameters, refusals, and the request id', () => {
    const error = apiErrorFrom(
      [
        {
          message: 'x',
          extensions: {
            code: 'ValidationErrorCode.TooLong',
            errorDetails: { errorcode: 'TooLong', parameters: { max: 20 } },
            refusals: [{ code: 'TooLong', params: { max: 20 }, field: 'input.name' }],
            requestId: 'r-1',
          },
        },
      ],
      null,
    );
    expect(error).toMatchObject({
      code: 'TooLong',
      params: { max: 20 },
      refusals: [{ code: 'TooLong', params: { max: 20 }, field: 'input.name' }],
      requestId: 'r-1',
      outcomeUnknown: false,
    });
  });

  it.each([[undefined], [null], [[]], [[{ extensions: { code: 'FromTheFuture' } }]], [['x']]])(
    'returns an unexpected error for %j',
    (errors) => {
      expect(apiErrorFrom(errors, 'r-2')).toMatchObject({ code: 'Unexpected', requestId: 'r-2' });
    },
  );

  it('ignores parameters that are not text, numbers, or lists', () => {
    const error = apiErrorFrom(
      [{ extensions: { code: 'TooLong', errorDetails: { parameters: { max: 3, deep: {} } } } }],
      null,
    );
    expect(error.params).toEqual({ max: 3 });
  });
});

describe('asApiError', () => {
  it('hides the text of a programming error', () => {
    expect(asApiError(new TypeError('secret')).message).toBe('Unexpected');
  });
});
