import { day, second } from '@baton/domain/core/dates';
import type { OccurrenceType } from '@baton/domain/webhook/occurrence-types';
import { z } from 'zod';
import { prepared } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, enqueueAll, type JobOrder, type PayloadOf } from '../../platform/jobs/job.ts';

/**
 * Stores the messages about something that isn't a command of a workflow. It is a feature of its
 * own, because webhooks depend on signing in, which depends on notifications.
 */
export const queueOccurrenceJob = defineJob(
  'queue-webhook-occurrence',
  z.object({
    /** Stays the same if it is read again, so that each webhook gets it once. */
    source: z.string(),
    type: z.string(),
    /** Null for something outside workflows. */
    workflowId: z.string().nullable(),
    taskId: z.string().nullable(),
    /** The workflow, or what it is about. */
    objectId: z.string(),
    /** Null for the system. */
    actorId: z.string().nullable(),
    at: z.number(),
    /** People that it names. */
    parties: z.array(z.string()).readonly(),
    /** Further properties of the message. */
    data: z.record(z.string(), z.unknown()).readonly(),
  }),
);

export type StoredOccurrence = PayloadOf<typeof queueOccurrenceJob>;

/** An event for webhooks that no command of a workflow causes. */
export interface WebhookOccurrence extends StoredOccurrence {
  readonly type: OccurrenceType;
}

/** Older events aren't sent to webhooks, so that a new reader doesn't send the whole history. */
const oldest = 30 * day;

/** Time that events are read after their command can no longer be undone: one second. */
export const readPause = second;

/** Returns the types that a webhook of the workspace gets. */
export const typesInUse = prepared<{ readonly type: string }>(
  'webhook_types_in_use',
  'SELECT DISTINCT unnest(types) AS type FROM webhook WHERE tenant_id = app.tenant_id()',
);

const orderOf = (
  { now, undoWindow }: Pick<Services, 'now' | 'undoWindow'>,
  occurrence: StoredOccurrence,
): JobOrder =>
  queueOccurrenceJob.order(
    occurrence,
    // Commands before it can still be undone.
    occurrence.workflowId === null
      ? {}
      : { runAt: Math.max(now(), occurrence.at + undoWindow) + readPause },
  );

/** Returns the orders for events of these types. Empty if no webhook gets them. */
export const occurrenceOrders = (
  services: Pick<Services, 'now' | 'undoWindow'>,
  inUse: readonly { readonly type: string }[],
  occurrences: readonly WebhookOccurrence[],
): readonly JobOrder[] =>
  occurrences
    .filter(({ at }) => at >= services.now() - oldest)
    .filter((occurrence) => inUse.some(({ type }) => type === occurrence.type))
    .map((occurrence) => orderOf(services, occurrence));

/** Sends comments, due dates, and changes outside workflows to the webhooks that get them. */
export const queueOccurrences = async (
  services: Pick<Services, 'database' | 'now' | 'undoWindow'>,
  tenantId: string,
  occurrences: readonly WebhookOccurrence[],
): Promise<void> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [inUse] = await services.database.trip(scope, typesInUse());
  const orders = occurrenceOrders(services, inUse, occurrences);
  if (orders.length > 0) await services.database.trip(scope, ...enqueueAll(orders));
};
