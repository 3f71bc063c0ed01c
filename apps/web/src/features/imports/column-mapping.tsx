import type { ImportColumn } from '@baton/domain/import/import-table';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { ColumnList } from '../../fields/rows/column-list.tsx';
import type { ImportTable } from './import-requests.ts';

const kinds = [
  'STAGE',
  'TASK',
  'ASSIGNEE',
  'DESCRIPTION',
  'START_DATE',
  'DUE_DATE',
  'DURATION',
  'APPROVAL',
  'TAGS',
  'PREDECESSORS',
  'TASK_ID',
  'IGNORE',
] as const satisfies readonly ImportColumn[];

export interface ColumnMappingProps {
  readonly table: ImportTable;
  readonly columns: readonly ImportColumn[];
  readonly error: string | null;
  readonly onChange: (columns: readonly ImportColumn[]) => void;
}

/** Maps each column of a plan. */
export function ColumnMapping({ table, columns, error, onChange }: ColumnMappingProps): ReactNode {
  const t = useText();
  const set = (index: number, kind: ImportColumn): void =>
    onChange(
      columns.map((before, at) => {
        if (at === index) return kind;
        // Only one column has task names, so selecting it clears the previous one.
        return kind === 'TASK' && before === 'TASK' ? 'IGNORE' : before;
      }),
    );
  return (
    <ColumnList<ImportColumn>
      columns={table.columns}
      rows={table.rows}
      meanings={columns}
      options={kinds.map((kind) => ({ value: kind, label: t(`imports.column.${kind}`) }))}
      error={error}
      onChange={set}
    />
  );
}
