import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { z } from 'zod';
import { requestContextOf, type GraphqlOptions } from '../graphql/graphql-options.ts';
import { Refused } from '../graphql/refused.ts';
import type { Call } from './define-call.ts';
import { sendProblem } from '../http/problem.ts';
import { readHeaders, readInput } from './read-input.ts';

/** Reads the input, and throws the first error. */
const checkedInput = (call: Call, request: FastifyRequest): object => {
  const parsed = call.input.safeParse(readInput(call, request));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const detail = issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`;
  throw new Refused(refuse('RequestInvalid', { detail }, String(issue?.path[0] ?? '')));
};

/** Throws if another site could have sent the request. */
const demandOrigin = (call: Call, options: GraphqlOptions, request: FastifyRequest): void => {
  // A call without cookies needs no check, because another site then has no more rights than any
  // program.
  const isWithoutCookie = call.setsCookie !== true && request.headers.cookie === undefined;
  // A GET changes nothing, and links in messages open it from anywhere.
  const forged = call.method === 'GET' ? null : options.checkOrigin(request, isWithoutCookie);
  if (forged === null) return;
  request.log.warn({ forged }, 'request rejected: it could come from another site');
  throw new Refused(refuse('Forbidden'));
};

/** Throws if a call set a cookie without the check for other sites that this needs. */
const demandNoCookie = (call: Call, reply: FastifyReply): void => {
  if (call.setsCookie === true || !reply.hasHeader('set-cookie')) return;
  reply.removeHeader('set-cookie');
  throw new Error(`${call.path} sets a cookie without setsCookie`);
};

const paged = z.looseObject({ next: z.string() });
const versioned = z.looseObject({ version: z.int() });

/** Adds the headers that repeat parts of the body: the next page and the version. */
const addHeaders = (request: FastifyRequest, reply: FastifyReply, body: unknown): void => {
  const { data: page } = paged.safeParse(body);
  if (page !== undefined) {
    const [path, query] = request.url.split('?', 2);
    const parameters = new URLSearchParams(query);
    parameters.set('cursor', page.next);
    reply.header('link', `<${path}?${parameters}>; rel="next"`);
  }
  const { data: object } = versioned.safeParse(body);
  if (object !== undefined) reply.header('etag', `"${object.version}"`);
};

const answer = async (
  call: Call,
  options: GraphqlOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-store');
  const context = requestContextOf(options, request, reply);
  if (call.scopes !== undefined && !context.http.isProgram)
    throw new Refused(refuse('Unauthenticated'));
  demandOrigin(call, options, request);
  if (call.needsSession) await context.viewer();
  const headers = readHeaders(call, request, context.tokenHash());
  const body = await call.run(context, checkedInput(call, request), headers);
  demandNoCookie(call, reply);
  if (call.output === null) return reply.code(204).send();
  const sent = call.output.parse(body);
  addHeaders(request, reply, sent);
  return reply.send(sent);
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
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
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
          // Whether a conflict with the version in If-Match gets the HTTP status 412 instead.
          const isConditional = request.headers['if-match'] !== undefined;
          return sendProblem(request, reply, thrown, isConditional ? { VersionConflict: 412 } : {});
        }
      },
    });
};
