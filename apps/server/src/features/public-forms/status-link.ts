import { asId } from '@baton/domain/core/ids';
import { richTextToPlain } from '@baton/domain/core/rich-text';
import { derivedId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { queueMail } from '../mail/index.ts';
import { commentRecipient } from './requestor.queries.ts';

/** Returns the context of the encryption of a status link. */
export const statusPlace = (tenantId: string, id: string): string => `submission ${tenantId} ${id}`;

/** Path of the page with the status of a submission. */
export const statusPath = (token: string): string => `/submission?status=${token}`;

/**
 * Milliseconds after which the content of a message is deleted. The status link in it stays valid.
 */
export const mailLife = 90 * 24 * 60 * 60_000;

const previewLength = 500;

/** Sends a question to the requestor. Sends nothing for other comments. */
export const mailRequestor = async (
  services: Services,
  tenantId: string,
  commentId: string,
): Promise<void> => {
  const { database, secrets, publicUrl, now } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[asked]] = await database.trip(scope, commentRecipient(commentId));
  if (asked === undefined) return;
  const { submissionId, partyId, workflowId, email, locale, author, body, form } = asked;
  const token = secrets.open(asked.statusToken, statusPlace(tenantId, submissionId));
  if (token === null) return;
  const text = [...richTextToPlain(asId(body))].slice(0, previewLength).join('');
  await queueMail(services, tenantId, {
    id: derivedId('requestor-message', tenantId, commentId),
    ...{ kind: 'FORM_QUESTION', to: email, accountId: null, locale },
    ...{ link: publicUrl + statusPath(token), params: { author, form, text } },
    expiresAt: new Date(now() + mailLife),
    reply: { partyId, workflowId, taskId: null, commentIds: [commentId] },
  });
};
