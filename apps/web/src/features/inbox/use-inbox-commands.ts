import { graphql } from 'react-relay';
import type {
  InboxChange,
  useInboxCommandsMutation,
} from '../../__generated__/useInboxCommandsMutation.graphql.ts';
import type { useInboxCommandsReadMutation } from '../../__generated__/useInboxCommandsReadMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';

export type { InboxChange };

type InboxCommand = (
  subjectIds: readonly string[],
  change: InboxChange,
  until?: number,
) => Promise<void>;

/** Returns the command that changes items of the inbox, and then reads the list again. */
export function useInboxCommands(refresh: () => Promise<unknown>): InboxCommand {
  const { run } = useCommand<useInboxCommandsMutation>(graphql`
    mutation useInboxCommandsMutation($input: ChangeInboxInput!) {
      changeInbox(input: $input) {
        subjectIds
      }
    }
  `);
  return async (subjectIds, change, until) => {
    const response = await run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        subjectIds: [...subjectIds],
        change,
        ...(until !== undefined && { until: new Date(until).toISOString() }),
      },
    }));
    if (response !== null) await refresh();
  };
}

/** Returns the command that marks all open items as read, and then reads the list again. */
export function useMarkAllRead(refresh: () => Promise<unknown>): () => Promise<void> {
  const { run } = useCommand<useInboxCommandsReadMutation>(graphql`
    mutation useInboxCommandsReadMutation($input: MarkInboxReadInput!) {
      markInboxRead(input: $input) {
        count
      }
    }
  `);
  return async () => {
    const response = await run((idempotencyKey) => ({ input: { idempotencyKey } }));
    if (response !== null) await refresh();
  };
}
