import { mailRetryPause, type MailFailure } from '@baton/domain/mail/mail-delivery';
import type { Services } from '../../platform/graphql/request-context.ts';
import { deliveryFailure } from '../../platform/mail/mailer.ts';
import { objectNoticeJob } from '../object-notices/index.ts';
import { queuedMail, recordMailFailure, settleMail, type QueuedMail } from './mail.repository.ts';
import { logoId } from './render-mail.ts';
import { pauseAddress, resumeAccepted } from './paused-address.repository.ts';
import { mailBody, mailPlace, sendMailJob } from './queue-mail.ts';

interface Failed {
  readonly failure: MailFailure;
  readonly detail: string;
  /** True if the address is wrong. */
  readonly isBounce: boolean;
}

/**
 * Sends a message. Returns why it wasn't sent, or a function that must be called after the delivery
 * is recorded.
 */
const deliver = async (
  { mailer, now, secrets }: Services,
  tenantId: string,
  id: string,
  { recipient, subject, content, expiresAt, senderName, logo, logoType }: QueuedMail,
): Promise<Failed | (() => void)> => {
  const opened = secrets.open(content, mailPlace(tenantId, id));
  // Without the key that encrypted it, no one can read the message anymore.
  if (opened === null || expiresAt.getTime() <= now())
    return { failure: 'EXPIRED', detail: '', isBounce: false };
  const {
    text,
    html,
    unsubscribe = null,
    answers = null,
    replyTo,
  } = mailBody.parse(JSON.parse(opened));
  try {
    // A logo that was removed after the message was written is missing in it.
    const images =
      logo === null || logoType === null || !html.includes(`cid:${logoId}`)
        ? []
        : [{ id: logoId, type: logoType, content: logo }];
    return await mailer.send({
      ...{ id, to: recipient, subject, text, html },
      ...{ senderName, images, unsubscribe, answers },
      ...(replyTo !== undefined && { replyTo }),
    });
  } catch (error) {
    return deliveryFailure(error);
  }
};

/**
 * Sends a queued message. A crash after the delivery sends it once more, with the same Message-ID.
 * A process delivers only one at a time, so that a crash repeats at most one.
 * A failed message is queued again with longer and longer pauses.
 */
export const sendMail = async (
  services: Services,
  tenantId: string,
  mailId: string,
): Promise<void> => {
  const { database, mailer, now, publish } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[mail]] = await database.trip(scope, queuedMail(mailId));
  if (mail === undefined) return;
  const result = await deliver(services, tenantId, mailId, mail);
  if (typeof result === 'function') {
    try {
      await database.trip(
        scope,
        settleMail(mailId, mailer.isFolder ? 'STORED' : 'SENT'),
        ...(mailer.isFolder ? [] : [resumeAccepted(mail.recipient)]),
      );
    } finally {
      result();
    }
  } else {
    const { failure, detail, isBounce } = result;
    const pause = mailRetryPause(failure, mail.attempts + 1);
    const next = pause === null ? null : now() + pause;
    await database.trip(
      scope,
      ...(isBounce
        ? [pauseAddress(mail.recipient, detail, new Date(now()), objectNoticeJob.name, false)]
        : []),
      recordMailFailure(mailId, failure, detail, next === null ? null : new Date(next)),
      ...(next === null
        ? []
        : [sendMailJob.enqueue({ mailId }, { key: `mail:${mailId}`, runAt: next })]),
    );
  }
  publish({ tenantId, partyIds: [] });
};
