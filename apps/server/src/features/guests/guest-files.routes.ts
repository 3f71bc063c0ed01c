import type { FastifyInstance } from 'fastify';
import { filesPerSubmission } from '@baton/domain/public-form/public-link';
import { guestSessionLife } from '@baton/domain/guest/guest-link';
import { refuse } from '@baton/domain/core/refusal';
import { requestContextOf, type GraphqlOptions } from '../../platform/graphql/graphql-options.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { registerUploads } from '../documents/index.ts';
import { guestOf } from './guest-session.ts';
import { countGuestFiles } from './guests.queries.ts';

/** Header with the session of a guest. Browsers never add it by themselves. */
const sessionHeader = 'x-baton-guest';

/** Registers POST /files/guest, which uploads a file for a task of a guest. */
export const registerGuestFiles = (app: FastifyInstance, options: GraphqlOptions): Promise<void> =>
  registerUploads(app, options, '/files/guest', async (request, reply) => {
    const context = requestContextOf(options, request, reply);
    const guest = await guestOf(context, request.headers[sessionHeader]?.toString());
    const since = new Date(options.services.now() - guestSessionLife);
    const [[files]] = await guest.context.db.trip(countGuestFiles(guest.id, since));
    if ((files?.count ?? 0) >= filesPerSubmission)
      throw new Refused(refuse('TooManyFiles', { max: filesPerSubmission }));
    return guest.context;
  });
