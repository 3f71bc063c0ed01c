/** A row that waits to be processed, with its position in the order of all rows. */
interface Waiting<Row> {
  readonly row: Row;
  isHandled: boolean;
}

/** Rows that a reader has read ahead of its position. */
export interface RowQueue<Row> {
  readonly size: () => number;
  readonly add: (rows: readonly Row[]) => void;
  /**
   * Returns the next rows in order: the oldest ones of each workspace, and as many of each, so that
   * the backlog of one doesn't delay the others. A row that isn't ready delays only rows that must
   * stay in order with it.
   */
  readonly nextTurn: (limit: number) => readonly Row[];
  /**
   * Records that the rows of the last turn are processed. Returns the last row before which no row
   * waits, or null.
   */
  readonly settle: () => Row | null;
}

interface RowOrder<Row> {
  /**
   * Returns the group of a row in its workspace. Rows of one group, such as those of a workflow,
   * stay in order.
   */
  readonly lineOf: (row: Row) => string;
  readonly isReady: (row: Row) => boolean;
}

export const createRowQueue = <Row extends { readonly tenantId: string }>({
  lineOf,
  isReady,
}: RowOrder<Row>): RowQueue<Row> => {
  /** The rows after the position, in order. */
  let rows: Waiting<Row>[] = [];
  const waiting = new Map<string, Waiting<Row>[]>();
  let turn: ReadonlySet<Waiting<Row>> = new Set();
  const readyOf = (ofTenant: readonly Waiting<Row>[], most: number): readonly Waiting<Row>[] => {
    const ready: Waiting<Row>[] = [];
    const blocked = new Set<string>();
    for (const one of ofTenant) {
      if (ready.length === most) break;
      const line = lineOf(one.row);
      if (blocked.has(line)) continue;
      if (isReady(one.row)) ready.push(one);
      else blocked.add(line);
    }
    return ready;
  };

  return {
    size: () => rows.length,
    add: (more) => {
      for (const row of more) {
        const one = { row, isHandled: false };
        rows.push(one);
        const others = waiting.get(row.tenantId);
        if (others === undefined) waiting.set(row.tenantId, [one]);
        else others.push(one);
      }
    },
    nextTurn: (limit) => {
      const share = Math.ceil(limit / Math.max(1, waiting.size));
      turn = new Set([...waiting.values()].flatMap((ofTenant) => readyOf(ofTenant, share)));
      return rows.flatMap((one) => (turn.has(one) ? [one.row] : []));
    },
    settle: () => {
      for (const one of turn) one.isHandled = true;
      for (const [tenantId, ofTenant] of waiting) {
        const left = ofTenant.filter(({ isHandled }) => !isHandled);
        if (left.length === 0) waiting.delete(tenantId);
        else waiting.set(tenantId, left);
      }
      const end = rows.findIndex(({ isHandled }) => !isHandled);
      const passed = end === -1 ? rows : rows.slice(0, end);
      rows = rows.slice(passed.length);
      return passed.at(-1)?.row ?? null;
    },
  };
};
