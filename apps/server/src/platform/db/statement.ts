declare const rowType: unique symbol;

/** One SQL statement ready to be sent. `name` makes PostgreSQL keep its plan on the connection. */
export interface Statement<Row = unknown> {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  readonly [rowType]?: Row;
}

export type RowsOf<S extends readonly Statement[]> = {
  -readonly [K in keyof S]: S[K] extends Statement<infer Row> ? readonly Row[] : never;
};

/** A statement written out by hand, kept prepared on each connection under its name. */
export const prepared =
  <Row, const Values extends readonly unknown[] = readonly unknown[]>(name: string, text: string) =>
  (...values: Values): Statement<Row> => ({ name, text, values });
