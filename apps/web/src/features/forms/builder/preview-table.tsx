import type { FieldColumn } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import classes from './preview-table.module.css';

export interface PreviewTableProps {
  readonly label: string;
  readonly columns: readonly FieldColumn[];
}

/** A table without rows yet: what its columns ask. */
export function PreviewTable({ label, columns }: PreviewTableProps): ReactNode {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{label}</caption>
      <thead>
        <tr>
          {columns.map(({ key, name, required }) => (
            <th key={key} scope="col">
              {name}
              {required && ' *'}
            </th>
          ))}
        </tr>
      </thead>
    </table>
  );
}
