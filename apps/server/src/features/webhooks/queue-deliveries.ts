import { readEvents } from '@baton/domain/run/history/stored-events';
import { day } from '@baton/domain/core/dates';
import { canHaveWebhookEvents, webhookEventsOf } from '@baton/domain/webhook/webhook-events';
import { derivedId } from '../../platform/db/uuid.ts';
import type { ReadEvent } from '../../platform/events/event-reader.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { enqueueAll } from '../../platform/jobs/job.ts';
import {
  commandsToSend,
  insertDeliveries,
  receivingWebhooks,
  type CommandToSend,
  type NewDelivery,
  type ReceivingWebhook,
} from './deliveries.repository.ts';
import { deliveryOrder } from './webhooks.jobs.ts';

/** Older events aren't sent to webhooks, so that a new reader doesn't send the whole history. */
const oldest = 30 * day;

const bodyOf = (
  command: CommandToSend,
  type: string,
  taskId: string | null,
  publicUrl: string,
  tenantId: string,
): string => {
  const task = command.tasks.find(({ id }) => id === taskId);
  const search = task === undefined ? '' : `?task-id=${task.id}`;
  return JSON.stringify({
    type,
    timestamp: command.at.toISOString(),
    data: {
      workflow: {
        id: command.workflowId,
        reference: command.reference,
        name: command.workflowName,
        blueprintId: command.blueprintId,
      },
      task: task ?? null,
      actor: command.actorId === null ? null : { id: command.actorId, name: command.actorName },
      link: `${publicUrl}/workspace/${tenantId}/workflow/${command.workflowId}${search}`,
    },
  });
};

/** Returns whether a webhook gets an event. One outside workflows has no blueprint. */
export const isFor = (
  { types, blueprintIds, createdAt }: ReceivingWebhook,
  { blueprintId, at }: { readonly blueprintId: string | null; readonly at: Date },
  type: string,
): boolean =>
  types.includes(type) &&
  at >= createdAt &&
  (blueprintIds.length === 0 || blueprintId === null || blueprintIds.includes(blueprintId));

const deliveriesOf = (
  { publicUrl }: Pick<Services, 'publicUrl'>,
  tenantId: string,
  webhooks: readonly ReceivingWebhook[],
  command: CommandToSend,
): readonly NewDelivery[] =>
  webhookEventsOf(readEvents(command.events)).flatMap(({ type, taskId }, part) =>
    webhooks
      .filter((webhook) => isFor(webhook, command, type))
      .map(({ id: webhookId }) => {
        const { workflowId, seq } = command;
        return {
          id: derivedId('webhook', tenantId, webhookId, workflowId, seq, part),
          webhook_id: webhookId,
          ...{ type, object_id: workflowId, seq, part },
          body: bodyOf(command, type, taskId, publicUrl, tenantId),
        };
      }),
  );

/** Stores messages that don't exist yet, and orders their delivery. */
export const storeDeliveries = async (
  { database, now }: Services,
  tenantId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> => {
  if (deliveries.length === 0) return;
  const queues = new Map(deliveries.map((one) => [`${one.webhook_id} ${one.object_id}`, one]));
  await database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    insertDeliveries(JSON.stringify(deliveries), new Date(now())),
    ...enqueueAll([...queues.values()].map((one) => deliveryOrder(one.webhook_id, one.object_id))),
  );
};

/** Stores a message for each webhook and event. Reading an event again stores nothing. */
export const queueDeliveries = async (
  services: Services,
  events: readonly ReadEvent[],
): Promise<void> => {
  const { database, now } = services;
  const since = now() - oldest;
  const relevant = events.filter(
    ({ kinds, at }) => canHaveWebhookEvents(kinds) && at.getTime() >= since,
  );
  for (const [tenantId, group] of Map.groupBy(relevant, (event) => event.tenantId)) {
    const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
    const [webhooks] = await database.trip(scope, receivingWebhooks());
    if (webhooks.length === 0) continue;
    const [commands] = await database.trip(
      scope,
      commandsToSend(
        group.map(({ workflowId }) => workflowId),
        group.map(({ seq }) => seq),
      ),
    );
    const all = commands.flatMap((one) => deliveriesOf(services, tenantId, webhooks, one));
    await storeDeliveries(services, tenantId, all);
  }
};
