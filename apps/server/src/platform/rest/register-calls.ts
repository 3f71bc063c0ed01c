import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { requestContextOf, type GraphqlOptions } from '../graphql/graphql-options.ts';
import { Refused } from '../graphql/refused.ts';
import type { Call } from './define-call.ts';
import { sendProblem } from '../http/problem.ts';

const answer = async (
  call: Call,
  options: GraphqlOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-store');
  // A GET changes nothing, and links in messages open it from anywhere.
  const forged = call.method === 'POST' ? options.checkOrigin(request) : null;
  if (forged !== null) {
    request.log.warn({ forged }, 'request rejected: it could come from another site');
    throw new Refused(refuse('Forbidden'));
  }
  const context = requestContextOf(options, request, reply);
  if (call.needsSession) await context.viewer();
  const given = call.input.safeParse(call.method === 'GET' ? request.query : request.body);
  if (!given.success) {
    const [issue] = given.error.issues;
    const detail = issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`;
    throw new Refused(refuse('RequestInvalid', { detail }, String(issue?.path[0] ?? '')));
  }
  const body = await call.run(context, given.data);
  return call.output === null ? reply.code(204).send() : reply.send(call.output.parse(body));
};

/** Registers the routes of calls. Errors are problem documents. */
export const registerCalls = (
  app: FastifyInstance,
  options: GraphqlOptions,
  calls: readonly Call[],
): void => {
  for (const call of calls)
    app.route({
      method: call.method,
      url: call.path,
      errorHandler: (thrown, request, reply) => {
        const status = thrown.statusCode ?? 500;
        if (status === 429 || status >= 500) reply.send(thrown);
        else
          sendProblem(
            request,
            reply,
            new Refused(refuse('RequestInvalid', { detail: thrown.message })),
          );
      },
      handler: async (request, reply) => {
        try {
          return await answer(call, options, request, reply);
        } catch (thrown) {
          return sendProblem(request, reply, thrown);
        }
      },
    });
};
