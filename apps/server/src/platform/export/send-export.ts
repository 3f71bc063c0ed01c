import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuse } from '@baton/domain/core/refusal';
import { isCrossSite } from '../auth/request-forgery.ts';
import { requestContextOf, type GraphqlOptions } from '../graphql/graphql-options.ts';
import { Refused } from '../graphql/refused.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import { disposition } from '../http/content-disposition.ts';
import { sendProblem } from '../http/problem.ts';
import type { ExportedFile } from './exported-file.ts';

/** Registers GET of a path that sends a file. `make` throws a refusal before the first part. */
export const registerExport = <Wanted>(
  app: FastifyInstance,
  options: GraphqlOptions,
  path: `/exports/${string}`,
  wanted: z.ZodType<Wanted>,
  make: (context: RequestContext, wanted: Wanted) => Promise<ExportedFile>,
): void => {
  app.get(path, async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const asked = wanted.safeParse(request.query);
      if (!asked.success || isCrossSite(request.headers['sec-fetch-site']?.toString() ?? null))
        throw new Refused(refuse('RequestInvalid', { detail: 'query' }));
      const { name, type, content } = await make(
        requestContextOf(options, request, reply),
        asked.data,
      );
      return await reply
        .header('content-type', type)
        .header('content-disposition', disposition('attachment', name))
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(content);
    } catch (thrown) {
      return sendProblem(request, reply, thrown);
    }
  });
};
