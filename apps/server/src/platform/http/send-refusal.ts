import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf, toErrorBody } from './error-body.ts';

/** Sends the refusal or error of a request outside GraphQL. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): FastifyReply => {
  const body = toErrorBody(thrown, request);
  return reply.code(statusOf(body.errors[0].message)).send(body);
};
