import { parentPort } from 'node:worker_threads';
import { readImport } from '@baton/domain/import/read/read-import';
import { fail, refuse } from '@baton/domain/core/refusal';
import { isSpreadsheet } from './is-spreadsheet.ts';
import type { ImportOrder, ImportPart } from './read-in-thread.ts';

/** Rows per message. Receiving one message is short enough not to delay requests. */
const rowsPerMessage = 250;

const send = (part: ImportPart): void => parentPort?.postMessage(part, []);

const readOrder = async ({ fileName, content, language, ...reading }: ImportOrder) => {
  if (typeof content === 'string' || !isSpreadsheet(content))
    return readImport({ fileName, content }, { ...reading, language });
  // Loaded only for workbooks, because loading the reader takes time.
  const { readSpreadsheet } = await import('./read-spreadsheet.ts');
  return readSpreadsheet(fileName, content, reading);
};

const answer = async (order: ImportOrder): Promise<void> => {
  // A file that makes a parser throw is a damaged file for the person who uploads it.
  const read = await readOrder(order).catch(() => fail(refuse('ImportNotReadable', {}, 'source')));
  if (read.ok)
    for (const [table, { rows }] of read.value.tables.entries())
      for (let at = 0; at < rows.length; at += rowsPerMessage)
        send({ kind: 'ROWS', table, rows: rows.slice(at, at + rowsPerMessage) });
  send({
    kind: 'END',
    read: read.ok
      ? {
          ok: true,
          value: { ...read.value, tables: read.value.tables.map((one) => ({ ...one, rows: [] })) },
        }
      : read,
  });
};

parentPort?.on('message', (order: ImportOrder) => void answer(order));
send({ kind: 'READY' });
