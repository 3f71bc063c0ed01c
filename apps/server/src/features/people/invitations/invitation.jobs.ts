import { hour } from '@baton/domain/core/dates';
import { locales, type Locale } from '@baton/domain/core/languages';
import { isResentOften } from '@baton/domain/party/invitation';
import { signInReturnQuery, type SignInReturn } from '@baton/domain/tenant/sign-in-return';
import { z } from 'zod';
import {
  insertInvitation,
  invitedPeople,
  invitedPerson,
  markInvited,
  resendsSince,
} from '../../../platform/auth/invitation-statements.ts';
import { makeSessionToken } from '../../../platform/auth/session-token.ts';
import { linkLife } from '../../../platform/auth/single-use-link.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { newId } from '../../../platform/db/uuid.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { signInReturnShape } from '../../../platform/graphql/access/return-input.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { queueMail } from '../../mail/index.ts';

const invitationJob = defineJob(
  'send-invitation',
  z.object({
    /** Id of the message and its link, so that a repeated job sends one. */
    mailId: z.string(),
    partyId: z.string(),
    inviter: z.string(),
    locale: z.enum(locales),
    returnTo: signInReturnShape.nullish(),
  }),
);

/**
 * Returns the statement that sends a new invitation, for the round trip of the command that causes
 * it.
 */
export const invitationOrder = (order: {
  readonly partyId: string;
  readonly inviter: string;
  readonly locale: Locale;
  readonly returnTo?: SignInReturn | null | undefined;
}): Statement =>
  invitationJob.enqueue(
    { mailId: newId<string>(), ...order },
    { key: `invitation:${order.partyId}` },
  );

/** Sends a new link to an invited person. Sends nothing if they signed up or were deactivated. */
const invitationHandler = (services: Services): JobHandler =>
  handleJob(invitationJob, async ({ mailId, partyId, inviter, locale, returnTo }, { tenantId }) => {
    if (tenantId === null) return;
    const { database, now, publicUrl } = services;
    const scope = { kind: 'tenant', tenantId } as const;
    const [[person]] = await database.trip(scope, invitedPerson(partyId));
    if (person === undefined) return;
    const { email, workspaceName: workspace } = person;
    const { token, hash } = makeSessionToken();
    const at = now();
    const expiresAt = new Date(at + linkLife.INVITATION);
    const query = new URLSearchParams({
      ...{ email, token, 'tenant-uuid': tenantId },
      ...signInReturnQuery({
        redirect: returnTo?.redirect,
        isSupplier: returnTo?.isSupplier === true || person.isExternal,
      }),
    }).toString();
    await queueMail(
      services,
      tenantId,
      {
        ...{ id: mailId, kind: 'INVITATION', to: email, accountId: null, locale, expiresAt },
        link: `${publicUrl}/sign-up?${query}`,
        params: { workspace, inviter, email },
      },
      insertInvitation(mailId, partyId, hash, new Date(at), expiresAt),
    );
  });

/** Request for a lost invitation. It is the same for known and unknown addresses. */
export const lostInvitationJob = defineJob(
  'send-lost-invitation',
  z.object({
    email: z.string(),
    locale: z.enum(locales),
    returnTo: signInReturnShape.nullish(),
  }),
);

/** Sends new links for all open invitations of an address, except those that were sent too often. */
const lostInvitationHandler = (services: Services): JobHandler =>
  handleJob(lostInvitationJob, async ({ email, locale, returnTo }) => {
    const { database, now } = services;
    const [people] = await database.trip({ kind: 'identity' }, invitedPeople(email));
    for (const { tenantId, partyId, inviter } of people) {
      const scope = { kind: 'tenant', tenantId } as const;
      const [resends] = await database.trip(scope, resendsSince(partyId, new Date(now() - hour)));
      const times = resends.map(({ at }) => at.getTime());
      if (isResentOften(times, now())) continue;
      await database.trip(
        scope,
        markInvited(partyId, new Date(now())),
        invitationOrder({ partyId, inviter, locale, returnTo }),
      );
    }
  });

/** Returns the handlers of jobs that send invitations. */
export const invitationHandlers = (services: Services): readonly JobHandler[] => [
  invitationHandler(services),
  lostInvitationHandler(services),
];
