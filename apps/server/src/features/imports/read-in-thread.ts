import { Worker } from 'node:worker_threads';
import type { ImportDocument, ImportedRow, ReadLimits } from '@baton/domain/import/import-table';
import { fail, refuse, type Result } from '@baton/domain/core/refusal';
import { isSpreadsheet } from './is-spreadsheet.ts';
import { personQueue, type PersonQueue } from './person-queue.ts';

export interface ImportOrder {
  readonly fileName: string;
  readonly content: Uint8Array | string;
  readonly limits: ReadLimits;
  /** Language of the person, which decides the encoding of old text files. */
  readonly language: string;
  /** Locale in which a workbook's numbers are written; without it, as programs write them. */
  readonly locale?: string | undefined;
  readonly headerRow?: number | null | undefined;
}

/**
 * Messages of the thread: first that it is ready, then the rows in parts, then the document without
 * its rows.
 */
export type ImportPart =
  | { readonly kind: 'READY' }
  | { readonly kind: 'ROWS'; readonly table: number; readonly rows: readonly ImportedRow[] }
  | { readonly kind: 'END'; readonly read: Result<ImportDocument> };

export interface ReadingBounds {
  readonly megabytes: number;
  /** Time to read. The start of the thread doesn't count, because it depends on other work. */
  readonly millis: number;
}

/** Time for a thread to start. */
const startMillis = 60_000;

/** Memory and time limits, above what the largest allowed file needs. */
const bounds: Readonly<Record<'TEXT' | 'WORKBOOK', ReadingBounds>> = {
  TEXT: { megabytes: 512, millis: 15_000 },
  WORKBOOK: { megabytes: 1024, millis: 30_000 },
};

const program = new URL('import-thread.ts', import.meta.url);

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

const startThread = (megabytes: number): Worker =>
  new Worker(program, {
    // The thread gets no secret of the server's environment.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });

const runThread = (
  order: ImportOrder,
  { megabytes, millis }: ReadingBounds,
): Promise<Result<ImportDocument>> =>
  new Promise((resolve, reject) => {
    const rows = new Map<number, ImportedRow[]>();
    const worker = startThread(megabytes);
    const end = (read: Result<ImportDocument>): void => {
      clearTimeout(timer);
      resolve(read);
      void worker.terminate();
    };
    let timer = setTimeout(() => end(fail(refuse('Unavailable'))), startMillis);
    worker.on('message', (part: ImportPart) => {
      if (part.kind === 'READY') {
        clearTimeout(timer);
        timer = setTimeout(() => end(tooLarge), millis);
        worker.postMessage(order, []);
      } else if (part.kind === 'END') end(withRows(part.read, rows));
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

/**
 * Text files have their own queue, so that they don't wait for workbooks. Two workbooks run in
 * parallel, so one slow file doesn't delay other people.
 */
const queues: Readonly<Record<'TEXT' | 'WORKBOOK', PersonQueue>> = {
  TEXT: personQueue({ atOnce: 2, waiting: 20, perPerson: 4 }),
  WORKBOOK: personQueue({ atOnce: 2, waiting: 10, perPerson: 2 }),
};

/**
 * Reads a file in a thread with bounded time and memory, so that the server keeps answering.
 * Each person has one thread at a time. Refused with `Unavailable` if too many files wait.
 */
export const readInThread = async (
  order: ImportOrder,
  person: string,
  custom?: ReadingBounds,
): Promise<Result<ImportDocument>> => {
  const { content } = order;
  const lane = typeof content !== 'string' && isSpreadsheet(content) ? 'WORKBOOK' : 'TEXT';
  const reading = queues[lane].run(person, () => runThread(order, custom ?? bounds[lane]));
  return reading ?? fail(refuse('Unavailable'));
};
