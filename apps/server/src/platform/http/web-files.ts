import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../graphql/refused.ts';
import { toErrorBody } from './error-body.ts';

/**
 * Hands out the built web application. Files under /assets carry a hash in their name and are
 * kept for ever; every address that is no file is a screen and gets the page, never kept.
 */
export const registerWebFiles = async (
  app: FastifyInstance,
  folder: string | null,
): Promise<void> => {
  if (folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // A route per file: a folder, or the root, is then an address like any other and gets the page.
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(path.join(folder, 'assets') + path.sep);
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      folder !== null &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      path.extname(request.url.split('?', 1)[0] ?? '') === '';
    if (wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send(toErrorBody(new Refused(refuse('NotFound')), request));
  });
};
