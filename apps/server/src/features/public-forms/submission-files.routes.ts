import type { FastifyInstance } from 'fastify';
import { filesPerSubmission } from '@baton/domain/public-form/public-link';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../../platform/graphql/refused.ts';
import { requestContextOf, type GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { registerUploads } from '../documents/index.ts';
import { countFiles } from './public-form.queries.ts';
import { contextOfVisitor, openForm, visitorOf } from './visitor.ts';

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
