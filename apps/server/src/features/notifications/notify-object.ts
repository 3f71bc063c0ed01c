import { asId, type PartyId } from '@baton/domain/core/ids';
import { unconcernedReason } from '@baton/domain/notification/notice-outcome';
import {
  objectNotices,
  readsObjectNotice,
  type ObjectEvent,
  type ObjectNotice,
} from '@baton/domain/notification/object-notices';
import { occurrenceTypes } from '@baton/domain/webhook/occurrence-types';
import type { Services } from '../../platform/graphql/request-context.ts';
import type { PayloadOf } from '../../platform/jobs/job.ts';
import type { objectNoticeJob } from '../object-notices/index.ts';
import { queueOccurrences, type WebhookOccurrence } from '../webhook-occurrences/index.ts';
import { notificationId } from './notify.ts';
import { recipientsOf } from './notifications.repository.ts';
import { objectFacts, type ObjectFacts } from './object-facts.queries.ts';
import { actorFrom } from './recipient.ts';
import { storeNotifications } from './store-notifications.ts';

type Told = PayloadOf<typeof objectNoticeJob>;

/** Returns the event with the people that it concerns, or null if its object doesn't exist. */
const eventOf = ({ kind, objectId }: Told, facts: ObjectFacts): ObjectEvent | null => {
  switch (kind) {
    case 'INVITATION_ACCEPTED':
    case 'CHAT_PAUSED':
    case 'ABSENCE_CHANGED':
      return { kind, ...facts };
    case 'BULK_FINISHED':
    case 'EXPORT_READY':
      return facts.starter === null ? null : { kind, starter: facts.starter };
    case 'EMAIL_PAUSED':
      return { kind, person: asId<PartyId>(objectId) };
  }
};

/** Returns what stays the same if the job runs again. */
const sourceOf = ({ kind, objectId, at }: Told, { absentFrom, endedAt }: ObjectFacts): string => {
  const time = {
    INVITATION_ACCEPTED: null,
    // All changes of one absence count as one event.
    ABSENCE_CHANGED: absentFrom?.getTime(),
    BULK_FINISHED: endedAt?.getTime(),
    EXPORT_READY: null,
    CHAT_PAUSED: at,
    EMAIL_PAUSED: at,
  }[kind];
  return `${kind}.${objectId}.${time ?? ''}`;
};

/** Returns what webhooks get. Delegations name the delegates, and start or end when these change. */
const occurrencesOf = (
  { objectId, at }: Told,
  source: string,
  { type, parties }: ObjectNotice,
): readonly WebhookOccurrence[] => {
  const isDelegation = type === 'DELEGATION_STARTED' || type === 'DELEGATION_ENDED';
  if (isDelegation && parties.length === 0) return [];
  const people = isDelegation ? parties.toSorted() : [];
  return [
    {
      source: [source, ...people].join('.'),
      type: occurrenceTypes[type],
      ...{ workflowId: null, taskId: null, objectId, at, parties: people, data: {} },
      actorId: type === 'INVITATION_ACCEPTED' ? objectId : null,
    },
  ];
};

/** Returns the notices of an event with what identifies it, or null if its object doesn't exist. */
export const noticesOf = (told: Told, facts: ObjectFacts) => {
  const event = eventOf(told, facts);
  if (event === null) return null;
  return {
    source: sourceOf(told, facts),
    actorId: told.kind === 'INVITATION_ACCEPTED' ? asId<PartyId>(told.objectId) : null,
    notices: objectNotices(event),
  };
};

/** Notifies people and webhooks of something outside workflows, once. */
export const notifyObject = async (
  services: Services,
  tenantId: string,
  told: Told,
): Promise<void> => {
  const { database, now } = services;
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[facts]] = await database.trip(scope, objectFacts(told.objectId, new Date(now())));
  const found = facts === undefined ? null : noticesOf(told, facts);
  if (found === null) return;
  const { source, actorId, notices } = found;
  const parties = notices.flatMap((notice) => notice.parties);
  await queueOccurrences(
    services,
    tenantId,
    notices.flatMap((notice) => occurrencesOf(told, source, notice)),
  );
  if (parties.length === 0) return;
  const [rows] = await database.trip(scope, recipientsOf(parties));
  const all = notices.flatMap((notice) =>
    rows
      .filter((row) => {
        const person = actorFrom(row);
        const canRead = () => readsObjectNotice(person, notice);
        return unconcernedReason(person, notice, { actorId, isInternal: false }, canRead) === null;
      })
      .map((row) => ({
        id: notificationId(tenantId, source, { type: notice.type, taskId: null }, row.id),
        party_id: row.id,
        ...{ type: notice.type, reason: notice.reason },
        // Notifications outside workflows require no action.
        need: null,
        ...{ workflow_id: null, task_id: null, comment_id: null, due_on: null },
        object_id: told.objectId,
        actor_id: actorId,
        at: new Date(told.at).toISOString(),
      })),
  );
  await storeNotifications(services, tenantId, all, rows);
};
