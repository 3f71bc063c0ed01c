import { mayDeleteGroup } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { reachGroup } from './people.access.ts';
import { coverAbsencesOf } from './people.jobs.ts';
import { concernedByAbsences, markGroupDeleted } from './people.repository.ts';

/** Takes a team or role out of every list. What a published blueprint gives work to, stays. */
export const deleteGroup = async (context: RequestContext, id: string): Promise<string> => {
  const { group, viewer } = await reachGroup(context, id);
  demand(mayDeleteGroup(actorOf(viewer), group));
  if (group.isPublished)
    throw new Refused(refuse('DeleteRoleWhilePublished', { name: group.name }));
  const [concerned] = await context.db.trip(concernedByAbsences());
  await context.db.trip(
    markGroupDeleted(id, new Date(context.services.now())),
    ...coverAbsencesOf(group.memberIds, concerned, id),
  );
  // Its members see on their screens that it is gone, and so does whoever looks at the list.
  context.services.publish({ tenantId: viewer.tenantId, partyIds: group.memberIds });
  return id;
};
