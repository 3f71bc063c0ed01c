import { mayDeleteGroup } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { reachGroup } from './people.access.ts';
import { coverAbsencesOf } from './people.jobs.ts';
import { concernedByAbsences, markGroupDeleted } from './people.repository.ts';

/** Deletes a team or role. Throws if a published blueprint assigns tasks to it. */
export const deleteGroup = async (context: RequestContext, id: string): Promise<string> => {
  const { group, viewer } = await reachGroup(context, id);
  demand(mayDeleteGroup(actorOf(viewer), group));
  if (group.isPublished)
    throw new Refused(refuse('DeleteRoleWhilePublished', { name: group.name }));
  const now = context.services.now();
  const [concerned] = await context.db.trip(concernedByAbsences());
  await context.db.trip(
    markGroupDeleted(id, new Date(now)),
    recordAudit(viewer.userId, now, {
      action: 'DELETED',
      objectType: group.kind === 'TEAM' ? 'Team' : 'Role',
      objectId: id,
      objectName: group.name,
      before: { name: group.name, memberIds: group.memberIds },
      after: null,
    }),
    ...coverAbsencesOf(group.memberIds, concerned, id),
  );
  // Updates the screens of its members and all lists.
  context.services.publish({ tenantId: viewer.tenantId, partyIds: group.memberIds });
  return id;
};
