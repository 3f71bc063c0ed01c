declare const rowType: unique symbol;

/** An SQL statement. PostgreSQL stores its plan on the connection under `name`. */
export interface Statement<Row = unknown> {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  readonly [rowType]?: Row;
}

export type RowsOf<S extends readonly Statement[]> = {
  -readonly [K in keyof S]: S[K] extends Statement<infer Row> ? readonly Row[] : never;
};

const texts = new Map<string, string>();

/**
 * Returns a function for a static statement that stays prepared on each connection. Throws a
 * RangeError if another statement has the same name, because a connection would run either of them.
 */
export const prepared = <Row, const Values extends readonly unknown[] = readonly unknown[]>(
  name: string,
  text: string,
): ((...values: Values) => Statement<Row>) => {
  if ((texts.get(name) ?? text) !== text)
    throw new RangeError(`Two statements have the name ${name}.`);
  texts.set(name, text);
  return (...values) => ({ name, text, values });
};
