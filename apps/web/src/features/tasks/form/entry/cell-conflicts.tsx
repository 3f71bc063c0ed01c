import type { FieldColumn, FieldValue } from '@baton/domain/field/field';
import { asField } from '@baton/domain/field/kinds/table-rows';
import type { CellConflict } from '@baton/domain/field/tables/table-merge';
import type { ReactNode } from 'react';
import { useValueText } from '../../../../lib/fields/use-value-text.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { ConflictProps } from './field-conflict.tsx';
import classes from './entry.module.css';

export interface CellConflictsProps extends ConflictProps {
  readonly cells: readonly CellConflict[];
  readonly columns: readonly FieldColumn[];
  /** Returns a position that starts with 1. */
  readonly rowNumber: (row: string) => number;
  readonly nameOf: (id: string) => string;
}

/** Maximum number of cells to list. */
const shownCells = 20;

const choices = {
  MINE: 'entry.conflict.keepMine',
  THEIRS: 'entry.conflict.takeTheirs',
} as const;

/** Conflicting cells of a table with both values, a selection for each, and one for all. */
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
          {cells.slice(0, shownCells).map((conflict) => {
            const { row, column: key, mine, theirs } = conflict;
            const column = byKey.get(key);
            const place = t('entry.conflict.at', {
              row: rowNumber(row),
              column: column?.name ?? '',
            });
            return (
              <tr key={`${row}.${key}`}>
                <th scope="row">{place}</th>
                {(['MINE', 'THEIRS'] as const).map((whose) => (
                  <td key={whose}>
                    <span className={classes.cellAnswer}>
                      {textOf(column, whose === 'MINE' ? mine : theirs)}
                    </span>
                    <Button
                      size="small"
                      aria-label={t('entry.conflict.cellChoice', {
                        choice: t(choices[whose]),
                        cell: place,
                      })}
                      onClick={() => onChoose({ whose, cell: conflict })}
                    >
                      {t(choices[whose])}
                    </Button>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rest > 0 && <p className={classes.whose}>{t('entry.conflict.more', { count: rest })}</p>}
      {cells.length > 1 && (
        <div className={classes.typedActions}>
          <Button size="small" onClick={() => onChoose({ whose: 'MINE' })}>
            {t('entry.conflict.keepAllMine')}
          </Button>
          <Button size="small" onClick={() => onChoose({ whose: 'THEIRS' })}>
            {t('entry.conflict.takeAllTheirs')}
          </Button>
        </div>
      )}
    </>
  );
}
