import { fail, ok, type Refusal, type Result } from './refusal.ts';

/**
 * A state machine as data. A row means: in one of these states, on this input, if this condition is
 * met and the guard doesn't refuse, change to that state. Conditions select between rows with the
 * same state and input, in order. Both are names, so that tables can be printed and
 * tested.
 */
export interface StateRow<
  State extends string = string,
  Input extends string = string,
  Condition extends string = string,
  Guard extends string = string,
> {
  /** Letter and number of the transition, as in docs/states. */
  readonly row: string;
  readonly from: readonly State[];
  readonly on: Input;
  readonly when?: Condition;
  readonly guard?: Guard;
  /** SAME keeps the state while other facts change. */
  readonly to: State | 'SAME';
}

export interface StateTable<Row extends StateRow> {
  readonly name: string;
  readonly states: readonly Row['from'][number][];
  readonly inputs: readonly Row['on'][];
  readonly rows: readonly Row[];
  /**
   * Returns the rows of a state and input in order; empty if the state doesn't accept the input.
   */
  readonly rowsFor: (state: Row['from'][number], on: Row['on']) => readonly Row[];
  /** Returns the guard of an input; all rows of an input have the same. */
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
 * Returns the row to apply. The guard comes first, because it checks the person before the state.
 * If the state doesn't accept the input, `unknown` is refused.
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
 * Returns the row for an input of the engine, with the condition if there are several. A missing
 * row is a bug.
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

/** Returns the state after a row. */
export const nextState = <State extends string>(
  row: { readonly to: State | 'SAME' },
  state: State,
): State => (row.to === 'SAME' ? state : row.to);
