import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/**
 * Notifies people of something outside workflows. Features enqueue it with what they store, so that
 * both happen or neither. It is a feature of its own, because notifications depend on most others.
 */
export const objectNoticeJob = defineJob(
  'notify-object',
  z.object({
    kind: z.enum([
      'INVITATION_ACCEPTED',
      'BULK_FINISHED',
      'EXPORT_READY',
      'ABSENCE_CHANGED',
      'CHAT_PAUSED',
      'EMAIL_PAUSED',
    ]),
    /** The person, bulk operation, export, or chat address. */
    objectId: z.string(),
    /** Time of the event in milliseconds. */
    at: z.number(),
  }),
);
