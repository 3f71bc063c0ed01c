import { locales } from '@baton/domain/core/languages';
import { z } from 'zod';
import { insertInvitation, invitedPerson } from '../../platform/auth/invitation-statements.ts';
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
