import { day } from '@baton/domain/core/dates';
import {
  isInInbox,
  isSentBy,
  sendingChannels,
  type SendingChannel,
} from '@baton/domain/notification/notification-settings';
import { afterQuietHours } from '@baton/domain/notification/notification-times';
import type { Services } from '../../platform/graphql/request-context.ts';
import { enqueueAll, type JobOrder } from '../../platform/jobs/job.ts';
import { sendingJobs } from './notifications.jobs.ts';
import {
  insertNotifications,
  type NewNotification,
  type RecipientRow,
} from './notifications.repository.ts';
import { isReachable } from './recipient.ts';

/** A notification before it is decided where it is sent. */
export type UnsentNotification = Omit<NewNotification, `${SendingChannel}_at`>;

/**
 * Age after which an event causes no messages. Younger events do, also after the server was
 * stopped.
 */
const oldestSent = 3 * day;

/** Returns the notifications that their recipients want, with the times of their messages. */
const wanted = (
  all: readonly UnsentNotification[],
  rows: readonly RecipientRow[],
  now: number,
): readonly NewNotification[] => {
  const people = new Map(rows.map((row) => [row.id, row]));
  return all.flatMap((one) => {
    const person = people.get(one.party_id);
    if (person === undefined || !isInInbox(person, one.type)) return [];
    const timeOf = (channel: SendingChannel): string | null =>
      Date.parse(one.at) > now - oldestSent &&
      isReachable(channel, person) &&
      isSentBy(channel, person, one.type)
        ? new Date(afterQuietHours(now, person, person.timeZone)).toISOString()
        : null;
    return [{ ...one, mail_at: timeOf('mail'), push_at: timeOf('push'), chat_at: timeOf('chat') }];
  });
};

/** Returns the jobs that write the messages. Emails gather all tasks of a workflow. */
const orders = (all: readonly NewNotification[]): readonly JobOrder[] =>
  sendingChannels.flatMap((channel) => {
    const targets = new Map(
      all.flatMap((one) => {
        const { party_id: partyId, [`${channel}_at` as const]: at } = one;
        const taskId = channel === 'mail' ? null : one.task_id;
        const subjectId = taskId ?? one.workflow_id ?? one.object_id;
        return at === null || subjectId === null
          ? []
          : [[`${partyId}.${subjectId}`, { partyId, subjectId, at: Date.parse(at) }] as const];
      }),
    );
    return [...targets.values()].map(({ at, ...target }) =>
      sendingJobs[channel].order(target, { runAt: at }),
    );
  });

/** Stores notifications, sends them by other channels, and updates open screens of the recipients. */
export const storeNotifications = async (
  { database, now, publish }: Pick<Services, 'database' | 'now' | 'publish'>,
  tenantId: string,
  all: readonly UnsentNotification[],
  recipients: readonly RecipientRow[],
): Promise<void> => {
  const stored = wanted(all, recipients, now());
  if (stored.length === 0) return;
  // A job that finds nothing to write does nothing, so repeating it is safe.
  const [inserted] = await database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    insertNotifications(JSON.stringify(stored)),
    ...enqueueAll(orders(stored)),
  );
  if (inserted.length === 0) return;
  publish({ tenantId, partyIds: [...new Set(inserted.map(({ partyId }) => partyId))] });
};
