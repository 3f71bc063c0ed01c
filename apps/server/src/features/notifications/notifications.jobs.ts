import type { SendingChannel } from '@baton/domain/notification/notification-settings';
import { z } from 'zod';
import { defineJob, type Job, type PayloadOf } from '../../platform/jobs/job.ts';

/** Notifies people of a comment. Comments aren't events, so each enqueues a job with its row. */
export const notifyCommentJob = defineJob(
  'notify-comment',
  z.object({ tenantId: z.string(), commentId: z.string() }),
  { isQuick: true },
);

const target = z.object({ partyId: z.string(), subjectId: z.string() });

/** Writes one email with all unsent notifications about a workflow or other object. */
export const mailNotificationsJob = defineJob('mail-notifications', target);

/** Sends the unsent notifications about an object to the browsers of a person. */
export const pushNotificationsJob = defineJob('push-notifications', target);

/** Sends one push message to one browser. */
export const pushDeliveryJob = defineJob(
  'push-delivery',
  z.object({ subscriptionId: z.string(), notificationId: z.string() }),
);

/** Writes one chat message with all unsent notifications about an object. */
export const chatNotificationsJob = defineJob('chat-notifications', target);

/** Person and object of a message. */
export type MessageTarget = PayloadOf<typeof mailNotificationsJob>;

/** Jobs that write the messages. */
export const sendingJobs: Readonly<Record<SendingChannel, Job<MessageTarget>>> = {
  mail: mailNotificationsJob,
  push: pushNotificationsJob,
  chat: chatNotificationsJob,
};
