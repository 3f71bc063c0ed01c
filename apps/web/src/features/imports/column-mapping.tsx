import type { ImportColumn } from '@baton/domain/import/import-table';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';
import classes from './column-mapping.module.css';
import type { ImportTable } from './import-requests.ts';

const kinds = [
  'STAGE',
  'TASK',
  'ASSIGNEE',
  'DESCRIPTION',
  'DUE_DATE',
  'DURATION',
  'APPROVAL',
  'IGNORE',
] as const satisfies readonly ImportColumn[];

export interface ColumnMappingProps {
  readonly table: ImportTable;
  readonly columns: readonly ImportColumn[];
  readonly error: string | null;
  readonly onChange: (columns: readonly ImportColumn[]) => void;
}

/** What each column is taken for, beside what stands in it. */
export function ColumnMapping({ table, columns, error, onChange }: ColumnMappingProps): ReactNode {
  const t = useText();
  const labels: Readonly<Record<ImportColumn, string>> = {
    STAGE: t('imports.column.STAGE'),
    TASK: t('imports.column.TASK'),
    ASSIGNEE: t('imports.column.ASSIGNEE'),
    DESCRIPTION: t('imports.column.DESCRIPTION'),
    DUE_DATE: t('imports.column.DUE_DATE'),
    DURATION: t('imports.column.DURATION'),
    APPROVAL: t('imports.column.APPROVAL'),
    IGNORE: t('imports.column.IGNORE'),
  };
  const set = (index: number, kind: ImportColumn): void =>
    onChange(
      columns.map((before, at) => {
        if (at === index) return kind;
        // Tasks have one name: choosing its column frees the one chosen before.
        return kind === 'TASK' && before === 'TASK' ? 'IGNORE' : before;
      }),
    );
  return (
    <div className={classes.root}>
      {error !== null && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <ul className={classes.list}>
        {table.columns.map((name, index) => {
          const label =
            name.trim() === '' ? t('imports.columns.unnamed', { number: index + 1 }) : name;
          return (
            <li
              key={`${index}:${name}`}
              className={classes.column}
              data-ignored={columns[index] === 'IGNORE' || undefined}
            >
              <div className={classes.about}>
                <span className={classes.name}>{label}</span>
                <span className={classes.samples}>{samples(table, index)}</span>
              </div>
              <Select<ImportColumn>
                label={t('imports.columns.meaning', { name: label })}
                hideLabel
                clearable={false}
                className={classes.choice}
                value={columns[index] ?? 'IGNORE'}
                options={kinds.map((kind) => ({ value: kind, label: labels[kind] }))}
                onChange={(kind) => set(index, kind ?? 'IGNORE')}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The first few different values, as they stand in the file. */
const samples = (table: ImportTable, index: number): string =>
  [...new Set(table.rows.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== ''))]
    .slice(0, 3)
    .join(' · ');
