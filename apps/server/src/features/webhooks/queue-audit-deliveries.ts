import { day } from '@baton/domain/core/dates';
import { auditWebhookType } from '@baton/domain/webhook/audit-types';
import { derivedId } from '../../platform/db/uuid.ts';
import type { ReadAuditEntry } from '../../platform/events/audit-reader.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import {
  auditEntriesToSend,
  receivingWebhooks,
  type AuditEntryToSend,
  type NewDelivery,
  type ReceivingWebhook,
} from './deliveries.repository.ts';
import { storeDeliveries } from './queue-deliveries.ts';

/** Older entries are sent to no one, such as those from before an update of Baton. */
const oldest = 30 * day;

const bodyOf = (type: string, entry: AuditEntryToSend): string => {
  const { id, at, action, objectType, objectId, objectName, before, after } = entry;
  const party = (partyId: string | null, name: string | null) =>
    partyId === null ? null : { id: partyId, name };
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: {
      ...{ id, action, object: { type: objectType, id: objectId, name: objectName } },
      actor: party(entry.actorId, entry.actorName),
      onBehalfOf: party(entry.onBehalfOfId, entry.onBehalfOfName),
      ...{ before, after },
    },
  });
};

const deliveriesOf = (
  tenantId: string,
  webhooks: readonly ReceivingWebhook[],
  entry: AuditEntryToSend,
  part: number,
): readonly NewDelivery[] => {
  const type = auditWebhookType(entry.objectType, entry.action);
  if (type === null) return [];
  return webhooks
    .filter(({ types, createdAt }) => types.includes(type) && entry.at >= createdAt)
    .map(({ id: webhookId }) => ({
      id: derivedId('webhook-audit', tenantId, webhookId, entry.id),
      webhook_id: webhookId,
      ...{ type, object_id: entry.objectId, seq: entry.at.getTime(), part },
      body: bodyOf(type, entry),
    }));
};

/** Stores a message for each webhook and entry. Reading an entry again stores nothing. */
export const queueAuditDeliveries = async (
  services: Services,
  entries: readonly ReadAuditEntry[],
): Promise<void> => {
  const { database, now } = services;
  const since = now() - oldest;
  const relevant = entries.filter(
    ({ objectType, action, at }) =>
      auditWebhookType(objectType, action) !== null && at.getTime() >= since,
  );
  for (const [tenantId, group] of Map.groupBy(relevant, (entry) => entry.tenantId)) {
    const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
    const [webhooks] = await database.trip(scope, receivingWebhooks());
    if (!webhooks.some(({ types }) => types.some((type) => type.startsWith('audit.')))) continue;
    const [found] = await database.trip(scope, auditEntriesToSend(group.map(({ id }) => id)));
    const all = found.flatMap((entry, part) => deliveriesOf(tenantId, webhooks, entry, part));
    await storeDeliveries(services, tenantId, all);
  }
};
