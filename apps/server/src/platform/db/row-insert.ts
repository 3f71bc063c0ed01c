import { prepared, type Statement } from './statement.ts';

/** The columns that have a value: what a row leaves out is NULL anyway, and most rows leave out much. */
const filled = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const kept: Record<string, unknown> = {};
  for (const name in row) if (row[name] !== null) kept[name] = row[name];
  return kept;
};

/** Which columns of a table are written of new rows. */
export interface RowInsert<Column extends string> {
  /** Begins the names of the statements. */
  readonly name: string;
  readonly table: string;
  /** The columns that are written, with their types. What is `bytea` comes as hexadecimal text. */
  readonly columns: Readonly<Record<Column, string>>;
  /** Columns that are the same in every new row, as SQL. */
  readonly constants?: Readonly<Record<string, string>>;
}

/** Up to so many rows are cheaper to write one by one: a set of rows is JSON that the database has to read. */
const mostSingly = 2;

/** A value of the type, made of what it is written as. */
export const fromText = (type: string, value: string): string =>
  type === 'bytea' ? `decode(${value}, 'hex')` : value;

/** The type as which a value of the type is written. */
export const textType = (type: string): string => (type === 'bytea' ? 'text' : type);

/**
 * Makes the statements that add these rows of the workspace in one trip: one plain insert a row
 * while there are few, one for all of them where there are many.
 */
export const rowInsert = <Column extends string>({
  name,
  table,
  columns,
  constants = {},
}: RowInsert<Column>): ((
  rows: readonly Readonly<Record<Column, unknown>>[],
) => readonly Statement[]) => {
  const types: readonly (readonly [string, string])[] = Object.entries(columns);
  const names = ['tenant_id', ...types.map(([column]) => column), ...Object.keys(constants)];
  const into = `INSERT INTO ${table} (${names.join(', ')})`;
  const fixed = Object.values(constants);
  const single = prepared(
    `${name}_singly`,
    `${into} VALUES (${['app.tenant_id()', ...types.map(([, type], n) => fromText(type, `$${n + 1}`)), ...fixed].join(', ')})`,
  );
  const record = types.map(([column, type]) => `${column} ${textType(type)}`);
  const several = prepared(
    name,
    `${into}
     SELECT ${['app.tenant_id()', ...types.map(([column, type]) => fromText(type, `c.${column}`)), ...fixed].join(', ')}
       FROM json_to_recordset($1) AS c(${record.join(', ')})`,
  );
  const valuesOf = (row: Readonly<Record<Column, unknown>>): readonly unknown[] => {
    const named: Readonly<Record<string, unknown>> = row;
    return types.map(([column, type]) => {
      const value = named[column];
      // A list would go out as an array.
      return type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
    });
  };
  return (rows) => {
    if (rows.length === 0) return [];
    if (rows.length > mostSingly) return [several(JSON.stringify(rows.map(filled)))];
    return rows.map((row) => single(...valuesOf(row)));
  };
};
