import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { forgeryHeader } from '../platform/auth/request-forgery.ts';

export interface TestError {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly requestId: string;
    readonly validationResult?: object;
    readonly errorDetails: { readonly errorcode: string; readonly parameters: object };
    readonly refusals: readonly {
      readonly code: string;
      readonly params: Readonly<Record<string, string | number>>;
      readonly field?: string;
    }[];
  };
}

export interface TestAnswer {
  // The document defines the shape.
  readonly data: any;
  readonly errors: readonly TestError[];
  /** Codes of all refusals, in order. */
  readonly codes: readonly string[];
  readonly status: number;
  readonly response: LightMyRequestResponse;
}

export interface TestClient {
  readonly graphql: (document: string, variables?: object) => Promise<TestAnswer>;
  /** Sends a plain HTTP request with only the person's cookie. */
  readonly request: (
    method: 'GET' | 'POST',
    url: string,
    payload?: Buffer,
    headers?: object,
  ) => Promise<LightMyRequestResponse>;
  /** The `Cookie` header of the client. Null without a session. */
  readonly cookie: string | null;
}

/** Sends GraphQL documents like a browser: same origin and with the custom header. */
export const createTestClient = (
  app: FastifyInstance,
  cookie: string | null,
  /** Client address of the requests. */
  remoteAddress = '127.0.0.1',
): TestClient => ({
  cookie,
  request: (method, url, payload, headers = {}) =>
    app.inject({
      method,
      url,
      remoteAddress,
      headers: { ...headers, ...(cookie === null ? {} : { cookie }) },
      ...(payload === undefined ? {} : { payload }),
    }),
  graphql: async (query, variables = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        [forgeryHeader]: '1',
        ...(cookie === null ? {} : { cookie }),
      },
      payload: JSON.stringify({ query, variables }),
    });
    const body = response.json<{ data?: unknown; errors?: readonly TestError[] }>();
    const errors = body.errors ?? [];
    return {
      data: body.data,
      errors,
      codes: errors.flatMap((error) => error.extensions.refusals.map((refusal) => refusal.code)),
      status: response.statusCode,
      response,
    };
  },
});
