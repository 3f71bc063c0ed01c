import { locales } from '@baton/domain/core/languages';
import { z } from 'zod';
import {
  insertInvitation,
  invitedPeople,
  invitedPerson,
} from '../../platform/auth/invitation-statements.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import { linkLife } from '../../platform/auth/single-use-link.ts';
import { newId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { renderMail } from '../mail/index.ts';

export const invitationJob = defineJob(
  'send-invitation',
  z.object({ partyId: z.string(), inviter: z.string(), locale: z.enum(locales) }),
);

/** Sends a new link to an invited person. Sends nothing if they signed up or were deactivated. */
export const invitationHandler = (services: Services): JobHandler =>
  handleJob(invitationJob, async ({ partyId, inviter, locale }, { tenantId }) => {
    if (tenantId === null) return;
    const { database, now, mailer, publicUrl } = services;
    const scope = { kind: 'tenant', tenantId } as const;
    const [[person]] = await database.trip(scope, invitedPerson(partyId));
    if (person === undefined) return;
    const { email, workspaceName: workspace } = person;
    const { token, hash } = makeSessionToken();
    const id = newId<string>();
    const at = now();
    const expires = new Date(at + linkLife.INVITATION);
    await database.trip(scope, insertInvitation(id, partyId, hash, new Date(at), expires));
    const query = new URLSearchParams({ email, token }).toString();
    const link = `${publicUrl}/sign-up?${query}`;
    const params = { workspace, inviter, email };
    await mailer.send({
      id,
      to: email,
      ...renderMail({ kind: 'INVITATION', locale, link, params }),
    });
  });

/** Request for a lost invitation. It is the same for known and unknown addresses. */
export const lostInvitationJob = defineJob(
  'send-lost-invitation',
  z.object({ email: z.string(), locale: z.enum(locales) }),
);

/** Sends new links for all open invitations of an address. */
export const lostInvitationHandler = (services: Services): JobHandler =>
  handleJob(lostInvitationJob, async ({ email, locale }) => {
    const { database } = services;
    const [people] = await database.trip({ kind: 'identity' }, invitedPeople(email));
    for (const { tenantId, partyId, inviter } of people)
      await database.trip(
        { kind: 'tenant', tenantId },
        invitationJob.enqueue({ partyId, inviter, locale }, { key: `invitation:${partyId}` }),
      );
  });
