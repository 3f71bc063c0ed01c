import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../graphql/refused.ts';
import { createFirstPage } from './first-page.ts';
import { sendProblem } from './problem.ts';
import { isReservedPath } from './reserved-paths.ts';
import { allowFrames, omitPageHeaders } from './safe-headers.ts';

const keptFor = (part: string | undefined): string => {
  if (part === 'assets') return 'public, max-age=31536000, immutable';
  // A country list shows hundreds of flags, and they rarely change.
  return part === 'flags' ? 'public, max-age=86400' : 'no-cache';
};

/** Folders with many files. */
const folders = ['assets', 'flags'];

/**
 * Serves the built web app. Files in /assets have a hash in their name and are cached forever.
 * Paths of pages return the page, which isn't cached. All others return a problem document.
 */
export const registerWebFiles = async (
  app: FastifyInstance,
  folder: string | null,
  allowsEmbedding: (url: string) => Promise<boolean>,
  hasSession: (request: FastifyRequest) => boolean,
): Promise<void> => {
  const sendPage = folder === null ? null : createFirstPage(folder, hasSession);
  if (folder !== null) {
    const shared: FastifyStaticOptions = {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const [part] = path.relative(folder, file).split(path.sep);
        reply.header('cache-control', keptFor(part));
        if (part === 'assets' && !file.includes('worker')) omitPageHeaders(reply);
      },
    };
    // One route for each file, so that all other paths return the page.
    const globIgnore = folders.map((name) => `${name}/**`);
    await app.register(fastifyStatic, { ...shared, wildcard: false, globIgnore });
    // One route for a folder: hundreds of routes take time at the start, and memory.
    for (const name of folders) {
      const root = path.join(folder, name);
      await app.register(fastifyStatic, {
        ...shared,
        root,
        prefix: `/${name}/`,
        decorateReply: false,
      });
    }
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      sendPage !== null &&
      !isReservedPath(request.url) &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      path.extname(request.url.split('?', 1)[0] ?? '') === '';
    if (wantsPage && (await allowsEmbedding(request.url))) allowFrames(reply);
    if (wantsPage) return sendPage(request, reply);
    return sendProblem(request, reply, new Refused(refuse('NotFound')));
  });
};
