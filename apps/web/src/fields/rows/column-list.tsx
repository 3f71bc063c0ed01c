import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';
import type { Option } from '../../ui/option-picker/option.ts';
import classes from './column-mapping.module.css';

/** Meaning of a column that isn't imported. */
export const ignored = 'IGNORE';

export interface ColumnListProps<Meaning extends string> {
  readonly columns: readonly string[];
  /** The first rows, which give examples of each column. */
  readonly rows: readonly (readonly string[])[];
  /** By column. */
  readonly meanings: readonly Meaning[];
  readonly options: readonly Option<Meaning>[];
  readonly error: string | null;
  readonly onChange: (column: number, meaning: Meaning) => void;
}

/** Selects the meaning of each column of a file and shows examples of its cells. */
export function ColumnList<Meaning extends string>({
  columns,
  rows,
  meanings,
  options,
  error,
  onChange,
}: ColumnListProps<Meaning>): ReactNode {
  const t = useText();
  return (
    <div className={classes.root}>
      {error !== null && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <ul className={classes.list}>
        {columns.map((name, index) => {
          const label =
            name.trim() === '' ? t('imports.columns.unnamed', { number: index + 1 }) : name;
          return (
            <li
              key={`${index}:${name}`}
              className={classes.column}
              data-ignored={meanings[index] === ignored || undefined}
            >
              <div className={classes.about}>
                <span className={classes.name}>{label}</span>
                <span className={classes.samples}>{samples(rows, index)}</span>
              </div>
              <Select<Meaning>
                label={t('imports.columns.meaning', { name: label })}
                hideLabel
                clearable={false}
                className={classes.choice}
                value={meanings[index] ?? null}
                options={options}
                onChange={(meaning) => meaning !== null && onChange(index, meaning)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Returns the first different values as written in the file. */
const samples = (rows: readonly (readonly string[])[], index: number): string =>
  [...new Set(rows.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== ''))]
    .slice(0, 3)
    .join(' · ');
