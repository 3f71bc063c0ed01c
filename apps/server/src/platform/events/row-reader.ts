import { prepared, type Statement } from '../db/statement.ts';
import type { Database } from '../db/trip.ts';
import type { Change } from '../live/change.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { Log } from '../log/log.ts';
import { createRowQueue } from './row-queue.ts';

const advanceReader = prepared<
  unknown,
  readonly [reader: string, position: string, id: string, seq: number]
>('advance_reader', 'SELECT app.advance_reader($1, $2, $3, $4)');

/** Number of rows in one step. */
const batch = 500;
/** Maximum number of rows that are read ahead of the position, so that workspaces take turns. */
const mostAhead = 200_000;
/** Maximum time between two reads. A read also finds rows that waited for older transactions. */
const longestWait = 1000;
const shortestPause = 50;

/** A row of any workspace with the number of its transaction. */
interface PlacedRow {
  readonly tenantId: string;
  readonly position: string;
}

/** Describes rows of all workspaces, read in the order of their transactions. */
export interface RowsToRead<Row> {
  /**
   * Returns the rows after this one, without those of unfinished transactions. With null, the rows
   * after the position of the reader.
   */
  readonly next: (reader: string, limit: number, after: Row | null) => Statement<Row>;
  /** Returns the position of a row within its transaction. */
  readonly placeOf: (row: Row) => readonly [id: string, seq: number];
  /**
   * Returns the group of a row in its workspace. Rows of one group, such as those of a workflow,
   * stay in order.
   */
  readonly lineOf: (row: Row) => string;
  /** Returns whether a change can have added rows. */
  readonly isAddedBy: (change: Change) => boolean;
}

export interface ReaderOptions<Row> {
  /** Name of the position in the database. */
  readonly name: string;
  readonly database: Pick<Database, 'trip'>;
  /**
   * Processes rows of one or more workspaces. The rows of each group come in order. After a crash,
   * it gets some rows again, so it must be repeatable.
   */
  readonly handle: (rows: readonly Row[]) => Promise<void>;
  /**
   * Returns false for a row that can still be undone. Later rows of its group wait, to keep the
   * order.
   */
  readonly isReady?: (row: Row) => boolean;
}

export interface StartedReaderOptions<Row> extends ReaderOptions<Row> {
  readonly live: Pick<LiveHub, 'onChange'>;
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds during which changes are collected and then read together. */
  readonly pause?: number;
}

export interface StartedReader {
  readonly stop: () => Promise<void>;
}

/**
 * Returns a function that processes all rows that are ready. Workspaces take turns: the backlog of
 * one doesn't delay the others. The position advances past rows that are processed in all
 * workspaces. Rows that aren't ready stay for the next call.
 */
const createReading = <Row extends PlacedRow>(
  source: RowsToRead<Row>,
  { name, database, handle, isReady = () => true }: ReaderOptions<Row>,
): (() => Promise<void>) => {
  const scope = { kind: 'identity', waiting: 'BACKGROUND' } as const;
  const queue = createRowQueue<Row>({ lineOf: source.lineOf, isReady });
  let last: Row | null = null;

  const readAhead = async (): Promise<void> => {
    while (queue.size() < mostAhead) {
      const [next]: [readonly Row[]] = await database.trip(scope, source.next(name, batch, last));
      queue.add(next);
      last = next.at(-1) ?? last;
      if (next.length < batch) return;
    }
  };

  return async () => {
    // The position can move back, for example to build the search index again.
    if (queue.size() === 0) last = null;
    for (;;) {
      await readAhead();
      const rows = queue.nextTurn(batch);
      if (rows.length === 0) return;
      await handle(rows);
      const passed = queue.settle();
      if (passed !== null)
        await database.trip(scope, advanceReader(name, passed.position, ...source.placeOf(passed)));
      if (queue.size() === 0) return;
    }
  };
};

/** Processes all rows that are ready. */
export const readRows = <Row extends PlacedRow>(
  source: RowsToRead<Row>,
  options: ReaderOptions<Row>,
): Promise<void> => createReading(source, options)();

/**
 * Keeps reading rows after each change and every second. Several processes can run the same
 * reader: they do the same work twice, but never skip a row.
 */
export const startReader = <Row extends PlacedRow>(
  source: RowsToRead<Row>,
  options: StartedReaderOptions<Row>,
): StartedReader => {
  const { pause = shortestPause } = options;
  let isStopped = false;
  let isWoken = false;
  let readReady = createReading(source, options);
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const read = async (): Promise<void> => {
    isWoken = false;
    try {
      await readReady();
    } catch (error) {
      readReady = createReading(source, options);
      options.log.warn({ err: error, reader: options.name }, 'reading events failed');
    }
    reading = null;
    lookAfter(isWoken ? pause : longestWait);
  };
  function lookAfter(wait: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = read();
    }, wait).unref();
  }
  const forget = options.live.onChange((change) => {
    if (isWoken || !source.isAddedBy(change)) return;
    isWoken = true;
    if (reading === null) lookAfter(pause);
  });
  lookAfter(0);
  return {
    stop: async () => {
      isStopped = true;
      forget();
      clearTimeout(timer);
      await reading;
    },
  };
};
