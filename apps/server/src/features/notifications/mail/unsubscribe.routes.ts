import type { FastifyInstance } from 'fastify';
import { refuse } from '@baton/domain/core/refusal';
import { presentedTokenHash } from '../../../platform/auth/session-token.ts';
import { useUnsubscribeLink } from '../../../platform/auth/unsubscribe-statements.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { sendProblem } from '../../../platform/http/problem.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { endDigest } from '../digest/digests.repository.ts';
import { saveMailTypes } from './notification-mail.repository.ts';

/** The emails that a link turns off. */
interface Unsubscription {
  readonly token?: string;
  readonly daily?: string;
  readonly weekly?: string;
}

const statementOf = (partyId: string, { daily, weekly }: Unsubscription): Statement => {
  if (daily !== undefined) return endDigest.DAILY(partyId);
  return weekly === undefined ? saveMailTypes(partyId, []) : endDigest.WEEKLY(partyId);
};

/** Stops emails about tasks, or digests. Refuses an unknown or expired link. */
const unsubscribe = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  given: Unsubscription,
): Promise<void> => {
  const token = typeof given.token === 'string' ? given.token : '';
  const [[link]] = await database.trip(
    { kind: 'identity' },
    useUnsubscribeLink(presentedTokenHash(token), new Date(now())),
  );
  if (link === undefined) throw new Refused(refuse('LinkInvalid'));
  const { tenantId, partyId } = link;
  await database.trip({ kind: 'tenant', tenantId }, statementOf(partyId, given));
};

/**
 * Registers POST /unsubscribe. Mail programs call it with one click (RFC 8058), and so does the
 * button of the page. The token of the link is the only right, so the origin doesn't matter.
 */
export const registerUnsubscribe = (app: FastifyInstance, services: Services): void => {
  void app.register(async (scope) => {
    // The body says only that it was one click.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, null));
    });
    scope.post<{ Querystring: Unsubscription }>(
      '/unsubscribe',
      { bodyLimit: 1024 },
      async (request, reply) => {
        try {
          await unsubscribe(services, request.query);
          return await reply.header('cache-control', 'no-store').code(204).send();
        } catch (thrown) {
          return sendProblem(request, reply, thrown);
        }
      },
    );
  });
};
