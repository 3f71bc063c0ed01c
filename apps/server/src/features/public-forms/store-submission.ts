import type { Locale } from '@baton/domain/core/languages';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { queueMail, type ReplySubject } from '../mail/index.ts';
import { insertSubmission, submissionOfKey, type StoredSubmission } from './public-form.queries.ts';
import { mailLife, statusPath, statusPlace } from './status-link.ts';

export interface NewSubmission {
  /** Idempotency key. */
  readonly id: string;
  /** The public link, or null for a message to an alias. */
  readonly linkId: string | null;
  readonly aliasId: string | null;
  /** The requestor. */
  readonly partyId: string;
  readonly email: string | null;
  readonly locale: Locale;
}

/** Returns the statement that stores a submission, and the token of its status page. */
export const newSubmission = (
  { secrets, now }: Services,
  tenantId: string,
  { id, linkId, aliasId, partyId, email, locale }: NewSubmission,
): { readonly statusToken: string; readonly insert: (workflowId: string) => Statement } => {
  const { token, hash } = makeSessionToken();
  const sealed = secrets.seal(token, statusPlace(tenantId, id));
  const at = new Date(now());
  return {
    statusToken: token,
    insert: (workflowId) =>
      insertSubmission(
        ...([id, linkId, aliasId, workflowId, partyId] as const),
        ...([email, hash, sealed, at, locale] as const),
      ),
  };
};

/** Returns the submission of an idempotency key, or null. Its token is null with another key. */
export const storedSubmission = async (
  { database, secrets }: Services,
  tenantId: string,
  id: string,
): Promise<
  (Omit<StoredSubmission, 'statusToken'> & { readonly statusToken: string | null }) | null
> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' } as const;
  const [[known]] = await database.trip(scope, submissionOfKey(id));
  if (known === undefined) return null;
  return { ...known, statusToken: secrets.open(known.statusToken, statusPlace(tenantId, id)) };
};

export interface Confirmation {
  /** Id of the message, so that it is sent once. */
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly form: string;
  readonly reference: string;
  readonly statusToken: string;
  /** Message-ID of the message that it answers. */
  readonly answers?: string;
  /** What a reply becomes a comment on. Requestors of public forms don't ask first. */
  readonly reply?: ReplySubject;
}

/** Sends the reference and the status link to the requestor. */
export const sendConfirmation = (
  services: Services,
  tenantId: string,
  { id, email, locale, form, reference, statusToken, answers, reply }: Confirmation,
): Promise<boolean> =>
  queueMail(services, tenantId, {
    ...{ id, kind: 'FORM_SUBMITTED', to: email, accountId: null, locale },
    ...(answers !== undefined && { answers }),
    ...(reply !== undefined && { reply }),
    link: services.publicUrl + statusPath(statusToken),
    params: { form, reference },
    expiresAt: new Date(services.now() + mailLife),
  });
