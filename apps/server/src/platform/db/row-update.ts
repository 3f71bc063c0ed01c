import { fromText, textType } from './row-insert.ts';
import { prepared, type Statement } from './statement.ts';

/** Rows of a table to update, with their columns. */
export interface RowUpdate<Column extends string> {
  /** Prefix of the statement names. */
  readonly name: string;
  readonly table: string;
  /** Column that identifies a row in the workspace. */
  readonly key: string;
  /** Columns with their types. `bytea` values are hexadecimal text. */
  readonly columns: Readonly<Record<Column, string>>;
  /** Additional assignment, such as `version = t.version + 1`. The table alias is t. */
  readonly also?: string;
}

/** New values of a row, with its id under `key`. */
export type UpdatedRow<Column extends string> = Readonly<Record<Column, unknown>> & {
  readonly key: string;
};

/** Up to this number, single updates are faster, because a set of rows is parsed from JSON. */
const mostSingly = 4;

/**
 * Returns statements that update the rows in one round trip: single updates for few rows, or one
 * statement for many.
 */
export const rowUpdate = <Column extends string>({
  name,
  table,
  key,
  columns,
  also,
}: RowUpdate<Column>): ((rows: readonly UpdatedRow<Column>[]) => readonly Statement[]) => {
  const types: readonly (readonly [string, string])[] = Object.entries(columns);
  const more = also === undefined ? '' : `, ${also}`;
  const single = prepared(
    `${name}_singly`,
    `UPDATE ${table} t SET ${types.map(([column, type], n) => `${column} = ${fromText(type, `$${n + 2}`)}`).join(', ')}${more}
      WHERE t.tenant_id = app.tenant_id() AND t.${key} = $1`,
  );
  const several = prepared(
    name,
    `UPDATE ${table} t SET ${types.map(([column, type]) => `${column} = ${fromText(type, `c.${column}`)}`).join(', ')}${more}
       FROM json_to_recordset($1) AS c(key uuid, ${types.map(([column, type]) => `${column} ${textType(type)}`).join(', ')})
      WHERE t.tenant_id = app.tenant_id() AND t.${key} = c.key`,
  );
  const valuesOf = (row: UpdatedRow<Column>): readonly unknown[] => {
    const named: Readonly<Record<string, unknown>> = row;
    return types.map(([column, type]) => {
      const value = named[column];
      // The driver would send a list as an array.
      return type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
    });
  };
  return (rows) => {
    if (rows.length === 0) return [];
    if (rows.length > mostSingly) return [several(JSON.stringify(rows))];
    return rows.map((row) => single(row.key, ...valuesOf(row)));
  };
};
