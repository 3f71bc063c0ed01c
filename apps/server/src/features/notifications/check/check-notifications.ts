import { mayManageNotifications } from '@baton/domain/access/notification-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { readRuns, systemChannel } from '../../runs/index.ts';
import { recipientsOf } from '../notifications.repository.ts';
import { actorFrom } from '../recipient.ts';
import { peopleWhoMuted } from '../watch/load-watchers.ts';
import { viewMutes } from '../watch/watches.queries.ts';
import { checkObjects } from './check-objects.ts';
import { checkWorkflow } from './check-workflow.ts';
import { hasPausedAddress, notifiedAndMuted } from './check.queries.ts';
import type { CheckedNotice } from './checked-person.ts';

/**
 * Explains for the latest events, comments, and reminders of a workflow whether a person was
 * notified, and why not. With null, for what happened outside workflows. Rights, teams, and settings
 * are those of today. For admins.
 */
export const checkNotifications = async (
  context: RequestContext,
  { personId, workflowId }: { readonly personId: string; readonly workflowId: string | null },
): Promise<readonly CheckedNotice[]> => {
  const { services } = context;
  const { tenantId, ...viewer } = await context.viewer();
  demand(mayManageNotifications(actorOf({ ...viewer, tenantId })));
  const channel = systemChannel(services, tenantId);
  const workflowIds = workflowId === null ? [] : [workflowId];
  const [loaded] = workflowId === null ? [null] : await readRuns(channel, workflowIds);
  if (loaded === undefined) throw new Refused(refuse('NotFound', {}, 'workflowId'));
  const [people, known, mutes, paused] = await channel.trip(
    recipientsOf([personId]),
    notifiedAndMuted(personId, workflowId),
    viewMutes(workflowIds),
    hasPausedAddress(personId),
  );
  const row = people.find(({ id }) => id === personId);
  if (row === undefined) throw new Refused(refuse('NotFound', {}, 'personId'));
  const works = workflowIds.map((id) => ({
    ...{ workflowId: id, people },
    taskIds: loaded === null ? [] : loaded.run.tasks.map((task) => task.id),
  }));
  const ofViews = await peopleWhoMuted(services, tenantId, works, mutes);
  const person = {
    ...{ tenantId, row, actor: actorFrom(row), isPaused: paused.length > 0 },
    stored: new Map(known.map((one) => [one.id, one])),
    muted: new Set([...known.map(({ mutedId }) => mutedId), ...ofViews.keys()]),
  };
  const results = await (loaded === null
    ? checkObjects(services, person)
    : checkWorkflow(services, person, loaded));
  return results.toSorted((a, b) => b.at.getTime() - a.at.getTime());
};
