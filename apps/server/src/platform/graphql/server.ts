import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { z } from 'zod';
import { toApiError } from './api-error.ts';
import { createCompiledDocuments, type GraphqlRequest } from './compiled-documents.ts';
import { createEventStream } from './event-stream.ts';
import { requestContextOf, type GraphqlOptions } from './graphql-options.ts';
import { Refused } from './refused.ts';

const body = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Null where the body is no GraphQL request. */
const requestOf = (request: FastifyRequest): GraphqlRequest | null => {
  const { success, data } = body.safeParse(request.body);
  if (!success) return null;
  const { query, operationName, variables } = data;
  return { query, operationName: operationName ?? undefined, variables: variables ?? {} };
};

/** The status of an answer is that of its first error. */
const statusOf = (errors: readonly GraphQLError[]): number => {
  const http = errors[0]?.extensions['http'];
  return typeof http === 'object' && http !== null && 'status' in http ? Number(http.status) : 200;
};

/** Makes what leaves as an error the catalogue's, and tells the log about the rest. */
const sendErrors = (
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: readonly unknown[],
  data?: ExecutionResult['data'],
): FastifyReply => {
  const errors = thrown.map((one) => {
    const { error, unexpected } = toApiError(one, request.id);
    if (unexpected !== undefined) request.log.error({ err: unexpected }, 'request failed');
    return error;
  });
  return reply.code(statusOf(errors)).send({ ...(data === undefined ? {} : { data }), errors });
};

/**
 * Mounts POST /graphql for queries and commands, and the same address as an event stream for
 * subscriptions. Queries are run right here: the document is looked up by its text, and
 * what it answers is sent as it is.
 */
export const registerGraphql = (app: FastifyInstance, options: GraphqlOptions): void => {
  const prepare = createCompiledDocuments(options.schema);
  const stream = createEventStream(options, app.log);

  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    handler: async (request, reply) => {
      const forged = options.checkOrigin(request);
      if (forged !== null) {
        request.log.warn({ forged }, 'request refused: not from our own pages');
        return sendErrors(request, reply, [new Refused(refuse('Forbidden'))]);
      }
      const asked = requestOf(request);
      if (asked === null) {
        const refusal = refuse('RequestInvalid', { detail: 'query' });
        return sendErrors(request, reply, [new Refused(refusal)]);
      }
      if (request.headers.accept?.includes('text/event-stream') === true)
        return stream(asked, request, reply);
      const prepared = prepare(asked);
      if ('errors' in prepared) return sendErrors(request, reply, prepared.errors);
      const context = requestContextOf(options, request, reply);
      const { data, errors } = await prepared.compiled.query(null, context, asked.variables);
      if (errors !== undefined) return sendErrors(request, reply, errors, data);
      return reply.send({ data });
    },
  });
};
