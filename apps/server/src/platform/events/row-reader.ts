import { prepared, type Statement } from '../db/statement.ts';
import type { Database } from '../db/trip.ts';
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
/** Changes of this time are read together, in milliseconds. */
const pause = 50;

/** A row of any workspace with the number of its transaction. */
interface PlacedRow {
  readonly tenantId: string;
  readonly position: string;
}

/** Rows of all workspaces in the order of their transactions. */
export interface RowsToRead<Row> {
  /**
   * Returns the rows after this one, without those of unfinished transactions. With null, the rows
   * after the position of the reader.
   */
  readonly next: (reader: string, limit: number, after: Row | null) => Statement<Row>;
  /** Returns the place of a row in its transaction. */
  readonly placeOf: (row: Row) => readonly [id: string, seq: number];
}

export interface ReaderOptions<Row> {
  /** Name of the position in the database. */
  readonly name: string;
  readonly database: Pick<Database, 'trip'>;
  /**
   * Processes rows of one or more workspaces. The rows of each workspace come in order. After a
   * crash, it gets some rows again, so it must be repeatable.
   */
  readonly handle: (rows: readonly Row[]) => Promise<void>;
  /**
   * Returns false for a row that can still be undone. The reader waits there, to keep the order.
   */
  readonly isReady?: (row: Row) => boolean;
}

export interface StartedReaderOptions<Row> extends ReaderOptions<Row> {
  readonly live: Pick<LiveHub, 'onChange'>;
  readonly log: Pick<Log, 'warn'>;
}

export interface StartedReader {
  readonly stop: () => Promise<void>;
}

/** What stops a reader: there are no more rows, or the next row can still be undone. */
type Stop = 'END' | 'UNDOABLE';

/**
 * Processes all rows that are ready. Workspaces take turns: the backlog of one doesn't delay the
 * others. The position advances past rows that are processed in all workspaces.
 */
export const readRows = async <Row extends PlacedRow>(
  source: RowsToRead<Row>,
  { name, database, handle, isReady = () => true }: ReaderOptions<Row>,
): Promise<Stop> => {
  const scope = { kind: 'identity', waiting: 'BACKGROUND' } as const;
  const queue = createRowQueue<Row>();
  let last: Row | null = null;

  /** Reads rows that are ready into the queue. */
  const readAhead = async (): Promise<Stop> => {
    while (queue.size() < mostAhead) {
      const [next]: [readonly Row[]] = await database.trip(scope, source.next(name, batch, last));
      const waiting = next.findIndex((row) => !isReady(row));
      const rows = waiting === -1 ? next : next.slice(0, waiting);
      queue.add(rows);
      last = rows.at(-1) ?? last;
      if (waiting !== -1) return 'UNDOABLE';
      if (rows.length < batch) return 'END';
    }
    return 'END';
  };

  for (;;) {
    const stop = await readAhead();
    const rows = queue.nextTurn(batch);
    if (rows.length > 0) await handle(rows);
    const passed = queue.settle();
    if (passed !== null)
      await database.trip(scope, advanceReader(name, passed.position, ...source.placeOf(passed)));
    // The reader looks again after the next change.
    if (queue.size() === 0) return stop;
  }
};

/**
 * Keeps reading rows after each change and every second. Several processes can run the same
 * reader: they do the same work twice, but never skip a row.
 */
export const startReader = <Row extends PlacedRow>(
  source: RowsToRead<Row>,
  options: StartedReaderOptions<Row>,
): StartedReader => {
  let isStopped = false;
  let isWoken = false;
  /** Later changes are behind a row that can still be undone. */
  let isBlocked = false;
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const read = async (): Promise<void> => {
    do {
      isWoken = false;
      try {
        isBlocked = (await readRows(source, options)) === 'UNDOABLE';
      } catch (error) {
        isBlocked = false;
        options.log.warn({ err: error, reader: options.name }, 'reading events failed');
      }
    } while (isWoken && !isBlocked && !isStopped);
    reading = null;
    lookAfter(longestWait);
  };
  function lookAfter(wait: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = read();
    }, wait).unref();
  }
  const forget = options.live.onChange(() => {
    if (isWoken || isBlocked) return;
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
