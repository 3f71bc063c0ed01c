import { minute } from '@baton/domain/core/dates';
import { isSentBy, type SendingChannel } from '@baton/domain/notification/notification-settings';
import { afterQuietHours } from '@baton/domain/notification/notification-times';
import { needOf } from '@baton/domain/notification/notification-types';
import type { Services } from '../../platform/graphql/request-context.ts';
import { lastMailAbout, pendingNotifications, settlePending } from './due-message.repository.ts';
import type { InboxEntryRow, InboxItemRow } from './inbox/inbox.queries.ts';
import { readOpenItems } from './inbox/read-open-items.ts';
import { sendingJobs, type MessageTarget } from './notifications.jobs.ts';
import { recipientsOf, type RecipientRow } from './notifications.repository.ts';
import { isReachable } from './recipient.ts';

/** Events within this time after an email about the same workflow are gathered in the next one. */
const mailPause = 2 * minute;

/** The content of a message about one task, workflow, or other object. */
export interface DueItem {
  readonly item: InboxItemRow;
  /** Latest first. */
  readonly entries: readonly InboxEntryRow[];
  readonly latest: InboxEntryRow;
}

/** The content of a message, as of now. */
export interface DueMessage {
  readonly person: RecipientRow;
  /** Latest first. Only an email has several. */
  readonly items: readonly [DueItem, ...DueItem[]];
  /** All notifications that wait for the message, oldest first. */
  readonly ids: readonly [string, ...string[]];
}

/**
 * Returns the unread notifications that a person can read now and still wants by a channel. Their
 * rights, quiet hours, mutes, and settings can have changed since the event.
 */
export const sendableEntries = (
  channel: SendingChannel,
  person: RecipientRow,
  item: InboxItemRow,
  ids: readonly string[],
): readonly InboxEntryRow[] =>
  item.entries.filter(
    ({ id, isUnread, type, reason }) =>
      ids.includes(id) &&
      isUnread &&
      isSentBy(channel, person, type) &&
      (!item.isMuted || needOf(type, reason) !== null),
  );

/**
 * Returns what a message about an object must say, or null if there is none: during quiet hours,
 * soon after an email about the same workflow, or if the person has read or done everything, or can't open it anymore.
 */
export const readDueMessage = async (
  services: Pick<Services, 'database' | 'now'>,
  tenantId: string,
  channel: SendingChannel,
  { partyId, subjectId }: MessageTarget,
): Promise<DueMessage | null> => {
  const { database, now } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[person], pending, [last]] = await database.trip(
    scope,
    recipientsOf([partyId]),
    pendingNotifications[channel](partyId, subjectId),
    lastMailAbout(partyId, subjectId),
  );
  const [first, ...others] = pending.map(({ id }) => id);
  if (first === undefined) return null;
  const ids = [first, ...others] as const;
  const gatheredAt = channel === 'mail' && last?.at != null ? last.at.getTime() + mailPause : 0;
  const from = Math.max(now(), gatheredAt);
  const sendAt = person === undefined ? from : afterQuietHours(from, person, person.timeZone);
  if (sendAt > now()) {
    const again = sendingJobs[channel].enqueue({ partyId, subjectId }, { runAt: sendAt });
    await database.trip(scope, again);
    return null;
  }
  if (person !== undefined && isReachable(channel, person)) {
    const subjectIds = [...new Set(pending.map((one) => one.subjectId))];
    const open = await readOpenItems(services, tenantId, person, subjectIds);
    const [item, ...more] = open.flatMap((one): readonly DueItem[] => {
      const entries = sendableEntries(channel, person, one, ids);
      const [latest] = entries;
      return latest === undefined ? [] : [{ item: one, entries, latest }];
    });
    if (item !== undefined) return { person, items: [item, ...more], ids };
  }
  await database.trip(scope, settlePending[channel](ids));
  return null;
};
