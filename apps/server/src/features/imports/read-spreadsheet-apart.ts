import { Worker } from 'node:worker_threads';
import type { ImportDocument, ImportedRow } from '@baton/domain/import/import-table';
import { fail, refuse, type Result } from '@baton/domain/core/refusal';
import type { SheetReading } from './read-spreadsheet.ts';

export interface SpreadsheetOrder extends SheetReading {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** What the thread tells: rows in parts, at last the document without them. */
export type SpreadsheetPart =
  | { readonly kind: 'ROWS'; readonly table: number; readonly rows: readonly ImportedRow[] }
  | { readonly kind: 'END'; readonly read: Result<ImportDocument> };

export interface ReadingBounds {
  readonly megabytes: number;
  readonly millis: number;
}

/** As much as the largest workbook that is allowed needs, and half as much again. */
const usual: ReadingBounds = { megabytes: 1024, millis: 30_000 };
/** Each waits for those before it: two would take twice the memory. */
const mostWaiting = 10;
/** Of one person, the one that is being read among them: everybody else waits behind them. */
const mostOfOne = 2;

const program = new URL('spreadsheet-thread.ts', import.meta.url);

const tooLarge = fail(refuse('ImportTooLarge', {}, 'source'));

const withRows = (
  read: Result<ImportDocument>,
  rows: ReadonlyMap<number, readonly ImportedRow[]>,
): Result<ImportDocument> =>
  read.ok
    ? {
        ok: true,
        value: {
          ...read.value,
          tables: read.value.tables.map((table, at) => ({ ...table, rows: rows.get(at) ?? [] })),
        },
      }
    : read;

const readInThread = (
  workerData: SpreadsheetOrder,
  { megabytes, millis }: ReadingBounds,
): Promise<Result<ImportDocument>> =>
  new Promise((resolve, reject) => {
    const rows = new Map<number, ImportedRow[]>();
    const worker = new Worker(program, {
      workerData,
      // No secret of the server's environment is there to be found.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const end = (read: Result<ImportDocument>): void => {
      clearTimeout(timer);
      resolve(read);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(tooLarge), millis);
    worker.on('message', (part: SpreadsheetPart) => {
      if (part.kind === 'END') end(withRows(part.read, rows));
      else {
        const known = rows.get(part.table);
        if (known === undefined) rows.set(part.table, [...part.rows]);
        else known.push(...part.rows);
      }
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end(tooLarge);
      clearTimeout(timer);
      reject(error);
    });
  });

let last: Promise<unknown> = Promise.resolve();
/** Whose workbooks are read, or wait. */
let line: readonly string[] = [];

/**
 * Reads a workbook in a thread of its own, one after the other: the server goes on answering, and
 * what takes more memory or time than any honest workbook does ends there.
 */
export const readSpreadsheetApart = async (
  order: SpreadsheetOrder,
  person: string,
  bounds: ReadingBounds = usual,
): Promise<Result<ImportDocument>> => {
  const own = line.filter((other) => other === person);
  if (line.length >= mostWaiting || own.length >= mostOfOne) return fail(refuse('Unavailable'));
  line = [...line, person];
  const reading = last.then(() => readInThread(order, bounds));
  last = reading.catch(() => undefined);
  try {
    return await reading;
  } finally {
    line = line.toSpliced(line.indexOf(person), 1);
  }
};
