import { locales, type Locale } from '@baton/domain/core/languages';
import { signInReturnQuery, type SignInReturn } from '@baton/domain/tenant/sign-in-return';
import { z } from 'zod';
import { accountByEmail } from '../../platform/auth/account-statements.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import {
  forgetExpiredLinks,
  insertLink,
  linkLife,
  usedLink,
} from '../../platform/auth/single-use-link.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { signInReturnShape } from '../../platform/graphql/access/return-input.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { queueMail } from '../mail/index.ts';

/** Request for a link to an account. It is the same for known and unknown addresses. */
const accountLinkJob = defineJob(
  'send-account-link',
  z.object({
    /** Id of the message and its link, so that a repeated job sends one. */
    mailId: z.string(),
    purpose: z.enum(['PASSWORD_RESET', 'MFA_RESET', 'MFA_RESET_DONE']),
    email: z.string(),
    locale: z.enum(locales),
    returnTo: signInReturnShape.nullish(),
  }),
);

/** Request of a person for a link. */
export interface LinkRequest {
  readonly email: string;
  readonly locale: Locale;
  readonly returnTo?: SignInReturn | null | undefined;
}

/** Returns the statement that sends a link, for the round trip of the command that causes it. */
export const accountLinkOrder = ({
  purpose,
  email,
  locale,
  returnTo,
}: LinkRequest & { readonly purpose: 'PASSWORD_RESET' | 'MFA_RESET' }): Statement =>
  accountLinkJob.enqueue({ mailId: newId<string>(), purpose, email, locale, returnTo });

const enqueueForLink = prepared<
  unknown,
  [tokenHash: Buffer | null, at: Date, name: string, payload: string]
>(
  'enqueue_second_factor_notice',
  `SELECT app.enqueue($3, $4::jsonb, NULL, NULL, true) FROM (${usedLink('$1', '$2')}) u
    WHERE EXISTS (SELECT FROM credential c WHERE c.account_id = u.account_id AND c.kind = 'TOTP')`,
);

/**
 * Returns the statement that tells a person that their second factor was removed with a link. It
 * follows `useLink` and precedes the removal.
 */
export const secondFactorNotice = (
  tokenHash: Buffer | null,
  at: Date,
  { email, locale }: LinkRequest,
): Statement => {
  const purpose = 'MFA_RESET_DONE' as const;
  const order = accountLinkJob.order({ mailId: newId<string>(), purpose, email, locale });
  return enqueueForLink(tokenHash, at, order.name, JSON.stringify(order.payload));
};

/** Returns the page of a link with the query that the page reads. */
const pages = {
  PASSWORD_RESET: (token: string) => ['/reset-password', { nonce: token }],
  MFA_RESET: (token: string, at: number) => [
    '/mfa-reset',
    { verificationUUID: token, timestamp: String(at) },
  ],
} as const satisfies Readonly<
  Record<string, (token: string, at: number) => readonly [string, Readonly<Record<string, string>>]>
>;

/** Time in milliseconds during which a notice that waits is sent. */
const noticeLife = 24 * 60 * 60_000;

/** Sends the link or notice if the address has an account that belongs to a workspace. */
export const accountLinkHandler = (services: Services): JobHandler =>
  handleJob(accountLinkJob, async ({ mailId, purpose, email, locale, returnTo }) => {
    const { database, now, publicUrl } = services;
    const identity = { kind: 'identity' } as const;
    const [[account]] = await database.trip(identity, accountByEmail(email));
    if (account === undefined || account.tenantId === null) return;
    const at = now();
    const message = { id: mailId, kind: purpose, to: email, accountId: account.id, locale };
    if (purpose === 'MFA_RESET_DONE') {
      const link = `${publicUrl}/password-reset-request?${new URLSearchParams({ email }).toString()}`;
      const expiresAt = new Date(at + noticeLife);
      await queueMail(services, account.tenantId, {
        ...message,
        ...{ link, params: { email }, expiresAt },
      });
      return;
    }
    if (account.requiresSso || account.refusesPassword) return;
    const { token, hash } = makeSessionToken();
    const expiresAt = new Date(at + linkLife[purpose]);
    const [page, parts] = pages[purpose](token, at);
    const query = new URLSearchParams({
      ...{ email, ...parts, 'tenant-uuid': account.tenantId },
      ...signInReturnQuery(returnTo ?? {}),
    });
    const link = `${publicUrl}${page}?${query.toString()}`;
    await queueMail(
      services,
      account.tenantId,
      {
        ...message,
        ...{ link, params: { email }, expiresAt },
      },
      forgetExpiredLinks(new Date(at)),
      insertLink(mailId, purpose, account.id, null, hash, new Date(at), expiresAt),
    );
  });
