import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '@baton/domain/core/refusal';
import { documentTypes, isPreviewable } from '@baton/domain/document/document-types';
import { isCrossSite } from '../../platform/auth/request-forgery.ts';
import { requestContextOf, type GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { requireScope } from '../../platform/graphql/require-scopes.ts';
import { disposition } from '../../platform/http/content-disposition.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { addFile, refOf } from './add-document.ts';
import { byteRange } from './byte-range.ts';
import type { DocumentNode } from './document-node.ts';
import { reachDocument } from './documents.access.ts';

const wanted = z.object({ id: z.uuid() });
const shown = z.object({ preview: z.string().optional() });
const seenAt = z.object({
  task: z.uuid().optional(),
  workflow: z.uuid().optional(),
  comment: z.uuid().optional(),
});

/** Sets headers that keep a document from running scripts in the browser. */
const guard = (reply: FastifyReply, { name, extension, hash }: DocumentNode, isPreview: boolean) =>
  reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', disposition(isPreview ? 'inline' : 'attachment', name))
    .header(
      'content-type',
      isPreview && extension !== 'link'
        ? documentTypes[extension].mediaType
        : 'application/octet-stream',
    )
    .header('cache-control', 'private, no-cache')
    .header('etag', `"${hash}"`)
    .header('accept-ranges', 'bytes');

/** A document with its workspace. */
interface ReachedDocument {
  readonly tenantId: string;
  readonly document: DocumentNode;
}

/** Returns the document with this id. Throws DocumentDoesNotExist if the request can't read it. */
type ReachForDownload = (
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
) => Promise<ReachedDocument>;

const download =
  (options: GraphqlOptions, reach: ReachForDownload) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const [path, query] = [wanted.safeParse(request.params), shown.safeParse(request.query)];
      const site = request.headers['sec-fetch-site']?.toString() ?? null;
      if (!path.success || !query.success || isCrossSite(site))
        throw new Refused(refuse('DocumentDoesNotExist'));
      const { id } = path.data;
      const { tenantId, document } = await reach(request, reply, id);
      const { hash, size, extension } = document;
      if (hash === null || extension === 'link') throw new Refused(refuse('DocumentDoesNotExist'));
      const isPreview = query.data.preview !== undefined && isPreviewable(extension);
      if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send();
      const range = byteRange(request.headers.range, size);
      if (range === 'OUTSIDE')
        return reply.code(416).header('content-range', `bytes */${size}`).send();
      const content = await options.services.files.read(tenantId, hash, range ?? undefined);
      if (content === null) throw new Error(`The content of document ${id} is missing.`);
      guard(reply, document, isPreview);
      if (range !== null)
        reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
      const length = range === null ? size : range.end - range.start + 1;
      return reply.header('content-length', length).send(content);
    } catch (thrown) {
      return sendProblem(request, reply, thrown);
    }
  };

/** Registers a route that downloads a document. Its address ends with `/:id`. */
export const registerDownloads = (
  app: FastifyInstance,
  options: GraphqlOptions,
  url: string,
  reach: ReachForDownload,
): void => {
  app.get(url, download(options, reach));
};

/** Returns the context in which an upload is stored. Throws if the request can't upload. */
type EnterUpload = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;

const upload =
  (options: GraphqlOptions, enter: EnterUpload) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const forged = options.checkOrigin(request);
    if (forged !== null) {
      request.log.warn({ forged }, 'upload rejected: it could come from another site');
      return sendProblem(request, reply, new Refused(refuse('Forbidden')));
    }
    try {
      // Checked before any byte is stored, so that strangers use no disk space.
      const context = await enter(request, reply);
      requireScope(context, 'WORK');
      const part = await request.file();
      if (part === undefined) throw new Refused(refuse('Required', {}, 'file'));
      const document = await addFile(context, { name: part.filename, content: part.file });
      return await reply.send({ ref: refOf(document), name: document.name, size: document.size });
    } catch (thrown) {
      request.raw.resume();
      return sendProblem(request, reply, thrown);
    }
  };

/** Registers a route that uploads one file. */
export const registerUploads = async (
  app: FastifyInstance,
  options: GraphqlOptions,
  url: string,
  enter: EnterUpload,
): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      // The store counts the bytes. One more than the limit is enough to detect it.
      limits: { files: 1, fields: 0, parts: 1, fileSize: options.services.maxDocumentBytes + 1 },
      throwFileSizeLimit: false,
    });
    const bodyLimit = options.services.maxDocumentBytes + 65_536;
    scope.post(url, { bodyLimit }, upload(options, enter));
  });
};

/** Registers POST /files, which uploads a file, and GET /files/:id, which downloads it. */
export const registerFiles = async (
  app: FastifyInstance,
  options: GraphqlOptions,
): Promise<void> => {
  await registerUploads(app, options, '/files', async (request, reply) => {
    const context = requestContextOf(options, request, reply);
    await context.viewer();
    return context;
  });
  registerDownloads(app, options, '/files/:id', async (request, reply, id) => {
    const query = seenAt.safeParse(request.query);
    if (!query.success) throw new Refused(refuse('DocumentDoesNotExist'));
    const context = requestContextOf(options, request, reply);
    requireScope(context, 'WORK');
    const { task, workflow, comment } = query.data;
    const document = await reachDocument(context, id, {
      taskId: task ?? null,
      workflowId: workflow ?? null,
      ...(comment !== undefined && { commentId: comment }),
    });
    return { tenantId: (await context.viewer()).tenantId, document };
  });
};
