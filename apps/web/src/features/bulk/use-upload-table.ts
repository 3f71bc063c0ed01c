import { graphql } from 'react-relay';
import type { useUploadTableInviteMutation } from '../../__generated__/useUploadTableInviteMutation.graphql.ts';
import type { useUploadTableStartMutation } from '../../__generated__/useUploadTableStartMutation.graphql.ts';
import type { ImportSource } from '../../fields/rows/source/import-source.ts';
import type { ApiError } from '../../lib/api/graphql-error.ts';
import { useCommand } from '../../lib/api/use-command.ts';

/**
 * Uploads the rows of a table as a draft. They become workflows of a blueprint, or invitations
 * without one. Returns the id of the draft, or null if refused.
 */
export function useUploadTable(blueprintId: string | null, onError?: (error: ApiError) => boolean) {
  const options = onError === undefined ? {} : { onError };
  const starting = useCommand<useUploadTableStartMutation>(
    graphql`
      mutation useUploadTableStartMutation($input: CreateBulkStartInput!) {
        createBulkStart(input: $input) {
          id
        }
      }
    `,
    options,
  );
  const inviting = useCommand<useUploadTableInviteMutation>(
    graphql`
      mutation useUploadTableInviteMutation($input: CreateBulkInvitationInput!) {
        createBulkInvitation(input: $input) {
          id
        }
      }
    `,
    options,
  );
  return {
    isTaking: starting.isPending || inviting.isPending,
    take: async (source: ImportSource, tableId: string): Promise<string | null> => {
      if (blueprintId === null) {
        const done = await inviting.run((idempotencyKey) => ({
          input: { idempotencyKey, source, tableId },
        }));
        return done?.createBulkInvitation.id ?? null;
      }
      const done = await starting.run((idempotencyKey) => ({
        input: { idempotencyKey, blueprintId, source, tableId },
      }));
      return done?.createBulkStart.id ?? null;
    },
  };
}
