import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { createYoga } from 'graphql-yoga';
import { toApiError } from './api-error.ts';
import { documentLimits } from './document-limits.ts';
import type { RequestContext } from './request-context.ts';
import { requestContextOf, type GraphqlOptions } from './graphql-options.ts';

/** Not `request`: under that name yoga puts its own. */
interface HttpPair {
  readonly httpRequest: FastifyRequest;
  readonly httpReply: FastifyReply;
}

/** Answers subscriptions as server-sent events. */
export const createEventStream = (options: GraphqlOptions, log: FastifyBaseLogger) => {
  const yoga = createYoga<HttpPair, RequestContext>({
    schema: options.schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    batching: false,
    logging: false,
    maskedErrors: {
      errorMessage: 'Unexpected',
      maskError: (thrown) => {
        const { error, unexpected } = toApiError(thrown, '');
        if (unexpected !== undefined) log.error({ err: unexpected }, 'stream failed');
        return error;
      },
    },
    context: ({ httpRequest, httpReply }: HttpPair) =>
      requestContextOf(options, httpRequest, httpReply),
    plugins: [documentLimits],
  });
  return (request: FastifyRequest, reply: FastifyReply) =>
    yoga.handleNodeRequestAndResponse(request, reply, {
      httpRequest: request,
      httpReply: reply,
    });
};
