import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf, toErrorBody } from './error-body.ts';
import { addRetryAfter } from './wait-header.ts';

/**
 * Sends an error as a problem document (RFC 9457), with the refusals of the command. Unexpected
 * errors are logged.
 */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  /** Statuses of errors that this request gets in place of those of the catalogue. */
  statuses: Readonly<Record<string, number>> = {},
): FastifyReply => {
  const { message, extensions } = toErrorBody(thrown, request).errors[0];
  const { code, refusals, requestId } = extensions;
  const status = statuses[message] ?? statusOf(message);
  addRetryAfter(reply, extensions);
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ title: message, status, code, refusals, requestId }));
};

/** Sends an error of any path: in the format of GraphQL to its clients, and as a problem to others. */
export const sendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  statuses: Readonly<Record<string, number>> = {},
): FastifyReply => {
  if (!request.url.startsWith('/graphql')) return sendProblem(request, reply, thrown, statuses);
  const body = toErrorBody(thrown, request);
  const [{ message, extensions }] = body.errors;
  addRetryAfter(reply, extensions);
  return reply.code(statuses[message] ?? statusOf(message)).send(body);
};
