import { locales } from '@baton/domain/core/languages';
import { z } from 'zod';
import { accountByEmail } from '../../platform/auth/account-statements.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import { forgetExpiredLinks, insertLink, linkLife } from '../../platform/auth/single-use-link.ts';
import { newId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { renderMail } from '../mail/index.ts';

/** Request for a link to an account. It is the same for known and unknown addresses. */
export const accountLinkJob = defineJob(
  'send-account-link',
  z.object({
    purpose: z.enum(['PASSWORD_RESET', 'MFA_RESET']),
    email: z.string(),
    locale: z.enum(locales),
  }),
);

/** Returns the page of a link with the query that the page reads. */
const pages = {
  PASSWORD_RESET: (email: string, token: string) =>
    `/reset-password?${new URLSearchParams({ email, nonce: token }).toString()}`,
  MFA_RESET: (email: string, token: string, at: number) =>
    `/mfa-reset?${new URLSearchParams({ email, verificationUUID: token, timestamp: String(at) }).toString()}`,
} as const;

/** Sends the link if the address has an account that belongs to a workspace. */
export const accountLinkHandler = (services: Services): JobHandler =>
  handleJob(accountLinkJob, async ({ purpose, email, locale }) => {
    const { database, now, mailer, publicUrl } = services;
    const identity = { kind: 'identity' } as const;
    const [[account]] = await database.trip(identity, accountByEmail(email));
    if (account === undefined || account.tenantId === null) return;
    const { token, hash } = makeSessionToken();
    const id = newId<string>();
    const at = now();
    const expires = new Date(at + linkLife[purpose]);
    await database.trip(
      identity,
      forgetExpiredLinks(new Date(at)),
      insertLink(id, purpose, account.id, null, hash, new Date(at), expires),
    );
    const link = publicUrl + pages[purpose](email, token, at);
    await mailer.send({
      id,
      to: email,
      ...renderMail({ kind: purpose, locale, link, params: { email } }),
    });
  });
