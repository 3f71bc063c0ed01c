/**
 * States of an incoming message. RECEIVED: stored, not processed yet. ACCEPTED: it started a workflow
 * or became a comment.
 */
export const incomingMailStates = ['RECEIVED', 'ACCEPTED', 'REFUSED', 'DISCARDED'] as const;
export type IncomingMailState = (typeof incomingMailStates)[number];

/** Results of SPF and DKIM. NONE: the domain or the message has no such record. */
export const senderChecks = ['PASS', 'FAIL', 'NONE', 'ERROR'] as const;
export type SenderCheck = (typeof senderChecks)[number];

/** Why a message was refused. */
export const mailRefusals = [
  'ALIAS_OFF',
  'AUTOMATIC',
  'EMPTY',
  'EXPIRED',
  'FAILED',
  'INTAKE_REFUSED',
  'MALFORMED',
  'NO_ACCESS',
  'OTHER_SENDER',
  'SENDER_MISSING',
  'SENDER_NOT_ALLOWED',
  'SENDER_NOT_VERIFIED',
  'TOO_LARGE',
  'TOO_MANY',
  'TOO_MANY_ATTACHMENTS',
] as const;
export type MailRefusal = (typeof mailRefusals)[number];

/** Refusals that an admin can overrule. The others would occur again, or would give access. */
const releasable: ReadonlySet<MailRefusal> = new Set([
  ...(['ALIAS_OFF', 'AUTOMATIC', 'FAILED', 'INTAKE_REFUSED', 'NO_ACCESS', 'OTHER_SENDER'] as const),
  ...(['SENDER_NOT_ALLOWED', 'SENDER_NOT_VERIFIED', 'TOO_MANY'] as const),
]);

/** Returns whether an admin can process a refused message after all. */
export const isReleasable = (reason: MailRefusal | null): boolean =>
  reason !== null && releasable.has(reason);

export const mailLimits = {
  /** Maximum size of a message in bytes. */
  bytes: 25 * 1024 * 1024,
  headerBytes: 256 * 1024,
  /** Maximum depth of parts in parts. */
  nesting: 20,
  attachments: 50,
  /** Maximum number of characters of a text that becomes a value or a comment. */
  text: 18_000,
  /** Messages of one sender to a workspace in an hour. */
  senderPerHour: 30,
  /** Messages to a workspace in an hour. More are deferred. */
  workspacePerHour: 2000,
  recipients: 10,
} as const;

/** Headers that decide whether a program sent a message, in lower case. */
export type MailHeaders = ReadonlyMap<string, string>;

/**
 * Returns whether a program sent the message, such as an out-of-office reply or a mailing list.
 * Baton never answers these, so that two programs don't answer each other.
 */
export const isAutomaticMail = (headers: MailHeaders, envelopeSender: string | null): boolean => {
  const value = (name: string): string => (headers.get(name) ?? '').trim().toLowerCase();
  const submitted = value('auto-submitted');
  return (
    // The null sender of bounces.
    envelopeSender === '' ||
    (submitted !== '' && submitted.split(';')[0]?.trim() !== 'no') ||
    /^(?:bulk|list|junk|auto_reply)/.test(value('precedence')) ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-loop'].some((name) => headers.has(name)) ||
    value('content-type').startsWith('multipart/report')
  );
};

/** The facts that decide whether a message is accepted, before its content is read. */
export interface IncomingMailFacts {
  /** Null if the message names none, or several. */
  readonly sender: string | null;
  readonly isAutomatic: boolean;
  /** True if it comes from Baton itself. */
  readonly isOwn: boolean;
  /** True if SPF or DKIM proves the domain of the sender. */
  readonly isVerified: boolean;
  readonly spf: SenderCheck;
  readonly dkim: SenderCheck;
  /** True if an active person of the workspace has the address of the sender. */
  readonly isPerson: boolean;
  /** True if the recipient is the address of a reply, whose token is the right to comment. */
  readonly isReply: boolean;
  /** False if the alias lists its senders, and this one isn't listed. */
  readonly isAllowed: boolean;
  readonly hasAllowList: boolean;
  /** Messages of the sender in the last hour, including this one. */
  readonly recentCount: number;
  /** True if an admin released the message. */
  readonly isReleased: boolean;
}

/** Returns why a message is refused before its content is read, or null. */
export const incomingMailRefusal = (facts: IncomingMailFacts): MailRefusal | null => {
  if (facts.sender === null) return 'SENDER_MISSING';
  if (facts.isOwn) return 'AUTOMATIC';
  if (facts.isReleased) return null;
  if (facts.isAutomatic) return 'AUTOMATIC';
  if (facts.recentCount > mailLimits.senderPerHour) return 'TOO_MANY';
  if (facts.isReply) return null;
  if (!facts.isAllowed) return 'SENDER_NOT_ALLOWED';
  if (facts.isVerified) return null;
  // A sender who gets rights by their address must be proven. Other senders are accepted unless the
  // check of their domain failed.
  const isTrusted = facts.isPerson || facts.hasAllowList;
  return isTrusted || facts.spf === 'FAIL' || facts.dkim === 'FAIL' ? 'SENDER_NOT_VERIFIED' : null;
};
