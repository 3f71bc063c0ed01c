import { z } from 'zod';
import { errorCatalogue, type ErrorCode } from '@baton/domain/core/error-catalogue';
import type { Services } from '../graphql/request-context.ts';
import type { Call, CallInput } from './define-call.ts';

/** Errors that every call can have. */
const shared: readonly ErrorCode[] = ['RequestInvalid', 'Forbidden', 'RateLimited', 'Unavailable'];

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

const parametersOf = (input: CallInput) =>
  Object.entries(input.shape).map(([name, field]) => ({
    name,
    in: 'query',
    required: !field.safeParse(undefined).success,
    schema: schemaOf(field, 'input'),
  }));

/** Returns the answers for errors, one for each status. */
const problemsOf = (codes: readonly ErrorCode[]) => {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].http);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      {
        description: names.join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
};

const operationOf = (call: Call) => ({
  tags: [call.group],
  summary: call.summary,
  ...(call.needsSession && { security: [{ token: [] }, { cookie: [] }] }),
  ...(call.method === 'GET'
    ? { parameters: parametersOf(call.input) }
    : {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(call.input, 'input') } },
        },
      }),
  responses: {
    ...(call.output === null
      ? { 204: { description: 'Done.' } }
      : {
          200: {
            description: 'Done.',
            content: { 'application/json': { schema: schemaOf(call.output, 'output') } },
          },
        }),
    ...problemsOf([
      ...shared,
      ...(call.needsSession ? (['Unauthenticated'] as const) : []),
      ...call.errors,
    ]),
  },
});

/** Returns the OpenAPI 3.1 description of calls. */
export const openApiOf = (
  calls: readonly Call[],
  { publicUrl, cookie }: Pick<Services, 'publicUrl' | 'cookie'>,
) => ({
  openapi: '3.1.1',
  info: {
    title: 'Baton',
    version: '1',
    description:
      'Calls of Baton outside GraphQL. Programs send an API token as `Authorization: Bearer`. Browsers send the session cookie and the header `x-baton: 1`.',
  },
  servers: [{ url: publicUrl }],
  paths: Object.fromEntries(
    [...Map.groupBy(calls, ({ path }) => path)].map(([path, those]) => [
      path,
      Object.fromEntries(those.map((call) => [call.method.toLowerCase(), operationOf(call)])),
    ]),
  ),
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: cookie.name },
    },
    schemas: {
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
});
