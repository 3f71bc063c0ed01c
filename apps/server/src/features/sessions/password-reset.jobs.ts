import { locales } from '@baton/domain/core/languages';
import { z } from 'zod';
import { accountByEmail } from '../../platform/auth/account-statements.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import { forgetExpiredLinks, insertLink, linkLife } from '../../platform/auth/single-use-link.ts';
import { newId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { renderMail } from '../mail/index.ts';

/** Request for a password reset. It is the same for known and unknown addresses. */
export const passwordResetJob = defineJob(
  'send-password-reset',
  z.object({ email: z.string(), locale: z.enum(locales) }),
);

/** Sends the link if the address has an account that belongs to a workspace. */
export const passwordResetHandler = (services: Services): JobHandler =>
  handleJob(passwordResetJob, async ({ email, locale }) => {
    const { database, now, mailer, publicUrl } = services;
    const identity = { kind: 'identity' } as const;
    const [[account]] = await database.trip(identity, accountByEmail(email));
    if (account === undefined || account.tenantId === null) return;
    const { token, hash } = makeSessionToken();
    const id = newId<string>();
    const at = now();
    const expires = new Date(at + linkLife.PASSWORD_RESET);
    await database.trip(
      identity,
      forgetExpiredLinks(new Date(at)),
      insertLink(id, account.id, hash, new Date(at), expires),
    );
    const query = new URLSearchParams({ email, nonce: token }).toString();
    const link = `${publicUrl}/reset-password?${query}`;
    const params = { email };
    await mailer.send({
      id,
      to: email,
      ...renderMail({ kind: 'PASSWORD_RESET', locale, link, params }),
    });
  });
