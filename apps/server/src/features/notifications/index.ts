import { day } from '@baton/domain/core/dates';
import { everyTenant } from '../../platform/db/every-tenant.ts';
import { readEvents, startEventReader } from '../../platform/events/event-reader.ts';
import { isFinal } from '../../platform/events/is-final.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import type { Log } from '../../platform/log/log.ts';
import { z } from 'zod';
import { objectNoticeJob } from '../object-notices/index.ts';
import {
  chatNotificationsJob,
  mailNotificationsJob,
  notifyCommentJob,
  pushDeliveryJob,
  pushNotificationsJob,
} from './notifications.jobs.ts';
import { sweepNotifications } from './notifications.repository.ts';
import { notifyComment } from './notify-comment.ts';
import { notifyDue, planReminders, remindersJob } from './notify-due.ts';
import { notifyEvents } from './notify-events.ts';
import { notifyObject } from './notify-object.ts';
import { sendChat } from './chat/send-chat.ts';
import { digestsJob, planDigests, sendDigests } from './digest/send-digests.ts';
import { sendNotificationMail } from './mail/send-notification-mail.ts';
import { sweepPush } from './push/push.repository.ts';
import { deliverPush, planPush } from './push/send-push.ts';

export { changeTimes } from './settings/viewer-settings.ts';
export { setAttention } from './watch/change-watch.ts';
export { countInbox } from './inbox/inbox.ts';
export { registerUnsubscribe } from './mail/unsubscribe.routes.ts';
export { WatchStateRef } from './watch/watch-state-type.ts';
export { notifyCommentJob };

const reader = (services: Services, log: Pick<Log, 'error'>) => ({
  name: 'notifications',
  database: services.database,
  handle: (events: Parameters<typeof notifyEvents>[1]) => notifyEvents(services, events, log),
  isReady: (event: Parameters<typeof isFinal>[0]) => isFinal(event, services),
});

/**
 * Milliseconds in which events are collected. Notifying people of several events together is
 * cheaper, and such a short delay doesn't matter.
 */
const pause = 250;

/** Keeps notifying people of events. */
export const startNotifications = (services: Services, log: Log) =>
  startEventReader({ ...reader(services, log), live: services.live, log, pause });

/** Notifies people of all events until now that can't be undone anymore. */
export const updateNotifications = (services: Services, log: Pick<Log, 'error'>): Promise<void> =>
  readEvents(reader(services, log));

const sweepJob = defineJob('sweep-notifications', z.unknown());

const planDigestsJob = defineJob('plan-digests', z.unknown());
const planRemindersJob = defineJob('plan-reminders', z.unknown());

export const recurringNotificationJobs: readonly RecurringJob[] = [
  { name: sweepJob.name, schedule: '41 3 * * *' },
  { name: planRemindersJob.name, schedule: '*/5 * * * *' },
  { name: planDigestsJob.name, schedule: '*/15 * * * *' },
];

/** Deletes notifications that ended 30 days ago. */
const sweep = async ({ database, now }: Services): Promise<void> => {
  const [tenants] = await database.trip({ kind: 'identity', waiting: 'BACKGROUND' }, everyTenant());
  for (const { id: tenantId } of tenants)
    await database.trip(
      { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
      sweepNotifications(new Date(now() - 30 * day)),
      sweepPush(new Date(now() - 2 * day)),
    );
};

export const notificationHandlers = (services: Services): readonly JobHandler[] => [
  handleJob(notifyCommentJob, ({ tenantId, commentId }) =>
    notifyComment(services, tenantId, commentId),
  ),
  handleJob(objectNoticeJob, async (told, { tenantId }) => {
    if (tenantId !== null) await notifyObject(services, tenantId, told);
  }),
  handleJob(sweepJob, () => sweep(services)),
  handleJob(planDigestsJob, () => planDigests(services)),
  handleJob(digestsJob, async (after, { tenantId }) => {
    if (tenantId !== null) await sendDigests(services, tenantId, after);
  }),
  handleJob(planRemindersJob, () => planReminders(services)),
  handleJob(remindersJob, async (after, { tenantId }) => {
    if (tenantId !== null) await notifyDue(services, tenantId, after);
  }),
  handleJob(pushNotificationsJob, async (target, { tenantId }) => {
    if (tenantId !== null) await planPush(services, tenantId, target);
  }),
  handleJob(pushDeliveryJob, async (delivery, { tenantId }) => {
    if (tenantId !== null) await deliverPush(services, tenantId, delivery);
  }),
  handleJob(chatNotificationsJob, async (target, { tenantId }) => {
    if (tenantId !== null) await sendChat(services, tenantId, target);
  }),
  handleJob(mailNotificationsJob, async ({ partyId, subjectId }, { tenantId }) => {
    if (tenantId !== null) await sendNotificationMail(services, tenantId, partyId, subjectId);
  }),
];
