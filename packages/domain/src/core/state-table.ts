import { fail, ok, type Refusal, type Result } from './refusal.ts';

/** Checks a command. Returns null if the command is allowed. */
export type Guard<Given extends readonly never[] = readonly never[]> = (
  ...given: Given
) => Refusal | null;

/**
 * A state machine as data. A row means: in one of these states, on this input, if this condition is
 * met and no guard refuses, change to that state. Conditions select between rows with the same
 * state and input.
 */
export interface StateRow<
  State extends string = string,
  Input extends string = string,
  Condition extends string = string,
  RowGuard extends Guard = Guard,
> {
  readonly from: readonly State[];
  readonly on: Input;
  readonly when?: Condition;
  /** Asked in order. All rows of an input have the same guards; inputs of the engine have none. */
  readonly guards?: readonly RowGuard[];
  /** SAME keeps the state while other facts change. */
  readonly to: State | 'SAME';
}

/** A row with its name, such as `task.submit`, which its events store as their cause. */
export type NamedRow<Row extends StateRow, Cause extends string> = Row & { readonly cause: Cause };

export interface StateTable<Row extends StateRow, Cause extends string = string> {
  readonly name: string;
  readonly states: readonly Row['from'][number][];
  readonly inputs: readonly Row['on'][];
  readonly rows: readonly NamedRow<Row, Cause>[];
  /**
   * Returns the rows of a state and input in order; empty if the state doesn't accept the input.
   */
  readonly rowsFor: (state: Row['from'][number], on: Row['on']) => readonly NamedRow<Row, Cause>[];
}

export const stateTable = <Name extends string, Row extends StateRow>(
  name: Name,
  states: readonly Row['from'][number][],
  rows: readonly Row[],
): StateTable<Row, `${Name}.${Row['on']}`> => {
  const named = rows.map((row) => ({ ...row, cause: `${name}.${row.on}` as const }));
  const cells = Map.groupBy(
    named.flatMap((row) => row.from.map((from) => ({ cell: `${from} ${row.on}`, row }))),
    ({ cell }) => cell,
  );
  const found = new Map([...cells].map(([cell, of]) => [cell, of.map(({ row }) => row)]));
  return {
    name,
    states,
    inputs: [...new Set(rows.map((row) => row.on))],
    rows: named,
    rowsFor: (state, on) => found.get(`${state} ${on}`) ?? [],
  };
};

/** Returns the row of an input, with the condition if there are several; undefined if none fits. */
export const rowFor = <Row extends StateRow, Cause extends string>(
  table: StateTable<Row, Cause>,
  state: Row['from'][number],
  on: Row['on'],
  when?: NonNullable<Row['when']>,
): NamedRow<Row, Cause> | undefined =>
  table.rowsFor(state, on).find((row) => row.when === undefined || row.when === when);

type RowOn<Row extends StateRow, On extends Row['on']> = Extract<Row, { readonly on: On }>;

interface Attempt<Row extends StateRow, RowGuard> {
  /** Calls a guard with its parameters. */
  readonly ask: (guard: RowGuard) => Refusal | null;
  readonly when?: NonNullable<Row['when']>;
  /** The refusal of a command that the state doesn't accept. */
  readonly otherwise: Refusal;
}

/**
 * Returns the row of a command. Guards come first, because they check the person before the state.
 */
export const takeRow = <Row extends StateRow, Cause extends string, On extends Row['on']>(
  table: StateTable<Row, Cause>,
  state: Row['from'][number],
  on: On,
  { ask, when, otherwise }: Attempt<Row, NonNullable<RowOn<Row, On>['guards']>[number]>,
): Result<NamedRow<Row, Cause>> => {
  const isRow = (row: Row): row is RowOn<Row, On> => row.on === on;
  for (const guard of table.rows.find(isRow)?.guards ?? []) {
    const refusal = ask(guard);
    if (refusal !== null) return fail(refusal);
  }
  const row = rowFor(table, state, on, when);
  return row === undefined ? fail(otherwise) : ok(row);
};

/** Returns the row of an input of the engine. A missing row is a bug. */
export const systemRow = <Row extends StateRow, Cause extends string>(
  table: StateTable<Row, Cause>,
  state: Row['from'][number],
  on: Row['on'],
  when?: NonNullable<Row['when']>,
): NamedRow<Row, Cause> => {
  const row = rowFor(table, state, on, when);
  if (row === undefined) throw new RangeError(`${table.name}: no row for ${state} and ${on}`);
  return row;
};

/** Returns the state after a row. */
export const nextState = <State extends string>(
  row: { readonly to: State | 'SAME' },
  state: State,
): State => (row.to === 'SAME' ? state : row.to);
