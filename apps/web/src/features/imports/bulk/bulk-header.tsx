import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { bulkHeaderMutation } from '../../../__generated__/bulkHeaderMutation.graphql.ts';
import { HeaderRow, type HeaderRowProps } from '../../../fields/rows/header-row.tsx';
import type { ImportSource } from '../../../fields/rows/import-source.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useTakeTable } from './use-take-table.ts';

/** A draft with the file that it was made of, as long as the page has it. */
export interface BroughtTable {
  readonly jobId: string;
  readonly source: ImportSource;
  readonly table: HeaderRowProps['table'] & { readonly id: string };
}

export interface BulkHeaderProps {
  readonly blueprintId: string;
  readonly brought: BroughtTable;
  readonly onBrought: (brought: BroughtTable) => void;
}

/** Another row as header makes another draft, which takes the place of the first. */
export function BulkHeader({ blueprintId, brought, onBrought }: BulkHeaderProps): ReactNode {
  const { take, isTaking } = useTakeTable(blueprintId);
  const discard = useCommand<bulkHeaderMutation>(graphql`
    mutation bulkHeaderMutation($input: BulkStartInput!) {
      discardBulkStart(input: $input)
    }
  `);
  const change = async (headerRow: number): Promise<void> => {
    const source = { ...brought.source, headerRow };
    const table = { ...brought.table, headerRow };
    const jobId = await take(source, table.id);
    if (jobId === null) return;
    onBrought({ jobId, source, table });
    await discard.run(() => ({ input: { bulkStartId: brought.jobId } }));
  };
  return (
    <HeaderRow table={brought.table} isReading={isTaking} onChange={(row) => void change(row)} />
  );
}
