import { asId } from '@baton/domain/core/ids';
import { richTextToPlain } from '@baton/domain/core/rich-text';
import { givesAccess } from '@baton/domain/guest/guest-link';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { queueMail, type ReplySubject, type MailKind } from '../mail/index.ts';
import {
  answeredGuest,
  guestLinkById,
  insertMessageLink,
  type GuestLinkRow,
} from './guest-links.queries.ts';

/** Path of the page that a guest opens. */
const guestPath = (token: string): string => `/guest?token=${token}`;

export interface GuestMessage {
  /** Key of the message. A repeated request has the same key, so that the message is sent once. */
  readonly key: string;
  readonly kind: Extract<MailKind, `GUEST_${string}`>;
  readonly link: Pick<
    GuestLinkRow,
    'id' | 'guestId' | 'email' | 'taskName' | 'locale' | 'expiresAt'
  >;
  readonly params: Readonly<Record<string, string>>;
  /** What a reply becomes a comment on. */
  readonly reply?: ReplySubject;
}

/** Sends a message with a new link to a guest, in one transaction with these statements. */
export const sendGuestLink = async (
  services: Services,
  tenantId: string,
  { key, kind, link, params, reply }: GuestMessage,
  ...statements: readonly Statement[]
): Promise<void> => {
  const { token, hash } = makeSessionToken();
  const id = derivedId('guest-message', tenantId, link.id, key);
  const [at, expiresAt] = [new Date(services.now()), new Date(link.expiresAt)];
  await queueMail(
    services,
    tenantId,
    {
      ...{ id, kind, to: link.email, accountId: null, locale: link.locale },
      ...{ link: services.publicUrl + guestPath(token), expiresAt },
      ...(reply !== undefined && { reply }),
      params: { task: link.taskName, ...params },
    },
    ...statements,
    insertMessageLink(asId(id), link.id, link.guestId, hash, at, expiresAt),
  );
};

const previewLength = 500;

/** Returns the beginning of a text for a message. */
export const previewOf = (text: string): string => [...text].slice(0, previewLength).join('');

/** Sends the answer to a guest's question. Sends nothing for other comments. */
export const mailGuestOfReply = async (
  services: Services,
  tenantId: string,
  commentId: string,
): Promise<void> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[answer]] = await services.database.trip(scope, answeredGuest(commentId));
  if (answer === undefined) return;
  const [[link]] = await services.database.trip(scope, guestLinkById(answer.linkId));
  if (link === undefined || !givesAccess(link, services.now())) return;
  await sendGuestLink(services, tenantId, {
    ...{ key: commentId, kind: 'GUEST_REPLY', link },
    reply: {
      ...{ partyId: link.guestId, workflowId: link.workflowId, taskId: link.taskId },
      commentIds: [commentId],
    },
    params: {
      author: answer.author,
      text: previewOf(richTextToPlain(asId(answer.body))),
    },
  });
};
