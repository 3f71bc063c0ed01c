import type { FieldColumn, TableRow } from '@baton/domain/field/field';
import { asField } from '@baton/domain/field/kinds/table-rows';
import type { ReactNode } from 'react';
import { useValueText } from '../../../../lib/fields/use-value-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import classes from '../entry/entry.module.css';

export interface TypedRowsProps {
  readonly label: string;
  readonly columns: readonly FieldColumn[];
  readonly rows: readonly TableRow[];
  readonly nameOf: (id: string) => string;
}

/** Maximum number of rows shown. Copying includes all. */
const shownRows = 50;

/** A read-only table as typed. */
export function TypedRows({ label, columns, rows, nameOf }: TypedRowsProps): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const rest = rows.length - shownRows;
  return (
    <>
      <table className={classes.cells} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map(({ row, cells }) => (
            <tr key={row}>
              {columns.map((column) => {
                const cell = cells[column.key];
                return (
                  <td key={column.key}>
                    {cell === undefined ? '' : valueText(asField(column), cell, nameOf)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className={classes.whose}>{t('entry.typed.moreRows', { count: rest })}</p>}
    </>
  );
}
