import type { FastifyReply, FastifyRequest } from 'fastify';

/** First parts of paths that belong to programs. The web app has no pages there. */
const reserved: ReadonlySet<string> = new Set([
  'api',
  'auth',
  'callback',
  'dev',
  'files',
  'graphql',
  'hooks',
  'mcp',
  'scim',
  'user',
]);

/** Returns whether programs use this path, so that its errors are never the web page. */
export const isReservedPath = (url: string): boolean =>
  reserved.has((url.split(/[/?#]/, 2)[1] ?? '').toLowerCase());

/** Sends the 404 of a reserved path as a problem document (RFC 9457). */
export const sendUnknownPath = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: 'This address has no resource for this method.',
        code: 'ValidationErrorCode.NotFound',
        requestId: request.id,
      }),
    );
