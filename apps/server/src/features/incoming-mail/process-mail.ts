import {
  incomingMailRefusal,
  isAutomaticMail,
  mailLimits,
  type IncomingMailFacts,
} from '@baton/domain/mail/incoming-mail';
import { isAllowedSender } from '@baton/domain/mail/mail-alias';
import type { Services } from '../../platform/graphql/request-context.ts';
import { checkSender, type SenderChecks } from './check-sender.ts';
import { commentAsRequestor, commentByReply } from './comment-by-mail.ts';
import {
  acceptIncomingMail,
  recordSenderChecks,
  refuseIncomingMail,
  threadOf,
  waitingMail,
  type WaitingMail,
} from './incoming-mail.queries.ts';
import { aliasesById } from './mail-alias.queries.ts';
import { MailRefused } from './mail-refused.ts';
import { parseMail, type ParsedMail } from './parse-mail.ts';
import { mailContent } from './receive-mail.ts';
import { confirmStart, startByMail } from './start-by-mail.ts';

/** After this many attempts, an admin decides. */
const mostAttempts = 5;
const longestDetail = 500;

const parsed = async (content: Buffer): Promise<ParsedMail> => {
  try {
    return await parseMail(content);
  } catch {
    throw new MailRefused('MALFORMED');
  }
};

const unchecked: SenderChecks = { spf: 'NONE', dkim: 'NONE', isVerified: false };

const checksOf = async (
  { resolveText }: Services,
  content: Buffer,
  mail: WaitingMail,
): Promise<SenderChecks> => {
  if (mail.sender === '') return unchecked;
  try {
    return await checkSender(content, mail, resolveText);
  } catch {
    return { ...unchecked, spf: 'ERROR', dkim: 'ERROR' };
  }
};

/** Message-IDs of Baton. Other programs use other versions of UUIDs. */
const ownId = /^<[0-9a-f]{8}-[0-9a-f]{4}-[78][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}@([^>]*)>$/;

/** Returns whether Baton sent the message itself. */
const isOwn = ({ mailer }: Services, { sender, messageId }: ParsedMail): boolean =>
  sender === mailer.sender || ownId.exec(messageId)?.[1] === mailer.sender.split('@').at(-1);

const joined = (names: readonly string[]): string => names.join(', ').slice(0, longestDetail);

const act = async (
  services: Services,
  tenantId: string,
  mailId: string,
  row: WaitingMail,
): Promise<void> => {
  const { database, secrets } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const content = row.content === null ? null : mailContent(secrets, tenantId, mailId, row.content);
  // Without the key that encrypted it, no one can read the message anymore.
  if (content === null) throw new MailRefused('FAILED');
  const mail = await parsed(content);
  if (mail.files.length > mailLimits.attachments) throw new MailRefused('TOO_MANY_ATTACHMENTS');
  const { aliasId, reply } = row;
  const comment = { tenantId, mailId, mail };
  const accept = (workflowId: string, leftOut: readonly string[]) =>
    database.trip(scope, acceptIncomingMail(mailId, workflowId, joined(leftOut)));
  // If the workflow already exists, a crash followed its start and only the confirmation can be
  // missing.
  const startedId = await confirmStart(services, comment);
  if (startedId !== null) {
    await accept(startedId, []);
    return;
  }
  const checks = await checksOf(services, content, row);
  const [aliases] = await database.trip(
    scope,
    aliasesById(aliasId === null ? [] : [aliasId]),
    recordSenderChecks(mailId, checks.spf, checks.dkim),
  );
  const senders = aliases[0]?.senders ?? [];
  const facts: IncomingMailFacts = {
    ...checks,
    sender: mail.sender,
    isAutomatic: isAutomaticMail(mail.headers, row.envelopeSender),
    isOwn: isOwn(services, mail),
    isPerson: row.isPerson,
    isReply: aliasId === null,
    isAllowed: mail.sender !== null && isAllowedSender(mail.sender, senders),
    hasAllowList: senders.length > 0,
    recentCount: row.recentCount,
    isReleased: row.isReleased,
  };
  const reason = incomingMailRefusal(facts);
  if (reason !== null || mail.sender === null) throw new MailRefused(reason ?? 'SENDER_MISSING');
  if (aliasId === null) {
    // Links of messages are deleted some time after they expired.
    if (reply === null) throw new MailRefused('EXPIRED');
    const leftOut = await commentByReply(services, comment, reply);
    await accept(reply.workflowId, leftOut);
    return;
  }
  const [[thread]] = await database.trip(scope, threadOf(aliasId, mail.references));
  if (thread === undefined) {
    const leftOut = await startByMail(services, { ...comment, aliasId, sender: mail.sender });
    const workflowId = await confirmStart(services, comment);
    if (workflowId !== null) await accept(workflowId, leftOut);
    return;
  }
  if (thread.email !== mail.sender && !row.isReleased) throw new MailRefused('OTHER_SENDER');
  const leftOut = await commentAsRequestor(services, comment, thread);
  await accept(thread.workflowId, leftOut);
};

/**
 * Processes a stored message: it starts a workflow, becomes a comment, or is refused. A message has
 * its effect once, also if a worker crashes in between.
 */
export const processMail = async (
  services: Services,
  tenantId: string,
  mailId: string,
  attempt: number,
): Promise<void> => {
  const { database, publish } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[row]] = await database.trip(scope, waitingMail(mailId));
  if (row === undefined) return;
  try {
    await act(services, tenantId, mailId, row);
  } catch (error) {
    if (!(error instanceof MailRefused) && attempt < mostAttempts) throw error;
    const { reason, detail } =
      error instanceof MailRefused ? error : { reason: 'FAILED' as const, detail: '' };
    await database.trip(scope, refuseIncomingMail(mailId, reason, detail));
  }
  publish({ tenantId, partyIds: [] });
};
