import { fail, ok, type Refusal, type Result } from './refusal.ts';

/**
 * A state machine as data. A row says: in one of these states, upon this input, if this
 * condition holds, and unless this guard refuses, go there. Conditions choose between
 * rows of the same state and input, in order; guards refuse. Both are names, so that
 * the table can be printed, walked by tests and read beside the specification.
 */
export interface StateRow<
  State extends string = string,
  Input extends string = string,
  Condition extends string = string,
  Guard extends string = string,
> {
  /** The transition's letter and number, as in docs/states. */
  readonly row: string;
  readonly from: readonly State[];
  readonly on: Input;
  readonly when?: Condition;
  readonly guard?: Guard;
  /** SAME: the state stays, other facts change. */
  readonly to: State | 'SAME';
}

export interface StateTable<Row extends StateRow> {
  readonly name: string;
  readonly states: readonly Row['from'][number][];
  readonly inputs: readonly Row['on'][];
  readonly rows: readonly Row[];
  /** The rows of a state and input, in order; empty where the input is unknown to the state. */
  readonly rowsFor: (state: Row['from'][number], on: Row['on']) => readonly Row[];
  /** The guard of an input: every row of one input has the same. */
  readonly guardOf: (on: Row['on']) => NonNullable<Row['guard']> | null;
}

const none: readonly never[] = [];

export const stateTable = <Row extends StateRow>(
  name: string,
  states: readonly Row['from'][number][],
  rows: readonly Row[],
): StateTable<Row> => {
  const cells = new Map<string, Row[]>();
  const guards = new Map<string, NonNullable<Row['guard']>>();
  for (const row of rows) {
    if (row.guard !== undefined) guards.set(row.on, row.guard);
    for (const from of row.from) {
      const cell = `${from} ${row.on}`;
      const found = cells.get(cell);
      if (found === undefined) cells.set(cell, [row]);
      else found.push(row);
    }
  }
  return {
    name,
    states,
    inputs: [...new Set(rows.map((row) => row.on))],
    rows,
    rowsFor: (state, on) => cells.get(`${state} ${on}`) ?? none,
    guardOf: (on) => guards.get(on) ?? null,
  };
};

/**
 * The row to take. The guard speaks first, since it asks for the person before the
 * state; then the state has to know the input, else `unknown` says how it is refused.
 */
export const takeRow = <Row extends StateRow>(
  table: StateTable<Row>,
  state: Row['from'][number],
  on: Row['on'],
  check: {
    readonly guard: (name: NonNullable<Row['guard']>) => Refusal | null;
    readonly holds: (name: NonNullable<Row['when']>) => boolean;
    readonly unknown: () => Refusal;
  },
): Result<Row> => {
  const guard = table.guardOf(on);
  const refusal = guard === null ? null : check.guard(guard);
  if (refusal !== null) return fail(refusal);
  for (const row of table.rowsFor(state, on)) {
    const { when } = row;
    if (when === undefined || check.holds(when)) return ok(row);
  }
  return fail(check.unknown());
};

/**
 * The row for what the engine itself has found to be so, its guard and, where there are
 * several, its condition included. A missing row is a fault of the engine.
 */
export const systemRow = <Row extends StateRow>(
  table: StateTable<Row>,
  state: Row['from'][number],
  on: Row['on'],
  when?: NonNullable<Row['when']>,
): Row => {
  const row = table.rowsFor(state, on).find((one) => when === undefined || one.when === when);
  if (row === undefined) throw new RangeError(`${table.name}: no row for ${state} and ${on}`);
  return row;
};

/** Where a row leads from a state. */
export const nextState = <State extends string>(
  row: { readonly to: State | 'SAME' },
  state: State,
): State => (row.to === 'SAME' ? state : row.to);
