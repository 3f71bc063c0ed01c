import { fromText, textType } from './row-insert.ts';
import { prepared, type Statement } from './statement.ts';

/** Which rows of a table are updated, and what of them. */
export interface RowUpdate<Column extends string> {
  /** Begins the names of the statements. */
  readonly name: string;
  readonly table: string;
  /** The column that finds a row inside the workspace. */
  readonly key: string;
  /** The columns that are written, with their types. What is `bytea` comes as hexadecimal text. */
  readonly columns: Readonly<Record<Column, string>>;
  /** A further assignment, such as `version = t.version + 1`; the table is called t. */
  readonly also?: string;
}

/** A row's new values; under `key` the id that finds it. */
export type UpdatedRow<Column extends string> = Readonly<Record<Column, unknown>> & {
  readonly key: string;
};

/** Up to so many rows are cheaper to write one by one: a set of rows is JSON that the database has to read. */
const mostSingly = 4;

/**
 * Makes the statements that write these rows in one trip, in the form that costs the database
 * least: one plain update a row while there are few, one for all of them where there are many.
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
      // A list would go out as an array.
      return type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
    });
  };
  return (rows) => {
    if (rows.length === 0) return [];
    if (rows.length > mostSingly) return [several(JSON.stringify(rows))];
    return rows.map((row) => single(row.key, ...valuesOf(row)));
  };
};
