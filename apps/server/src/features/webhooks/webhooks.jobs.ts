import { z } from 'zod';
import { defineJob, type JobOrder } from '../../platform/jobs/job.ts';

/** Type of the message that tests a webhook. */
export const testType = 'webhook.test';

/** Sends the waiting messages of a webhook about one workflow, one after the other. */
export const deliverWebhooksJob = defineJob(
  'deliver-webhooks',
  z.object({ webhookId: z.string(), objectId: z.string() }),
);

/** Returns the order for a queue. A later one replaces it. */
export const deliveryOrder = (webhookId: string, objectId: string, runAt?: number): JobOrder =>
  deliverWebhooksJob.order(
    { webhookId, objectId },
    { key: `webhook:${webhookId}:${objectId}`, ...(runAt !== undefined && { runAt }) },
  );
