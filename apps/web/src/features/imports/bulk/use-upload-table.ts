import { graphql } from 'react-relay';
import type { useUploadTableMutation } from '../../../__generated__/useUploadTableMutation.graphql.ts';
import type { ImportSource } from '../../../fields/rows/import-source.ts';
import type { ApiError } from '../../../lib/api/graphql-error.ts';
import { useCommand } from '../../../lib/api/use-command.ts';

/** Uploads the rows of a table as a draft. Returns its id, or null if refused. */
export function useUploadTable(blueprintId: string, onError?: (error: ApiError) => boolean) {
  const command = useCommand<useUploadTableMutation>(
    graphql`
      mutation useUploadTableMutation($input: CreateBulkStartInput!) {
        createBulkStart(input: $input) {
          id
        }
      }
    `,
    onError === undefined ? {} : { onError },
  );
  return {
    isTaking: command.isPending,
    take: async (source: ImportSource, tableId: string): Promise<string | null> => {
      const done = await command.run((idempotencyKey) => ({
        input: { idempotencyKey, blueprintId, source, tableId },
      }));
      return done === null ? null : done.createBulkStart.id;
    },
  };
}
