import type { FieldColumn, FieldValue } from '@baton/domain/field/field';
import { asField } from '@baton/domain/field/kinds/table-rows';
import type { CellConflict } from '@baton/domain/field/table-merge';
import type { ReactNode } from 'react';
import { useValueText } from '../../../lib/fields/use-value-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { ConflictProps } from './field-conflict.tsx';
import classes from './entry.module.css';

export interface CellConflictsProps extends ConflictProps {
  readonly cells: readonly CellConflict[];
  readonly columns: readonly FieldColumn[];
  /** 1-based. */
  readonly rowNumber: (row: string) => number;
  readonly nameOf: (id: string) => string;
}

/** More would not be read one by one. */
const shownCells = 20;

/** Two people have changed the same cells of a table: each with both answers, and the choice. */
export function CellConflicts({
  cells,
  columns,
  rowNumber,
  nameOf,
  who,
  onChoose,
}: CellConflictsProps): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const textOf = (column: FieldColumn | undefined, value: FieldValue | null | undefined): string =>
    value === undefined
      ? t('entry.conflict.rowGone')
      : value === null || column === undefined
        ? t('fields.nothing')
        : valueText(asField(column), value, nameOf);
  const rest = cells.length - shownCells;
  return (
    <>
      <table className={classes.cells}>
        <thead>
          <tr>
            <th scope="col">{t('entry.conflict.cell')}</th>
            <th scope="col">{t('entry.conflict.mine')}</th>
            <th scope="col">{who}</th>
          </tr>
        </thead>
        <tbody>
          {cells.slice(0, shownCells).map(({ row, column: key, mine, theirs }) => {
            const column = byKey.get(key);
            return (
              <tr key={`${row}.${key}`}>
                <th scope="row">
                  {t('entry.conflict.at', { row: rowNumber(row), column: column?.name ?? '' })}
                </th>
                <td>{textOf(column, mine)}</td>
                <td>{textOf(column, theirs)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rest > 0 && <p className={classes.whose}>{t('entry.conflict.more', { count: rest })}</p>}
      <div className={classes.typedActions}>
        <Button size="small" onClick={() => onChoose('MINE')}>
          {t('entry.conflict.keepMine')}
        </Button>
        <Button size="small" onClick={() => onChoose('THEIRS')}>
          {t('entry.conflict.takeTheirs')}
        </Button>
      </div>
    </>
  );
}
