import type { FastifyInstance } from 'fastify';
import { filesPerSubmission } from '@baton/domain/public-form/public-link';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../../platform/graphql/refused.ts';
import { requestContextOf, type GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { registerDownloads, registerUploads } from '../documents/index.ts';
import { reachOutsideDocument } from './outside-documents.ts';
import { countFiles } from './public-form.queries.ts';
import { latestQuestion, requestorWith } from './requestor.ts';
import { countRecentFiles } from './requestor.queries.ts';
import { contextOfVisitor, openForm, visitorOf } from './visitor.ts';

const day = 24 * 60 * 60_000;

/** Header with the session of a visitor. Browsers never add it by themselves. */
const sessionHeader = 'x-baton-submission';

/** Registers POST /files/submission, which uploads a file for one public form. */
export const registerSubmissionFiles = (
  app: FastifyInstance,
  options: GraphqlOptions,
): Promise<void> =>
  registerUploads(app, options, '/files/submission', async (request, reply) => {
    const context = requestContextOf(options, request, reply);
    const { services } = context;
    const visitor = await visitorOf(services, request.headers[sessionHeader]?.toString());
    await openForm(services, visitor.tenantId, visitor.linkId);
    const own = contextOfVisitor(context, visitor);
    const [[files]] = await own.db.trip(countFiles(visitor.partyId));
    if ((files?.count ?? 0) >= filesPerSubmission)
      throw new Refused(refuse('TooManyFiles', { max: filesPerSubmission }));
    return own;
  });

/** Header with the token of a status page. */
const requestorHeader = 'x-baton-requestor';

/**
 * Registers POST /files/requestor, which uploads a file for an answer to a question, and GET
 * /files/requestor/:id, which downloads a file of a question or answer.
 */
export const registerRequestorFiles = async (
  app: FastifyInstance,
  options: GraphqlOptions,
): Promise<void> => {
  await registerUploads(app, options, '/files/requestor', async (request, reply) => {
    const requestor = await requestorWith(
      requestContextOf(options, request, reply),
      request.headers[requestorHeader]?.toString(),
    );
    latestQuestion(requestor);
    const since = new Date(options.services.now() - day);
    const [[files]] = await requestor.context.db.trip(countRecentFiles(requestor.partyId, since));
    if ((files?.count ?? 0) >= filesPerSubmission)
      throw new Refused(refuse('TooManyFiles', { max: filesPerSubmission }));
    return requestor.context;
  });
  registerDownloads(app, options, '/files/requestor/:id', async (request, reply, id) => {
    const { context, comments } = await requestorWith(
      requestContextOf(options, request, reply),
      request.headers[requestorHeader]?.toString(),
    );
    const visible = comments.flatMap(({ documentIds }) => documentIds);
    return reachOutsideDocument(context, id, visible);
  });
};
