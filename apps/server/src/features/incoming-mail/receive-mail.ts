import { createHash } from 'node:crypto';
import { z } from 'zod';
import { bouncesIn } from '@baton/domain/mail/bounce';
import { cleanAlias, mailLabelIn } from '@baton/domain/mail/mail-alias';
import { mailLimits, type MailRefusal } from '@baton/domain/mail/incoming-mail';
import { derivedId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { DeliveredMail, MailIntake } from '../../platform/mail/smtp-listener.ts';
import { findReplyLink, pauseBounced, replyTokenHash } from '../mail/index.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { countIncomingMail, insertIncomingMail } from './incoming-mail.queries.ts';
import { findAlias } from './mail-alias.queries.ts';
import { parseHead, parseMail, recipientsIn, type MailHead } from './parse-mail.ts';

export const processMailJob = defineJob('process-incoming-mail', z.object({ mailId: z.string() }));

const hour = 60 * 60_000;

const place = (tenantId: string, id: string): string => `incoming mail ${tenantId} ${id}`;

/** Returns the bytes of a stored message. Null if the installation has another key now. */
export const mailContent = (
  secrets: SecretBox,
  tenantId: string,
  id: string,
  sealed: Buffer,
): Buffer | null => {
  const content = secrets.open(sealed, place(tenantId, id));
  return content === null ? null : Buffer.from(content, 'latin1');
};

/** An alias, or the address of a reply. */
interface Recipient {
  readonly tenantId: string;
  readonly aliasId: string | null;
  readonly replyLinkId: string | null;
}

const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;

/** Returns the alias or the reply address, or null. */
const recipientOf = async (
  { database, mailDomain }: Services,
  address: string,
): Promise<Recipient | null> => {
  const at = address.lastIndexOf('@');
  const label = mailDomain === null ? undefined : mailLabelIn(address.slice(at + 1), mailDomain);
  if (at < 1 || label === undefined) return null;
  const tokenHash = label === null ? replyTokenHash(address.slice(0, at)) : null;
  if (tokenHash !== null) {
    const [[link]] = await database.trip(identity, findReplyLink(tokenHash));
    return link === undefined
      ? null
      : { tenantId: link.tenantId, aliasId: null, replyLinkId: link.id };
  }
  // People can add a tag to an address, as in `orders+blue`.
  const alias = cleanAlias(address.slice(0, at)).split('+')[0] ?? '';
  const [[found]] = await database.trip(identity, findAlias(alias, label));
  return found === undefined
    ? null
    : { tenantId: found.tenantId, aliasId: found.id, replyLinkId: null };
};

const emptyHead: MailHead = {
  ...{ sender: null, senderName: '', subject: '', messageId: '', references: [] },
  headers: new Map(),
};

/** Stores a message for one recipient, with the job that processes it. */
const store = async (
  { database, secrets, now, publish }: Services,
  { tenantId, aliasId, replyLinkId }: Recipient,
  mail: DeliveredMail,
): Promise<void> => {
  const { content, isTooLarge } = mail;
  const head = await parseHead(content).catch(() => null);
  const { sender, senderName, subject, messageId } = head ?? emptyHead;
  const key = messageId === '' ? createHash('sha256').update(content).digest('hex') : messageId;
  const id = derivedId(
    ...(['incoming-mail', tenantId, aliasId ?? replyLinkId ?? '', sender ?? '', key] as const),
  );
  const reason: MailRefusal | null = isTooLarge ? 'TOO_LARGE' : head === null ? 'MALFORMED' : null;
  await database.trip(
    { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' },
    insertIncomingMail(
      ...([id, aliasId, replyLinkId, sender ?? '', senderName, subject, messageId] as const),
      ...([mail.envelopeSender, mail.clientAddress, mail.clientName, content.length] as const),
      reason === null ? secrets.seal(content.toString('latin1'), place(tenantId, id)) : null,
      ...([new Date(now()), reason] as const),
    ),
    ...(reason === null ? [processMailJob.enqueue({ mailId: id }, { key: `incoming:${id}` })] : []),
  );
  publish({ tenantId, partyIds: [] });
};

/**
 * Maximum number of ids to check. A report is about one message, but its text can contain ids of
 * others.
 */
const mostIds = 5;

/** Returns the ids of messages of Baton that a text names. */
const ownIds = (text: string, sender: string): readonly string[] => {
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const found = [...text.matchAll(/<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^>\s]+)>/gi)]
    .filter(([, , host]) => host?.toLowerCase() === domain)
    .flatMap(([, id]) => id?.toLowerCase() ?? []);
  return [...new Set(found)].slice(0, mostIds);
};

/**
 * Pauses the address that a delivery status notification says is wrong. Does nothing for other
 * messages, and for reports that can't be read.
 */
const receiveBounce = async (services: Services, content: Buffer): Promise<void> => {
  const head = await parseHead(content).catch(() => null);
  const type = head?.headers.get('content-type')?.toLowerCase() ?? '';
  if (!/^multipart\/report\b.*delivery-status/s.test(type)) return;
  const mail = await parseMail(content).catch(() => null);
  const parts = (mail?.files ?? []).filter(({ mediaType }) =>
    /^message\/(?:global-)?delivery-status$/i.test(mediaType),
  );
  const bounced = parts.flatMap((part) => bouncesIn(Buffer.from(part.content).toString()));
  if (bounced.length === 0) return;
  for (const id of ownIds(content.toString('latin1'), services.mailer.sender))
    await pauseBounced(services, id, bounced);
};

/**
 * Stores messages to the aliases of all workspaces, and processes reports that are sent to the
 * sender address of Baton.
 */
export const mailIntake = (services: Services): MailIntake => ({
  accepts: async (address, envelopeSender) => {
    const recipient = await recipientOf(services, address);
    if (recipient === null) {
      const isReport = envelopeSender === '' && address.toLowerCase() === services.mailer.sender;
      return isReport ? 'YES' : 'UNKNOWN';
    }
    const [[recent]] = await services.database.trip(
      { kind: 'tenant', tenantId: recipient.tenantId, waiting: 'ANONYMOUS' },
      countIncomingMail(new Date(services.now() - hour)),
    );
    return (recent?.count ?? 0) < mailLimits.workspacePerHour ? 'YES' : 'BUSY';
  },
  receive: async (mail) => {
    await receiveBounce(services, mail.content);
    const recipients = mail.recipients ?? recipientsIn(mail.content, services.mailDomain ?? '');
    for (const address of new Set(recipients)) {
      const recipient = await recipientOf(services, address);
      if (recipient !== null) await store(services, recipient, mail);
    }
  },
});
