import { day } from '@baton/domain/core/dates';
import { z } from 'zod';
import { everyTenant } from '../../platform/db/every-tenant.ts';
import { readAuditEntries, startAuditReader } from '../../platform/events/audit-reader.ts';
import { readEvents, startEventReader } from '../../platform/events/event-reader.ts';
import { isFinal } from '../../platform/events/is-final.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import type { Log } from '../../platform/log/log.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { sweepDeliveries } from './deliveries.repository.ts';
import { queueAuditDeliveries } from './queue-audit-deliveries.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { sweepReminders } from './occurrences.repository.ts';
import { storeOccurrence } from './store-occurrence.ts';
import { queueReminders } from './queue-reminders.ts';
import { queueOccurrenceJob } from '../webhook-occurrences/index.ts';
import { deliverWebhooksJob } from './webhooks.jobs.ts';

export { makeWebhookSecret, signedHeaders } from './webhook-signature.ts';
export { pauseNewWebhook } from './manage-webhooks.ts';

const reader = (services: Services) => ({
  name: 'webhooks',
  database: services.database,
  handle: (events: Parameters<typeof queueDeliveries>[1]) => queueDeliveries(services, events),
  isReady: (event: Parameters<typeof isFinal>[0]) => isFinal(event, services),
});

const auditReader = (services: Services) => ({
  name: 'webhooks-audit',
  database: services.database,
  handle: (entries: Parameters<typeof queueAuditDeliveries>[1]) =>
    queueAuditDeliveries(services, entries),
});

/** Keeps storing messages for webhooks. */
export const startWebhooks = (services: Services, log: Log) => {
  const { live } = services;
  const readers = [
    startEventReader({ ...reader(services), live, log }),
    startAuditReader({ ...auditReader(services), live, log }),
  ];
  return {
    stop: async () => {
      await Promise.all(readers.map(({ stop }) => stop()));
    },
  };
};

/** Stores messages of all events until now that can't be undone anymore. */
export const updateWebhooks = (services: Services): Promise<void> => readEvents(reader(services));

/** Stores messages of all entries of the audit log until now. */
export const updateAuditWebhooks = (services: Services): Promise<void> =>
  readAuditEntries(auditReader(services));

const sweepJob = defineJob('sweep-webhooks', z.unknown());

const reminderJob = defineJob('queue-webhook-reminders', z.unknown());

export const recurringWebhookJobs: readonly RecurringJob[] = [
  { name: sweepJob.name, schedule: '13 3 * * *' },
  { name: reminderJob.name, schedule: '*/5 * * * *' },
];

/** Deletes messages that are older than 30 days, and reminders that aren't sent anymore. */
const sweep = async ({ database, now }: Services): Promise<void> => {
  const [tenants] = await database.trip({ kind: 'identity', waiting: 'BACKGROUND' }, everyTenant());
  for (const { id: tenantId } of tenants)
    await database.trip(
      { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
      sweepDeliveries(new Date(now() - 30 * day)),
      sweepReminders(new Date(now() - 31 * day)),
    );
};

export const webhookHandlers = (services: Services): readonly JobHandler[] => [
  handleJob(deliverWebhooksJob, async ({ webhookId, objectId }, { tenantId }) => {
    if (tenantId !== null) await deliverWebhooks(services, tenantId, webhookId, objectId);
  }),
  handleJob(queueOccurrenceJob, async (occurrence, { tenantId }) => {
    if (tenantId !== null) await storeOccurrence(services, tenantId, occurrence);
  }),
  handleJob(reminderJob, () => queueReminders(services)),
  handleJob(sweepJob, () => sweep(services)),
];
