import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../graphql/refused.ts';
import { sendProblem } from './problem.ts';

/** First parts of paths that belong to programs. The web app has no pages there. */
const reserved: ReadonlySet<string> = new Set([
  'api',
  'auth',
  'callback',
  'dev',
  'fe-slowdown-reports',
  'files',
  'graphql',
  'hooks',
  'is-sso',
  'mcp',
  'resend-invite',
  'reset-mfa',
  'scim',
  'send-mfa-reset-request-email',
  'user',
  'verification',
  'workspace-logo',
  'workspace-personalization',
]);

/** Returns whether programs use this path, so that its errors are never the web page. */
export const isReservedPath = (url: string): boolean =>
  reserved.has((url.split(/[/?#]/, 2)[1] ?? '').toLowerCase());

/** Sends the 404 of a reserved path as a problem document. */
export const sendUnknownPath = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(request, reply, new Refused(refuse('NotFound')));
