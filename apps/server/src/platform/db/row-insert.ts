import { prepared, type Statement } from './statement.ts';

/** Removes null columns, which most rows have many of. */
const filled = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const kept: Record<string, unknown> = {};
  for (const name in row) if (row[name] !== null) kept[name] = row[name];
  return kept;
};

/** Columns that new rows of a table write. */
export interface RowInsert<Column extends string> {
  /** Prefix of the statement names. */
  readonly name: string;
  readonly table: string;
  /** Columns with their types. `bytea` values are hexadecimal text. */
  readonly columns: Readonly<Record<Column, string>>;
  /** Columns with the same SQL value in every row. */
  readonly constants?: Readonly<Record<string, string>>;
}

/** Up to this number, single inserts are faster, because a set of rows is parsed from JSON. */
const mostSingly = 2;

/** Returns SQL that converts a written value to its type. */
export const fromText = (type: string, value: string): string =>
  type === 'bytea' ? `decode(${value}, 'hex')` : value;

/** Returns the type in which a value is written. */
export const textType = (type: string): string => (type === 'bytea' ? 'text' : type);

/**
 * Returns statements that insert the rows in one round trip: single inserts for few rows, or one
 * statement for many.
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
      // The driver would send a list as an array.
      return type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
    });
  };
  return (rows) => {
    if (rows.length === 0) return [];
    if (rows.length > mostSingly) return [several(JSON.stringify(rows.map(filled)))];
    return rows.map((row) => single(...valuesOf(row)));
  };
};
