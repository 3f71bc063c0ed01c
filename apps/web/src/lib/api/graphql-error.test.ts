import { describe, expect, it } from 'vitest';
import { apiErrorFrom, asApiError } from './graphql-error.ts';

describe('apiErrorFrom', () => {
  it('reads code, parameters, refusals and the id of the request', () => {
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
    'takes %j for an unexpected error',
    (errors) => {
      expect(apiErrorFrom(errors, 'r-2')).toMatchObject({ code: 'Unexpected', requestId: 'r-2' });
    },
  );

  it('leaves out what is not a parameter', () => {
    const error = apiErrorFrom(
      [{ extensions: { code: 'TooLong', errorDetails: { parameters: { max: 3, deep: {} } } } }],
      null,
    );
    expect(error.params).toEqual({ max: 3 });
  });
});

describe('asApiError', () => {
  it('keeps no text of a programming error', () => {
    expect(asApiError(new TypeError('secret')).message).toBe('Unexpected');
  });
});
