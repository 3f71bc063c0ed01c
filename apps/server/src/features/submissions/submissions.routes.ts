import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { cleanDocumentName } from '@baton/domain/document/document-rules';
import { refuse } from '@baton/domain/core/refusal';
import { factsOfWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { formOf } from '@baton/domain/run-model/run-view';
import { isCrossSite } from '../../platform/auth/request-forgery.ts';
import { requestContextOf, type GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { requireScope } from '../../platform/graphql/require-scopes.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { disposition } from '../../platform/http/content-disposition.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { openTypesetter, type Typesetter } from '../../platform/pdf/typesetter.ts';
import { readRunOfWorkflow, readTask } from '../runs/index.ts';
import { preparePrint, submissionTemplate } from './print-text.ts';
import { makeSubmission, type PreparedSubmission } from './make-submission.ts';

const wanted = z.object({ place: z.enum(['tasks', 'workflows']), id: z.uuid() });

const ofTask = async (context: RequestContext, id: string): Promise<PreparedSubmission | null> => {
  const found = await readTask(context, id);
  if (found === null || formOf(found.details.view, found.task.id).length === 0) return null;
  return makeSubmission(context, found.details, found.task);
};

const ofWorkflow = async (
  context: RequestContext,
  id: string,
): Promise<PreparedSubmission | null> => {
  const details = await readRunOfWorkflow(context, id);
  if (details === null) return null;
  const { view, viewer } = details;
  if (mayReadWorkflow(viewer, factsOfWorkflow(view, viewer)) !== null) return null;
  return formOf(view, null).length === 0 ? null : makeSubmission(context, details, null);
};

const print =
  (options: GraphqlOptions, { typeset }: Typesetter) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    try {
      const asked = wanted.safeParse(request.params);
      const site = request.headers['sec-fetch-site']?.toString() ?? null;
      if (!asked.success || isCrossSite(site)) throw new Refused(refuse('NotFound'));
      const { place, id } = asked.data;
      const context = requestContextOf(options, request, reply);
      requireScope(context, 'WORK');
      const prepared = await (place === 'tasks' ? ofTask : ofWorkflow)(context, id);
      // People without read access get the same error as for a submission that doesn't exist.
      if (prepared === null) throw new Refused(refuse('NotFound'));
      const { userId: person } = await context.viewer();
      const order = {
        template: await readFile(submissionTemplate, 'utf8'),
        data: JSON.stringify(prepared.submission),
        prepare: preparePrint,
        images: prepared.images,
        at: options.services.now(),
      };
      const pdf = await typeset(order, { person, signal: closed.signal });
      if (pdf === null) throw new Refused(refuse('Unavailable'));
      return await reply
        .header('content-type', 'application/pdf')
        .header(
          'content-disposition',
          disposition('attachment', cleanDocumentName(prepared.fileName)),
        )
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(pdf));
    } catch (thrown) {
      return sendProblem(request, reply, thrown);
    }
  };

/**
 * Registers GET /submissions/tasks/:id and /submissions/workflows/:id, which print a form with its
 * values.
 */
export const registerSubmissions = (app: FastifyInstance, options: GraphqlOptions): void => {
  app.get('/submissions/:place/:id', print(options, openTypesetter()));
};
