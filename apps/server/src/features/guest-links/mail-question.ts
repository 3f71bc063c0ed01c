import { givesAccess } from '@baton/domain/guest/guest-link';
import { partyNames } from '../../platform/auth/names-of.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { linksOfTasks } from './guest-links.queries.ts';
import { previewOf, sendGuestLink } from './send-guest-link.ts';

/** A question of an approver about submitted work. */
export interface ApproverQuestion {
  /** The task that was submitted. */
  readonly taskId: string;
  readonly approvalId: string;
  /** Stays the same if the job runs again, so that each guest gets one message. */
  readonly source: string;
  readonly submitters: readonly string[];
  readonly askedBy: string;
  readonly text: string;
}

/** Sends each guest who submitted a task the questions about it. A reply answers the question. */
export const mailGuestsOfQuestion = async (
  services: Services,
  tenantId: string,
  asked: readonly ApproverQuestion[],
): Promise<void> => {
  if (asked.length === 0) return;
  const [links, names] = await services.database.trip(
    { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
    linksOfTasks(asked.map(({ taskId }) => taskId)),
    partyNames(asked.map(({ askedBy }) => askedBy)),
  );
  for (const { taskId, approvalId, source, submitters, askedBy, text } of asked)
    for (const link of links)
      if (
        link.taskId === taskId &&
        submitters.includes(link.guestId) &&
        givesAccess(link, services.now())
      )
        await sendGuestLink(services, tenantId, {
          ...{ key: `asked.${source}`, kind: 'GUEST_QUESTION', link },
          reply: {
            ...{ partyId: link.guestId, workflowId: link.workflowId, taskId: approvalId },
            commentIds: [],
          },
          params: {
            author: names.find(({ id }) => id === askedBy)?.name ?? '',
            text: previewOf(text),
          },
        });
};
