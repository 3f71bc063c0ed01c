import pg from 'pg';
import { serialize } from 'pg-protocol';
import type { Statement } from './statement.ts';
import { toWire } from './wire-value.ts';

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** Columns of a statement's rows, and a row of nulls, which is faster to copy than to build. */
interface Shape {
  readonly columns: readonly Column[];
  readonly empty: Readonly<Record<string, null>>;
}

/**
 * The part of the driver's connection that is used here, because the driver's types don't include
 * it.
 */
interface Wire {
  readonly stream: { readonly write: (bytes: Buffer) => boolean };
  readonly on: (event: 'noData', listener: () => void) => void;
  readonly off: (event: 'noData', listener: () => void) => void;
}

/** The driver's interface for query objects, such as cursors. */
interface Submittable {
  readonly callback: () => void;
  readonly submit: () => unknown;
  readonly handleRowDescription: (message: { readonly fields: readonly Field[] }) => void;
  readonly handleDataRow: (message: { readonly fields: readonly (string | null)[] }) => void;
  readonly handleCommandComplete: () => void;
  readonly handleEmptyQuery: () => void;
  readonly handleError: (error: unknown) => void;
  readonly handleReadyForQuery: () => void;
}

/** The part of the driver's client that a batch needs. */
export interface BatchClient {
  readonly query: (submittable: Submittable) => unknown;
  readonly connection: Wire;
}

/** Prepared statements of a connection, with the columns of their rows. */
const preparedOn = new WeakMap<Wire, Map<string, Shape>>();

const execute = serialize.execute();
const sync = serialize.sync();
const noRows: Shape = { columns: [], empty: {} };

/** `uuid[]` and `text[]`. The driver parses them character by character, which is slow. */
const listTypes: ReadonlySet<number> = new Set([2951, 1009]);

/** Lists without quotes, nesting, or NULL are split at commas. */
const parseList =
  (parse: (text: string) => unknown) =>
  (text: string): unknown => {
    if (text === '{}') return [];
    return /["\\N]|.\{/.test(text) ? parse(text) : text.slice(1, -1).split(',');
  };

const shapeOf = (fields: readonly Field[]): Shape => ({
  columns: fields.map(({ name, dataTypeID }) => {
    const parse: (text: string) => unknown = pg.types.getTypeParser(dataTypeID, 'text');
    return { name, parse: listTypes.has(dataTypeID) ? parseList(parse) : parse };
  }),
  empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
});

const rowOf = (
  { columns, empty }: Shape,
  fields: readonly (string | null)[],
): Record<string, unknown> => {
  const row: Record<string, unknown> = { ...empty };
  let index = 0;
  for (const { name, parse } of columns) {
    const text = fields[index] ?? null;
    if (text !== null) row[name] = parse(text);
    index += 1;
  }
  return row;
};

/**
 * Sends all statements in one write with a single Sync and returns the rows of each. PostgreSQL
 * runs everything before a Sync as one transaction and stops after an error, so no BEGIN and COMMIT
 * are needed. The driver's pipeline writes and syncs each statement, which takes a third of a
 * request's time. New statements are described as statements, not portals, so their columns are
 * known even if they fail.
 */
export const sendBatch = (
  client: BatchClient,
  statements: readonly Statement[],
): Promise<readonly (readonly unknown[])[]> =>
  new Promise((resolve, reject) => {
    const wire = client.connection;
    const known = preparedOn.get(wire) ?? new Map<string, Shape>();
    preparedOn.set(wire, known);
    const rows: unknown[][] = statements.map(() => []);
    let at = 0;
    let shape: Shape = noRows;
    let failed = false;

    const begin = () => {
      shape = known.get(statements[at]?.name ?? '') ?? noRows;
    };
    const describe = (described: Shape) => {
      shape = described;
      const name = statements[at]?.name;
      if (name !== undefined) known.set(name, described);
    };
    const onNoData = () => describe(noRows);
    const next = () => {
      at += 1;
      begin();
    };

    const bytes = (): Buffer => {
      const parts: Buffer[] = [];
      const sent = new Set<string>();
      for (const { name = '', text, values } of statements) {
        if (name === '' || !(known.has(name) || sent.has(name))) {
          parts.push(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
          sent.add(name);
        }
        parts.push(serialize.bind({ statement: name, values: values.map(toWire) }), execute);
      }
      return Buffer.concat([...parts, sync]);
    };

    client.query({
      callback: () => undefined,
      submit: () => {
        wire.on('noData', onNoData);
        begin();
        wire.stream.write(bytes());
        return null;
      },
      handleRowDescription: ({ fields }) => describe(shapeOf(fields)),
      handleDataRow: ({ fields }) => rows[at]?.push(rowOf(shape, fields)),
      handleCommandComplete: next,
      handleEmptyQuery: next,
      handleError: (error) => {
        failed = true;
        wire.off('noData', onNoData);
        reject(error);
      },
      handleReadyForQuery: () => {
        wire.off('noData', onNoData);
        if (!failed) resolve(rows);
      },
    });
  });
