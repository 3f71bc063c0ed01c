import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { filesPerSubmission } from '@baton/domain/public-form/public-link';
import { guestSessionLife } from '@baton/domain/guest/guest-link';
import { refuse } from '@baton/domain/core/refusal';
import { requestContextOf, type GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { registerDownloads, registerUploads } from '../documents/index.ts';
import { reachOutsideDocument } from '../public-forms/index.ts';
import { guestOf } from './guest-session.ts';
import { documentsInForm, guestTask } from './guest-tasks.ts';
import { commentsOfGuest, countGuestFiles } from './guests.queries.ts';

/** Header with the session of a guest. Browsers never add it by themselves. */
const sessionHeader = 'x-baton-guest';

const inTask = z.object({ task: z.uuid() });

/**
 * Registers POST /files/guest, which uploads a file for a task of a guest, and GET /files/guest/:id,
 * which downloads a file of their task or its questions.
 */
export const registerGuestFiles = async (
  app: FastifyInstance,
  options: GraphqlOptions,
): Promise<void> => {
  await registerUploads(app, options, '/files/guest', async (request, reply) => {
    const context = requestContextOf(options, request, reply);
    const guest = await guestOf(context, request.headers[sessionHeader]?.toString());
    const since = new Date(options.services.now() - guestSessionLife);
    const [[files]] = await guest.context.db.trip(countGuestFiles(guest.id, since));
    if ((files?.count ?? 0) >= filesPerSubmission)
      throw new Refused(refuse('TooManyFiles', { max: filesPerSubmission }));
    return guest.context;
  });
  registerDownloads(app, options, '/files/guest/:id', async (request, reply, id) => {
    const place = inTask.safeParse(request.query);
    if (!place.success) throw new Refused(refuse('DocumentDoesNotExist'));
    const guest = await guestOf(
      requestContextOf(options, request, reply),
      request.headers[sessionHeader]?.toString(),
    );
    const task = await guestTask(guest, place.data.task);
    const [comments] = await guest.context.db.trip(commentsOfGuest(place.data.task, guest.id));
    const attached = comments.flatMap(({ documentIds }) => documentIds);
    return reachOutsideDocument(guest.context, id, [...attached, ...(await documentsInForm(task))]);
  });
};
