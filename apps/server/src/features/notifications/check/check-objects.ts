import { settingsReason, unconcernedReason } from '@baton/domain/notification/notice-outcome';
import { readsObjectNotice } from '@baton/domain/notification/object-notices';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { systemChannel } from '../../runs/index.ts';
import { noticesOf } from '../notify-object.ts';
import { objectFacts } from '../object-facts.queries.ts';
import { objectEventsOf } from './check.queries.ts';
import { explainNotices, type CheckedNotice, type CheckedPerson } from './checked-person.ts';

/** Number of objects of each type to check. */
const checked = 20;

/**
 * Explains for the latest bulk operations, exports, invitations, and delegations of a person whether
 * they were notified.
 */
export const checkObjects = async (
  services: Services,
  person: CheckedPerson,
): Promise<readonly CheckedNotice[]> => {
  const { tenantId, actor, row, muted } = person;
  const channel = systemChannel(services, tenantId);
  const now = new Date(services.now());
  const [events] = await channel.trip(objectEventsOf(row.id, now, checked));
  const facts = await channel.trip(...events.map(({ objectId }) => objectFacts(objectId, now)));
  return events.flatMap(({ kind, objectId, at }, n) => {
    const [known] = facts[n] ?? [];
    const notified =
      known === undefined ? null : noticesOf({ kind, objectId, at: at.getTime() }, known);
    if (notified === null) return [];
    const { source, actorId } = notified;
    const notices = notified.notices.map((notice) => ({ ...notice, taskId: null }));
    const results = explainNotices(
      person,
      { source, at, missing: 'REMOVED' },
      notices,
      (notice) =>
        unconcernedReason(actor, notice, { actorId, isInternal: false }, () =>
          readsObjectNotice(actor, notice),
        ) ?? settingsReason(notice, row, muted.has(objectId)),
      () => null,
    );
    return results.filter(({ outcome }) => outcome !== 'NOT_CONCERNED');
  });
};
