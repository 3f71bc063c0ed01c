import { randomInt } from 'node:crypto';
import { minute } from '@baton/domain/core/dates';
import { readingLocale } from '@baton/domain/core/languages';
import { chatBody, chatOutcome, type ChatContent } from '@baton/domain/notification/chat-rules';
import { nextAttempt } from '@baton/domain/webhook/webhook-rules';
import type { EgressResult } from '../../../platform/egress/egress.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { objectNoticeJob } from '../../object-notices/index.ts';
import { readDueMessage, type DueItem, type DueMessage } from '../due-message.ts';
import { recordSent, settlePending } from '../due-message.repository.ts';
import { itemPath, itemPlace } from '../inbox/item-path.ts';
import { entryLine } from '../mail/entry-line.ts';
import { notificationText } from '../mail/notification-texts.ts';
import { chatNotificationsJob, type MessageTarget } from '../notifications.jobs.ts';
import { chatWords } from './chat-words.ts';
import {
  chatFor,
  claimChat,
  pauseChat,
  recordChatFailure,
  recordChatSuccess,
  type SealedChat,
} from './chat.repository.ts';

/** Longer than the timeout of a request. */
const claim = minute;

/** Returns the context of the encryption. */
export const chatPlace = (tenantId: string, id: string): string => `chat ${tenantId} ${id}`;

/** Sends a message to a chat. Returns null if the address can't be decrypted. */
export const postToChat = async (
  { egress, secrets }: Pick<Services, 'egress' | 'secrets'>,
  tenantId: string,
  { id, service, sealed }: Pick<SealedChat, 'id' | 'service' | 'sealed'>,
  content: ChatContent,
): Promise<EgressResult | null> => {
  const url = secrets.open(sealed, chatPlace(tenantId, id));
  if (url === null) return null;
  const headers = { 'content-type': 'application/json' };
  return egress.send({ method: 'POST', url, headers, body: chatBody(service, content) });
};

/**
 * Returns what a chat shows. In the chat of the workspace, others read along, so the message names
 * the recipient, and says nothing of comments.
 */
export const chatContentOf = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  tenantId: string,
  {
    person,
    item,
    entries,
    latest,
  }: DueItem & {
    readonly person: Pick<DueMessage['person'], 'locale'>;
  },
  recipient: string | null,
): ChatContent => {
  const locale = readingLocale(person.locale ?? '');
  const words = chatWords[locale];
  const lines = entries.map((entry) =>
    entryLine(recipient === null ? entry : { ...entry, comment: null }, locale),
  );
  const place = itemPlace(item);
  return {
    title: item.name === '' ? notificationText(latest.type, locale, latest.actorName) : item.name,
    lines: [
      ...(recipient === null ? [] : [words.recipient.replace('{name}', () => recipient)]),
      ...(place === '' ? [] : [place]),
      ...(item.name === '' ? [] : lines),
    ],
    link: `${publicUrl}/workspace/${tenantId}${itemPath(item)}`,
    linkText: words.open,
  };
};

/**
 * Writes one chat message about all notifications of a person about an object. A message that fails
 * is sent again later. After a crash between sending and recording, it can be sent twice.
 */
export const sendChat = async (
  services: Services,
  tenantId: string,
  target: MessageTarget,
): Promise<void> => {
  const due = await readDueMessage(services, tenantId, 'chat', target);
  if (due === null) return;
  const { database, now } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const until = now() + claim;
  const again = (at: number) => chatNotificationsJob.enqueue(target, { runAt: at });
  const [claimed, [chat]] = await database.trip(
    scope,
    claimChat(due.ids, new Date(now()), new Date(until)),
    chatFor(target.partyId),
  );
  const ids = claimed.map(({ id }) => id);
  const [{ item, entries: all }] = due.items;
  const entries = all.filter(({ id }) => ids.includes(id));
  const [latest] = entries;
  if (chat === undefined || chat.pausedAt !== null) {
    await database.trip(scope, settlePending.chat(due.ids));
    return;
  }
  if (latest === undefined) {
    // Another worker is sending these notifications. If that worker crashes, this job sends them
    // later.
    await database.trip(scope, again(until));
    return;
  }
  const recipient = chat.partyId === null ? chat.personName : null;
  const content = chatContentOf(
    services,
    tenantId,
    { person: due.person, item, entries, latest },
    recipient,
  );
  const result = await postToChat(services, tenantId, chat, content);
  const at = now();
  const status = result?.kind === 'ANSWERED' ? result.status : null;
  switch (chatOutcome(status, chat.failures + 1)) {
    case 'DELIVERED':
      await database.trip(
        scope,
        settlePending.chat(ids),
        recordSent.chat(
          entries.map(({ id }) => id),
          new Date(at),
        ),
        recordChatSuccess(chat.id),
      );
      return;
    case 'PAUSE':
      await database.trip(
        scope,
        settlePending.chat(ids),
        pauseChat(chat.id, chat.sealed, new Date(at), objectNoticeJob.name),
      );
      services.publish({ tenantId, partyIds: chat.partyId === null ? [] : [chat.partyId] });
      return;
    case 'RETRY': {
      const next = nextAttempt(chat.failures + 1, at, randomInt(1000) / 1000);
      await database.trip(
        scope,
        claimChat(ids, new Date(until), new Date(next)),
        recordChatFailure(chat.id),
        again(next),
      );
    }
  }
};
