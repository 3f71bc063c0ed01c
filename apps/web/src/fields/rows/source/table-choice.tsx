import { useId, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './table-choice.module.css';

export interface TableChoiceProps {
  readonly tables: readonly {
    readonly id: string;
    readonly title: string;
    readonly columns: readonly string[];
    readonly rowCount: number;
  }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Selects one of several tables in the file. */
export function TableChoice({ tables, value, onChange }: TableChoiceProps): ReactNode {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>
        {t('imports.tables.title', { count: tables.length })}
      </legend>
      {tables.map((table, index) => (
        <label key={table.id} className={classes.table}>
          <input
            type="radio"
            name={name}
            checked={table.id === value}
            onChange={() => onChange(table.id)}
          />
          <span className={classes.about}>
            <span className={classes.title}>
              {table.title === ''
                ? t('imports.tables.unnamed', { number: index + 1 })
                : table.title}
            </span>
            <span className={classes.columns}>
              {table.columns.filter((column) => column !== '').join(' · ')}
            </span>
          </span>
          <span className={classes.count}>
            {t('imports.tables.rows', { count: table.rowCount })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
