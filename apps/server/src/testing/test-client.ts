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
  // The shape is the document's; a test reads what it has asked for.
  readonly data: any;
  readonly errors: readonly TestError[];
  /** Codes of all refusals, in order: what most tests look at. */
  readonly codes: readonly string[];
  readonly status: number;
  readonly response: LightMyRequestResponse;
}

export interface TestClient {
  readonly graphql: (document: string, variables?: object) => Promise<TestAnswer>;
  /** A plain request, with the person's cookie and nothing else of its own. */
  readonly request: (
    method: 'GET' | 'POST',
    url: string,
    payload?: Buffer,
    headers?: object,
  ) => Promise<LightMyRequestResponse>;
  /** The `Cookie` header that the client sends, or null. */
  readonly cookie: string | null;
}

/** Sends GraphQL documents as the browser would: same origin, with the header that forms cannot set. */
export const createTestClient = (
  app: FastifyInstance,
  cookie: string | null,
  /** Address that requests come from. */
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
