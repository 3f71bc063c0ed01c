import { mayEditForm } from '@baton/domain/access/task/form-access';
import { maySeePresent } from '@baton/domain/access/presence-access';
import { asId, type InstanceKey } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { valueAt } from '@baton/domain/run-model/run-view';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { PresentScreen } from '../../platform/live/presence.ts';
import { readTask } from '../runs/index.ts';

export interface ReportedPresence {
  readonly taskId: string;
  readonly screen: string;
  readonly instance: string | null;
}

const longestName = 64;

const screenOf = async (context: RequestContext, screen: string) => {
  if (screen.length > longestName)
    throw new Refused(refuse('TooLong', { max: longestName }, 'screen'));
  const { tenantId, sessionId, userId, userName } = await context.viewer();
  return { tenantId, sessionId, userId, userName, screen };
};

/** Reports that the viewer has the task open. Returns the others that the viewer can see. */
export const tellPresence = async (
  context: RequestContext,
  { taskId, screen, instance }: ReportedPresence,
): Promise<readonly PresentScreen[]> => {
  const { live } = context.services;
  const [found, own] = await Promise.all([readTask(context, taskId), screenOf(context, screen)]);
  if (found === null) {
    live.leave(own);
    throw new Refused(refuse('NotFound', {}, 'taskId'));
  }
  const { details, task } = found;
  const isWriter = mayEditForm(details.viewer, details.factsOf(task)) === null;
  // A field is reported only for people who can edit the form, and only if it belongs to this task.
  const place = instance === null ? undefined : valueAt(details.view, asId<InstanceKey>(instance));
  const isIn = isWriter && place?.taskId === task.id;
  const present = live.come({
    ...own,
    taskId: task.id,
    isWriter,
    seesOnlookers: maySeePresent(details.viewer, { isWriter: false }) === null,
    instance: isIn ? instance : null,
  });
  return present.filter(
    (other) => other.userId !== own.userId && maySeePresent(details.viewer, other) === null,
  );
};

/** Reports that the task was closed or its window was hidden. */
export const endPresence = async (context: RequestContext, screen: string): Promise<void> =>
  context.services.live.leave(await screenOf(context, screen));
