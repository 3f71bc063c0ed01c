import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { bulkHeaderMutation } from '../../__generated__/bulkHeaderMutation.graphql.ts';
import { HeaderRow, type HeaderRowProps } from '../../fields/rows/header-row.tsx';
import type { ImportSource } from '../../fields/rows/source/import-source.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import classes from './bulk.module.css';
import { useUploadTable } from './use-upload-table.ts';

/**
 * The table of a file that was selected on this page, which can still be read with another header
 * row.
 */
export interface BroughtTable {
  readonly jobId: string;
  readonly source: ImportSource;
  readonly table: HeaderRowProps['table'] & { readonly id: string };
}

export interface BulkHeaderProps {
  /** Null for people to invite. */
  readonly blueprintId: string | null;
  readonly brought: BroughtTable;
  /** True if cells or mappings were edited, which another header row discards. */
  readonly isTouched: boolean;
  readonly onBrought: (brought: BroughtTable) => void;
}

/** Explains how to change the header row of a draft whose file is no longer loaded. */
export function HeaderOfEarlier(): ReactNode {
  const t = useText();
  return <p className={classes.about}>{t('bulk.header.again')}</p>;
}

/** Selects another header row, which replaces the draft. */
export function BulkHeader({
  blueprintId,
  brought,
  isTouched,
  onBrought,
}: BulkHeaderProps): ReactNode {
  const t = useText();
  const [asked, setAsked] = useState<number | null>(null);
  const { take, isTaking } = useUploadTable(blueprintId);
  const discard = useCommand<bulkHeaderMutation>(graphql`
    mutation bulkHeaderMutation($input: BulkJobInput!) {
      discardBulkJob(input: $input)
    }
  `);
  const change = async (headerRow: number): Promise<void> => {
    const source = { ...brought.source, headerRow };
    const table = { ...brought.table, headerRow };
    const jobId = await take(source, table.id);
    if (jobId === null) return;
    onBrought({ jobId, source, table });
    await discard.run(() => ({ input: { bulkJobId: brought.jobId } }));
  };
  return (
    <>
      <HeaderRow
        table={brought.table}
        isReading={isTaking}
        onChange={(row) => (isTouched ? setAsked(row) : void change(row))}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('bulk.header.title')}
        confirmLabel={t('bulk.header.action')}
        loading={isTaking}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && void change(asked).then(() => setAsked(null))}
      >
        {t('bulk.header.text')}
      </ConfirmDialog>
    </>
  );
}
