import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCatalogue, type ErrorCode } from '@baton/domain/core/error-catalogue';
import { Refused } from '../graphql/refused.ts';
import { toErrorBody } from './error-body.ts';

const isCode = (name: string): name is ErrorCode => Object.hasOwn(errorCatalogue, name);

/** Answers a request beside GraphQL with what was refused, or went wrong. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): FastifyReply => {
  const code = thrown instanceof Refused && isCode(thrown.message) ? thrown.message : 'Unexpected';
  return reply.code(errorCatalogue[code].http).send(toErrorBody(thrown, request));
};
