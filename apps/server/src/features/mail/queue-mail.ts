import { z } from 'zod';
import { violates } from '../../platform/db/database-error.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { insertMail, mailBrand } from './mail.repository.ts';
import { renderMail, type MailContent } from './render-mail.ts';
import { makeReplyAddress, type ReplySubject } from './reply-address.ts';

export const sendMailJob = defineJob('send-mail', z.object({ mailId: z.string() }));

/** Returns the context of the encryption. A message can't be decrypted as another one. */
export const mailPlace = (tenantId: string, id: string): string => `mail ${tenantId} ${id}`;

export const mailBody = z.object({
  text: z.string(),
  html: z.string(),
  link: z.string(),
  unsubscribe: z.string().optional(),
  answers: z.string().optional(),
  replyTo: z.string().optional(),
});

export interface MailOrder extends MailContent {
  /** Id of the message. It stays the same if the job that writes the message runs again. */
  readonly id: string;
  readonly to: string;
  /** Account that the link opens. Null if it opens only the workspace. */
  readonly accountId: string | null;
  /** Time when the link expires. */
  readonly expiresAt: Date;
  /** Message-ID of the message that it answers. */
  readonly answers?: string;
  /** What a reply to the message becomes a comment on. */
  readonly reply?: ReplySubject;
}

/**
 * Stores a message in one transaction with its statements, such as the one that creates its link.
 * A job sends it. Returns false and does nothing if the message was stored before.
 */
export const queueMail = async (
  services: Services,
  tenantId: string,
  order: MailOrder,
  ...statements: readonly Statement[]
): Promise<boolean> => {
  const { database, now, publish, secrets } = services;
  const { id, kind, to, link, unsubscribe, answers, accountId, expiresAt } = order;
  const [[brand]] = await database.trip({ kind: 'tenant', tenantId }, mailBrand());
  if (brand === undefined) return true;
  const reply = order.reply === undefined ? null : makeReplyAddress(services, id, order.reply);
  const { subject, text, html } = renderMail({ ...order, canReply: reply !== null }, brand);
  const replyTo = reply?.address;
  const body = JSON.stringify({ text, html, link, unsubscribe, answers, replyTo });
  const content = secrets.seal(body, mailPlace(tenantId, id));
  try {
    await database.trip(
      { kind: 'tenant', tenantId },
      insertMail(id, accountId, kind, to, subject, content, new Date(now()), expiresAt),
      ...statements,
      ...(reply === null ? [] : [reply.statement]),
      sendMailJob.enqueue({ mailId: id }, { key: `mail:${id}` }),
    );
  } catch (error) {
    if (!violates(error, 'outgoing_mail_pkey')) throw error;
    return false;
  }
  publish({ tenantId, partyIds: [] });
  return true;
};
