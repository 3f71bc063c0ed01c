import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf, toErrorBody } from './error-body.ts';

/**
 * Sends an error as a problem document (RFC 9457), with the refusals of the command. Unexpected
 * errors are logged.
 */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): FastifyReply => {
  const { message, extensions } = toErrorBody(thrown, request).errors[0];
  const { code, refusals, requestId } = extensions;
  const status = statusOf(message);
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ title: message, status, code, refusals, requestId }));
};
