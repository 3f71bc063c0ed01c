import { partyNames } from '../../platform/auth/names-of.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { enqueueAll } from '../../platform/jobs/job.ts';
import {
  queueOccurrenceJob,
  readPause,
  type StoredOccurrence,
} from '../webhook-occurrences/index.ts';
import { receivingWebhooks } from './deliveries.repository.ts';
import { occurrencePlace, type OccurrencePlace } from './occurrences.repository.ts';
import { isFor, storeDeliveries } from './queue-deliveries.ts';

/** Returns what a message about a workflow contains. */
const aboutWorkflow = (
  { workflowId: id, reference, workflowName: name, blueprintId, task }: OccurrencePlace,
  workspaceUrl: string,
) => ({
  ...{ workflow: { id, reference, name, blueprintId }, task },
  link: `${workspaceUrl}/workflow/${id}${task === null ? '' : `?task-id=${task.id}`}`,
});

/**
 * Stores a message for each webhook that gets an event. Commands of the same workflow come first, so
 * it waits for them. Reading an event again stores nothing.
 */
export const storeOccurrence = async (
  services: Services,
  tenantId: string,
  occurrence: StoredOccurrence,
): Promise<void> => {
  const { database, now, publicUrl } = services;
  const { source, type, workflowId, taskId, objectId, actorId, parties, data } = occurrence;
  const at = new Date(occurrence.at);
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [webhooks, names, [place]] = await database.trip(
    scope,
    receivingWebhooks(),
    partyNames([...parties, objectId, ...(actorId === null ? [] : [actorId])]),
    occurrencePlace(workflowId, taskId, at),
  );
  if (workflowId !== null && place === undefined) return;
  const blueprintId = place?.blueprintId ?? null;
  const wanted = webhooks.filter((webhook) => isFor(webhook, { blueprintId, at }, type));
  if (wanted.length === 0) return;
  if (place?.isNext === false) {
    const again = queueOccurrenceJob.order(occurrence, { runAt: now() + readPause });
    await database.trip(scope, ...enqueueAll([again]));
    return;
  }
  const named = (wantedId: string) =>
    names.flatMap(({ id, name }) => (id === wantedId ? [{ id, name }] : []));
  const body = JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: {
      ...(place === undefined
        ? { object: { id: objectId, name: named(objectId)[0]?.name ?? null } }
        : aboutWorkflow(place, `${publicUrl}/workspace/${tenantId}`)),
      actor: actorId === null ? null : (named(actorId)[0] ?? null),
      ...(parties.length > 0 && { people: parties.flatMap(named) }),
      ...data,
    },
  });
  // Outside workflows, the order is that of the audit log.
  const [seq, part] = place === undefined ? [at.getTime(), 0] : [place.seq, at.getTime()];
  const deliveries = wanted.map(({ id: webhookId }) => ({
    id: derivedId('webhook-occurrence', tenantId, webhookId, source, type),
    webhook_id: webhookId,
    ...{ type, object_id: objectId, seq, part, body },
  }));
  await storeDeliveries(services, tenantId, deliveries);
};
