import { randomInt } from 'node:crypto';
import { readingLocale } from '@baton/domain/core/languages';
import { second } from '@baton/domain/core/dates';
import { afterQuietHours } from '@baton/domain/notification/notification-times';
import { pushOutcome } from '@baton/domain/notification/push-rules';
import { nextAttempt } from '@baton/domain/webhook/webhook-rules';
import type { EgressResult } from '../../../platform/egress/egress.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import type { PayloadOf } from '../../../platform/jobs/job.ts';
import { readDueMessage, sendableEntries } from '../due-message.ts';
import { recordSent } from '../due-message.repository.ts';
import { itemPath, itemPlace } from '../inbox/item-path.ts';
import type { InboxEntryRow, InboxItemRow } from '../inbox/inbox.queries.ts';
import { readOpenItems } from '../inbox/read-open-items.ts';
import { entryLine } from '../mail/entry-line.ts';
import { notificationText } from '../mail/notification-texts.ts';
import { pushDeliveryJob, type MessageTarget } from '../notifications.jobs.ts';
import { recipientsOf, type RecipientRow } from '../notifications.repository.ts';
import { pushKeys } from './push-keys.ts';
import { pushTarget, sendToBrowser, type PushContent } from './push-service.ts';
import {
  claimPush,
  dropPushSubscription,
  endPush,
  planPushDeliveries,
  releasePush,
  type ClaimedPush,
} from './push.repository.ts';

/** Returns the context of the encryption. */
export const pushPlace = (tenantId: string, id: string): string => `push ${tenantId} ${id}`;

/** Plans a message to each browser of a person about all new notifications about an object. */
export const planPush = async (
  services: Services,
  tenantId: string,
  target: MessageTarget,
): Promise<void> => {
  const due = await readDueMessage(services, tenantId, 'push', target);
  if (due === null) return;
  const { database, now } = services;
  const [{ entries }] = due.items;
  await database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    planPushDeliveries(
      target.partyId,
      entries.map(({ id }) => id),
      due.ids,
      new Date(now()),
      pushDeliveryJob.name,
    ),
  );
};

/** Returns what a browser shows about a notification. */
export const pushContentOf = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  tenantId: string,
  item: InboxItemRow,
  entry: InboxEntryRow,
  language: string | null,
): PushContent => {
  const locale = readingLocale(language ?? '');
  const what = notificationText(entry.type, locale, entry.actorName);
  return {
    title: item.name === '' ? what : item.name,
    body: [...(item.name === '' ? [] : [entryLine(entry, locale)]), itemPlace(item)]
      .filter((line) => line !== '')
      .join('\n'),
    url: `${publicUrl}/workspace/${tenantId}${itemPath({ ...item, entries: [entry] })}`,
    tag: item.subjectId,
  };
};

type Delivery = PayloadOf<typeof pushDeliveryJob>;

/** Returns what the person can read now, or null if the message isn't needed anymore. */
const contentNow = async (
  services: Services,
  tenantId: string,
  { subjectId }: ClaimedPush,
  { notificationId }: Delivery,
  person: RecipientRow,
): Promise<PushContent | null> => {
  const [item] = await readOpenItems(services, tenantId, person, [subjectId]);
  if (item === undefined) return null;
  const [entry] = sendableEntries('push', person, item, [notificationId]);
  if (entry === undefined) return null;
  return pushContentOf(services, tenantId, item, entry, person.locale);
};

/** Returns the time before which a push service wants no other message. */
const notBefore = (result: EgressResult, now: number): number => {
  const seconds = result.kind === 'ANSWERED' ? Number(result.headers['retry-after']) : 0;
  return Number.isFinite(seconds) ? now + seconds * second : 0;
};

/**
 * Sends one message to one browser. It is claimed before, so that a browser gets it at most once,
 * also after a crash. A message that was refused for a while is sent again later.
 */
export const deliverPush = async (
  services: Services,
  tenantId: string,
  delivery: Delivery,
): Promise<void> => {
  const { database, now, secrets } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const ids = [delivery.subscriptionId, delivery.notificationId] as const;
  const again = (runAt: number) =>
    database.trip(scope, releasePush(...ids), pushDeliveryJob.enqueue(delivery, { runAt }));
  const [[claimed]] = await database.trip(scope, claimPush(...ids, new Date(now())));
  if (claimed === undefined) return;
  const [[person]] = await database.trip(scope, recipientsOf([claimed.partyId]));
  const content =
    person === undefined ? null : await contentNow(services, tenantId, claimed, delivery, person);
  const sealed = secrets.open(claimed.sealed, pushPlace(tenantId, delivery.subscriptionId));
  const keys = await pushKeys(services);
  if (person === undefined || content === null || sealed === null || keys === null) {
    await database.trip(scope, endPush(...ids, null));
    return;
  }
  const sendAt = afterQuietHours(now(), person, person.timeZone);
  if (sendAt > now()) {
    await again(sendAt);
    return;
  }
  const target = pushTarget.parse(JSON.parse(sealed));
  const result = await sendToBrowser(services, keys, target, content);
  const at = now();
  const status = result.kind === 'ANSWERED' ? result.status : null;
  switch (pushOutcome(status, claimed.createdAt.getTime(), at)) {
    case 'RETRY':
      await again(
        Math.max(nextAttempt(claimed.attempts, at, randomInt(1000) / 1000), notBefore(result, at)),
      );
      return;
    case 'GONE':
      await database.trip(scope, dropPushSubscription(delivery.subscriptionId));
      services.publish({ tenantId, partyIds: [claimed.partyId] });
      return;
    case 'DELIVERED':
      await database.trip(
        scope,
        endPush(...ids, new Date(at)),
        recordSent.push([delivery.notificationId], new Date(at)),
      );
      return;
    case 'GIVE_UP':
      await database.trip(scope, endPush(...ids, null));
  }
};
