import { mayManageNotifications } from '@baton/domain/access/notification-access';
import { refuse } from '@baton/domain/core/refusal';
import { readingLocale } from '@baton/domain/core/languages';
import { chatOutcome, type ChatService } from '@baton/domain/notification/chat-rules';
import { urlRefusal } from '@baton/domain/core/text-addresses';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { derivedId, newId } from '../../../platform/db/uuid.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { chatWords } from './chat-words.ts';
import {
  auditWorkspaceChat,
  chatOf,
  deleteChat,
  putChat,
  recordChatSuccess,
  type ChatRow,
} from './chat.repository.ts';
import { chatPlace, postToChat } from './send-chat.ts';

export type { ChatRow };

interface Owner {
  readonly viewer: Viewer;
  /** Null for the workspace. */
  readonly partyId: string | null;
  readonly id: string;
}

/** Returns whose chat it is. Only admins reach that of the workspace. */
const ownerOf = async (context: RequestContext, isWorkspace: boolean): Promise<Owner> => {
  const viewer = await context.viewer();
  if (isWorkspace) demand(mayManageNotifications(actorOf(viewer)));
  const partyId = isWorkspace ? null : viewer.userId;
  return { viewer, partyId, id: derivedId('chat', viewer.tenantId, partyId ?? 'workspace') };
};

const auditOf = (
  context: RequestContext,
  { viewer: { tenantId, userId }, partyId }: Owner,
  service: ChatService | null,
) => {
  const at = new Date(context.services.now());
  return partyId === null
    ? [auditWorkspaceChat(tenantId, newId<string>(), at, userId, service)]
    : [];
};

/** Returns the chat of the viewer or of the workspace, or null. */
export const readChat = async (
  context: RequestContext,
  isWorkspace: boolean,
): Promise<ChatRow | null> => {
  const { partyId } = await ownerOf(context, isWorkspace);
  const [[chat]] = await context.db.trip(chatOf(partyId));
  return chat ?? null;
};

/** Returns whether messages of people without a chat go to that of the workspace. */
export const hasWorkspaceChat = async (context: RequestContext): Promise<boolean> => {
  await context.viewer();
  const [chats] = await context.db.read(chatOf(null));
  return chats.length > 0;
};

/** Stores the address of a chat. It is never shown again. */
export const saveChat = async (
  context: RequestContext,
  isWorkspace: boolean,
  { service, url }: { readonly service: ChatService; readonly url: string },
): Promise<void> => {
  const owner = await ownerOf(context, isWorkspace);
  demand(urlRefusal(url));
  const { secrets, now } = context.services;
  const sealed = secrets.seal(url.trim(), chatPlace(owner.viewer.tenantId, owner.id));
  await context.db.trip(
    putChat(owner.id, owner.partyId, service, sealed, new Date(now())),
    ...auditOf(context, owner, service),
  );
};

/** Removes a chat. Removing none has no effect. */
export const removeChat = async (context: RequestContext, isWorkspace: boolean): Promise<void> => {
  const owner = await ownerOf(context, isWorkspace);
  await context.db.trip(deleteChat(owner.id), ...auditOf(context, owner, null));
};

/** Sends a test message. If the chat accepts it, the chat isn't paused anymore. */
export const testChat = async (context: RequestContext, isWorkspace: boolean): Promise<void> => {
  const { viewer, partyId } = await ownerOf(context, isWorkspace);
  const [[chat]] = await context.db.trip(chatOf(partyId));
  if (chat === undefined) throw new Refused(refuse('NotFound'));
  const words = chatWords[readingLocale(viewer.locale)];
  const link = `${context.services.publicUrl}/workspace/${viewer.tenantId}/inbox`;
  const content = { title: words.test, lines: [viewer.tenantName], link, linkText: words.open };
  const result = await postToChat(context.services, viewer.tenantId, chat, content);
  const status = result?.kind === 'ANSWERED' ? result.status : null;
  if (chatOutcome(status, 1) === 'DELIVERED') {
    await context.db.trip(recordChatSuccess(chat.id));
    return;
  }
  const failure = result?.kind === 'FAILED' ? result.failure : 'KEY_LOST';
  throw new Refused(
    refuse('ChatNotDelivered', { reason: status === null ? failure : `${status}` }),
  );
};
