import { parentPort, workerData } from 'node:worker_threads';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { SpreadsheetOrder, SpreadsheetPart } from './read-spreadsheet-apart.ts';

/** So many rows travel together: taking them in holds up nobody. */
const rowsInPart = 250;

const tell = (part: SpreadsheetPart): void => parentPort?.postMessage(part, []);

const { fileName, bytes, ...reading }: SpreadsheetOrder = workerData;
const read = await readSpreadsheet(fileName, bytes, reading);
if (read.ok)
  for (const [table, { rows }] of read.value.tables.entries())
    for (let at = 0; at < rows.length; at += rowsInPart)
      tell({ kind: 'ROWS', table, rows: rows.slice(at, at + rowsInPart) });
tell({
  kind: 'END',
  read: read.ok
    ? {
        ok: true,
        value: { ...read.value, tables: read.value.tables.map((one) => ({ ...one, rows: [] })) },
      }
    : read,
});
