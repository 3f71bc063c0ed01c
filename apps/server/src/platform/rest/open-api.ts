import { z } from 'zod';
import { errorCatalogue, type ErrorCode } from '@baton/domain/core/error-catalogue';
import type { Call } from './define-call.ts';
import { forgeryHeader } from '../auth/request-forgery.ts';
import { pathParameters, unwrapped } from './read-input.ts';

/** Errors that every call can have. */
const shared: readonly ErrorCode[] = ['RequestInvalid', 'Forbidden', 'RateLimited', 'Unavailable'];

/** JSON schema of an object. */
interface ObjectSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

/** Removes what every program knows: the patterns of formats and the largest integers. */
const simplify = ({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

/** Returns the JSON schemas of values by name. Their named parts go to the components. */
const schemasOf = (
  shape: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
  components: Record<string, unknown>,
): ObjectSchema => {
  const whole = JSON.stringify(z.toJSONSchema(z.object(shape), { io, override: simplify }));
  const {
    $defs = {},
    properties = {},
    required = [],
  } = JSON.parse(whole.replaceAll('"#/$defs/', '"#/components/schemas/'));
  Object.assign(components, $defs);
  return { properties, required };
};

const parameterOf = (
  name: string,
  where: 'path' | 'query',
  { properties, required }: ObjectSchema,
  field: z.core.$ZodType | undefined,
) => ({
  name,
  in: where,
  required: where === 'path' || required.includes(name),
  ...(field !== undefined &&
    unwrapped(field) instanceof z.ZodObject && { style: 'deepObject', explode: true }),
  schema: properties[name],
});

const headerParameter = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string', description },
});

/** Returns the header that shows that no other site sent the request. Tokens don't need it. */
const originHeader = ({ method, scopes, setsCookie = false }: Call) =>
  method === 'GET' || scopes !== undefined
    ? []
    : [
        headerParameter(
          forgeryHeader,
          setsCookie,
          'Any value, such as `1`. Needed with cookies, not with an API token.',
        ),
      ];

/** Returns the headers that a call reads. */
const headersOf = (call: Call) => [
  ...originHeader(call),
  ...(call.method === 'GET' || call.scopes === undefined
    ? []
    : [
        headerParameter(
          'Idempotency-Key',
          false,
          'ID of the change. A repeated request with the same key has no further effect.',
        ),
      ]),
  ...(call.ifMatch === undefined
    ? []
    : [
        headerParameter(
          'If-Match',
          call.ifMatch === 'REQUIRED',
          '`ETag` that the client saw. Another version is a conflict. `*` changes any version.',
        ),
      ]),
];

/** Returns the parameters and the body of a call. */
const inputOf = (call: Call, components: Record<string, unknown>) => {
  const inPath = pathParameters(call.path);
  const input = schemasOf(call.input.shape, 'input', components);
  const { properties, required } = input;
  const others = Object.keys(call.input.shape).filter((name) => !inPath.includes(name));
  const isBody = call.method !== 'GET';
  const neededInBody = required.filter((name) => others.includes(name));
  const parameters = [
    ...inPath.map((name) => parameterOf(name, 'path', input, undefined)),
    ...(isBody
      ? []
      : others.map((name) => parameterOf(name, 'query', input, call.input.shape[name]))),
    ...headersOf(call),
  ];
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(isBody &&
      (others.length > 0 || call.scopes === undefined) && {
        requestBody: {
          required: neededInBody.length > 0,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
                ...(neededInBody.length > 0 && { required: neededInBody }),
              },
            },
          },
        },
      }),
  };
};

/** Returns described headers of an answer. */
const headersNamed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const problemOf = (description: string, headers: readonly string[] = []) => ({
  description,
  ...(headers.length > 0 && { headers: headersNamed(headers) }),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** Returns the answers for errors, one for each status. */
const problemsOf = (codes: readonly ErrorCode[]) => {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].http);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      problemOf(names.join(', '), status === 429 ? ['Retry-After'] : []),
    ]),
  );
};

/** Returns the answer of a call that succeeds. */
const answerOf = ({ output, scopes }: Call, components: Record<string, unknown>) => {
  const headers = scopes !== undefined && {
    headers: headersNamed(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']),
  };
  if (output === null) return { 204: { description: 'Done.', ...headers } };
  const { properties } = schemasOf({ body: output }, 'output', components);
  const content = { 'application/json': { schema: properties['body'] } };
  return { 200: { description: 'Done.', ...headers, content } };
};

const operationOf = (call: Call, components: Record<string, unknown>) => ({
  tags: [call.group],
  summary: call.summary,
  ...(call.scopes !== undefined
    ? { security: [{ token: call.scopes }] }
    : call.needsSession && { security: [{ token: [] }, { cookie: [] }] }),
  ...inputOf(call, components),
  responses: {
    ...answerOf(call, components),
    ...problemsOf([
      ...shared,
      ...(call.needsSession ? (['Unauthenticated'] as const) : []),
      ...(call.scopes === undefined ? [] : (['ScopeMissing'] as const)),
      ...(call.ifMatch === 'REQUIRED' ? (['PreconditionRequired'] as const) : []),
      ...call.errors,
    ]),
    ...(call.ifMatch !== undefined && { 412: problemOf('VersionConflict') }),
  },
});

const countHeader = (description: string) => ({ description, schema: { type: 'integer' } });

/** Returns the OpenAPI 3.1 description of calls, and of other routes by their paths. */
export const openApiOf = (
  calls: readonly Call[],
  others: Readonly<Record<string, object>>,
  { publicUrl, cookieName }: { readonly publicUrl: string; readonly cookieName: string },
) => {
  const components: Record<string, unknown> = {};
  const paths = Object.fromEntries(
    [...Map.groupBy(calls, ({ path }) => path)].map(([path, those]) => [
      path,
      Object.fromEntries(
        those.map((call) => [call.method.toLowerCase(), operationOf(call, components)]),
      ),
    ]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Baton',
      version: '1',
      description:
        'Calls of Baton outside GraphQL. Programs send an API token as `Authorization: Bearer`. Calls under `/api/v1` need a token with the scopes that they name. Browsers send the session cookie and the header `x-baton: 1` to the others. Requests without a cookie need this header only where it is required.',
    },
    servers: [{ url: publicUrl }],
    paths: { ...paths, ...others },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
      },
      headers: {
        'RateLimit-Limit': countHeader('Requests of the token per minute.'),
        'RateLimit-Remaining': countHeader('Requests that the token has left in this minute.'),
        'RateLimit-Reset': countHeader('Seconds until the minute ends.'),
        'Retry-After': countHeader('Seconds until the client can try again.'),
      },
      schemas: {
        ...components,
        Problem: {
          type: 'object',
          description: 'An error (RFC 9457).',
          required: ['title', 'status', 'code', 'refusals', 'requestId'],
          properties: {
            title: { type: 'string', description: 'The error code.' },
            status: { type: 'integer' },
            code: { type: 'string', description: '`ValidationErrorCode.` and the error code.' },
            refusals: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  code: { type: 'string' },
                  params: { type: 'object' },
                  field: { type: 'string' },
                },
              },
            },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
};
