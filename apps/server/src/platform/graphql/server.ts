import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { z } from 'zod';
import { addRetryAfter } from '../http/wait-header.ts';
import { toApiError } from './api-error.ts';
import { createCompiledDocuments, type GraphqlRequest } from './documents/compiled-documents.ts';
import { createEventStream } from './event-stream.ts';
import { requestContextOf, type GraphqlOptions } from './graphql-options.ts';
import { errorsFor, runDocument } from './documents/run-document.ts';
import { sendJson } from './send-json.ts';
import { Refused } from './refused.ts';

const body = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Returns null if the body isn't a GraphQL request. */
const requestOf = (request: FastifyRequest): GraphqlRequest | null => {
  const { success, data } = body.safeParse(request.body);
  if (!success) return null;
  const { query, operationName, variables } = data;
  return { query, operationName: operationName ?? undefined, variables: variables ?? {} };
};

/** Returns the HTTP status of the first error. */
const statusOf = (errors: readonly GraphQLError[]): number => {
  const http = errors[0]?.extensions['http'];
  return typeof http === 'object' && http !== null && 'status' in http ? Number(http.status) : 200;
};

/** Replaces errors by API errors and logs unexpected ones. */
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
  addRetryAfter(reply, errors[0]?.extensions);
  return reply.code(statusOf(errors)).send({ ...(data === undefined ? {} : { data }), errors });
};

/**
 * Registers POST /graphql for queries and mutations, and an event stream for subscriptions. People
 * who aren't signed in learn nothing about the schema: except for public fields, every error asks
 * them to sign in.
 */
export const registerGraphql = (app: FastifyInstance, options: GraphqlOptions): void => {
  const { prepare } = createCompiledDocuments(options.schema);
  const stream = createEventStream(options, app.log);

  /** Rejects a request that another site could have sent. */
  const refuseForged = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    const forged = options.checkOrigin(request);
    if (forged === null) return null;
    request.log.warn({ forged }, 'request rejected: it could come from another site');
    return sendErrors(request, reply, [new Refused(refuse('Forbidden'))]);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const context = requestContextOf(options, request, reply);
    const asked = requestOf(request);
    if (asked === null) {
      const refusal = new Refused(refuse('RequestInvalid', { detail: 'query' }));
      return sendErrors(request, reply, await errorsFor(context, [refusal]));
    }
    const prepared = prepare(asked, context.expected() !== null);
    if ('errors' in prepared)
      return sendErrors(request, reply, await errorsFor(context, prepared.errors));
    const { data, errors } = await runDocument(prepared, context, asked.variables);
    return errors === undefined
      ? sendJson(request, reply, { data })
      : sendErrors(request, reply, errors, data);
  };

  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    // A body that can't be read. The error handler of the server answers it.
    errorHandler: (thrown: FastifyError, request, reply) => {
      const status = thrown.statusCode ?? 500;
      if (status >= 500 || status === 429 || refuseForged(request, reply) === null)
        reply.send(thrown);
    },
    handler: async (request, reply) => {
      const refused = refuseForged(request, reply);
      if (refused !== null) return refused;
      const asked = requestOf(request);
      if (asked !== null && request.headers.accept?.includes('text/event-stream') === true)
        return stream(asked, request, reply);
      return answer(request, reply);
    },
  });
};
