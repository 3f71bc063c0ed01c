import { expect } from 'vitest';
import type { Call } from '../platform/rest/define-call.ts';
import type { TestPerson, TestServer } from './test-server.ts';

export interface ProgramAnswer {
  readonly status: number;
  /** The call defines the shape. */
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A program with an API token that calls the public API. */
export interface TestProgram {
  readonly token: string;
  readonly send: (
    call: `${Call['method']} /${string}`,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ProgramAnswer>;
}

/** Creates an API token of a person, and a program that uses it. */
export const createProgram = async (
  { app }: TestServer,
  person: TestPerson,
  input: { readonly access?: 'READ' | 'WRITE'; readonly scopes?: readonly string[] } = {},
): Promise<TestProgram> => {
  const { data, codes } = await person.graphql(
    `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }`,
    { input: { name: 'Program', access: 'WRITE', days: 30, ...input } },
  );
  expect(codes).toEqual([]);
  const token: string = data.createApiToken.token;
  return {
    token,
    send: async (call, payload, headers = {}) => {
      const [method, path] = call.split(' ', 2) as [Call['method'], string];
      const response = await app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload }),
      });
      return {
        status: response.statusCode,
        body: response.body === '' ? null : response.json(),
        headers: response.headers,
      };
    },
  };
};
