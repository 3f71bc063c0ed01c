import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCatalogue, type ErrorCode } from '@baton/domain/core/error-catalogue';
import { toErrorBody } from './error-body.ts';

const isCode = (name: string): name is ErrorCode => Object.hasOwn(errorCatalogue, name);

/** Sends the refusal or error of a request outside GraphQL. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): FastifyReply => {
  const body = toErrorBody(thrown, request);
  const code = body.errors[0]?.message ?? '';
  return reply.code(errorCatalogue[isCode(code) ? code : 'Unexpected'].http).send(body);
};
