import { givesAccess } from '@baton/domain/guest/guest-link';
import type { Services } from '../../platform/graphql/request-context.ts';
import { linksOfTasks } from './guest-links.queries.ts';
import { sendGuestLink } from './send-guest-link.ts';

/** A task that is open to its assignees again. */
export interface ReturnedTask {
  readonly taskId: string;
  /** Stays the same if the job runs again, so that each guest gets one message. */
  readonly source: string;
  readonly assignees: readonly string[];
}

/** Sends each guest who can still open a returned task a link to it. */
export const mailGuestsOfReturn = async (
  services: Services,
  tenantId: string,
  returned: readonly ReturnedTask[],
): Promise<void> => {
  if (returned.length === 0) return;
  const [links] = await services.database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    linksOfTasks(returned.map(({ taskId }) => taskId)),
  );
  for (const { taskId, source, assignees } of returned)
    for (const link of links)
      if (
        link.taskId === taskId &&
        assignees.includes(link.guestId) &&
        givesAccess(link, services.now())
      )
        await sendGuestLink(services, tenantId, {
          ...{ key: `returned.${source}`, kind: 'GUEST_SENT_BACK', link, params: {} },
        });
};
