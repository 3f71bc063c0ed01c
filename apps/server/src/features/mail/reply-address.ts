import { randomBytes } from 'node:crypto';
import { day } from '@baton/domain/core/dates';
import { hashSessionToken } from '../../platform/auth/session-token.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { insertReplyLink } from './reply-links.repository.ts';

/** Who replies, and what the reply is a comment on. */
export interface ReplySubject {
  readonly partyId: string;
  readonly workflowId: string;
  /** Null for a comment on the workflow. */
  readonly taskId: string | null;
  /** Comments that the message is about. */
  readonly commentIds: readonly string[];
}

const replyLife = 90 * day;
const prefix = 'reply+';
/** Some servers change the case of addresses, so the token has only one case. */
const tokenShape = /^[0-9a-f]{40}$/;

/** Returns the hash of the token in the local part of a reply address, or null. */
export const replyTokenHash = (localPart: string): Buffer | null => {
  const text = localPart.toLowerCase();
  const token = text.startsWith(prefix) ? text.slice(prefix.length) : '';
  return tokenShape.test(token) ? hashSessionToken(token) : null;
};

/**
 * Returns an address for replies to a message, and the statement that stores the hash of its token.
 * Returns null if the installation accepts no messages.
 */
export const makeReplyAddress = (
  { mailDomain, now }: Pick<Services, 'mailDomain' | 'now'>,
  mailId: string,
  { partyId, workflowId, taskId, commentIds }: ReplySubject,
): { readonly address: string; readonly statement: Statement } | null => {
  if (mailDomain === null) return null;
  const token = randomBytes(20).toString('hex');
  const at = now();
  return {
    address: `${prefix}${token}@${mailDomain}`,
    statement: insertReplyLink(
      ...([mailId, hashSessionToken(token), partyId, workflowId, taskId] as const),
      ...([commentIds, new Date(at), new Date(at + replyLife)] as const),
    ),
  };
};
