import type { CellValue, Sheet } from 'read-excel-file/node';
import {
  type ImportDocument,
  type ImportedRow,
  importLimits,
  type ReadLimits,
} from '@baton/domain/import/import-table';
import { maxDecimals } from '@baton/domain/field/field-constraints';
import { writeNumber } from '@baton/domain/field/written/written-number';
import { headerRefusal } from '@baton/domain/import/header-row';
import { nameFromFile } from '@baton/domain/import/read-import';
import { tableFromRecords, type TableReading } from '@baton/domain/import/read-csv';
import { fail, ok, refuse, type Refusal, type Result } from '@baton/domain/core/refusal';
import { mergedIn, noneMerged, withMergedValues } from './merged-cells.ts';
import { extendedBy, extentRefusal, noExtent } from './sheet-extent.ts';
import { unpackedSize } from './zip-size.ts';

const megabyte = 1024 * 1024;
const mostUnpacked = 64 * megabyte;

export interface SheetReading {
  readonly limits?: ReadLimits;
  /** In whose language numbers are written; left out: as programs write them. */
  readonly locale?: string | undefined;
  /** The row that names the columns, as somebody chose it; 0: none does. */
  readonly headerRow?: number | null | undefined;
}

/** Every sheet that has rows, as a table named after it. */
export const readSpreadsheet = async (
  fileName: string,
  bytes: Uint8Array,
  { limits = importLimits, locale, headerRow }: SheetReading = {},
): Promise<Result<ImportDocument>> => {
  if (bytes.length > limits.bytes)
    return fail(refuse('FileExceedsSize', { max: limits.bytes / 1024 }, 'source'));
  const archive = Buffer.from(bytes);
  let extent = noExtent;
  let merged = noneMerged;
  const size = await unpackedSize(archive, mostUnpacked, (name, content) => {
    if (!name.endsWith('.xml') && !name.endsWith('.rels')) return;
    const xml = content.toString();
    if (name.endsWith('.xml')) extent = extendedBy(extent, xml);
    merged = mergedIn(merged, name, xml);
  });
  if (size === 'TOO_MUCH')
    return fail(refuse('ImportUnpacksTooLarge', { max: mostUnpacked / megabyte }, 'source'));
  if (size === 'BROKEN') return fail(refuse('ImportNotReadable', {}, 'source'));
  const tooFar = extentRefusal(extent, limits);
  if (tooFar !== null) return fail(tooFar);
  const sheets = await readSheets(archive);
  if (sheets === null) return fail(refuse('ImportNotReadable', {}, 'source'));

  const cellText = cellWriter(locale);
  const tables = sheets.flatMap(({ sheet, data }, at) => {
    const rows = rowsOf(withMergedValues(data, at, merged), cellText);
    if (rows.length === 0) return [];
    return tableOfSheet(sheet, rows, { id: String(at + 1), limits, headerRow });
  });
  const read = tables.flatMap((table) => (table.ok ? [table.value] : []));
  const refusals = tables.flatMap((table): readonly Refusal[] => (table.ok ? [] : table.refusals));
  const [first] = refusals;
  if (first !== undefined) return fail(first);
  if (read.length === 0) return fail(refuse('ImportEmpty', {}, 'source'));
  const found = read.map(({ table }) => table);
  const unknown = headerRefusal(found, headerRow);
  if (unknown !== null) return fail(unknown);
  return ok({
    sourceName: fileName,
    suggestedName: nameFromFile(fileName),
    tables: found,
    issues: read.flatMap(({ issues }) => issues).slice(0, importLimits.issues),
  });
};

const readSheets = async (archive: Buffer): Promise<readonly Sheet[] | null> => {
  // Loaded when the first workbook comes: few installations import any.
  const { default: readXlsxFile } = await import('read-excel-file/node');
  try {
    return await readXlsxFile(archive, { trim: true });
  } catch {
    // Not the archive of a workbook, or a damaged one: the library has a kind of error for each.
    return null;
  }
};

const rowsOf = (
  data: readonly (readonly (CellValue | null)[])[],
  cellText: (value: CellValue | null) => string,
): readonly ImportedRow[] =>
  data
    // Rows that are empty are as wide as all others: nothing is made of them.
    .flatMap((cells, index) =>
      cells.some((cell) => cell !== null)
        ? [{ number: index + 1, cells: cells.map(cellText) }]
        : [],
    )
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

const tableOfSheet = (title: string, rows: readonly ImportedRow[], reading: TableReading) => {
  // Sheets are as wide as their widest row: columns that are empty everywhere are none.
  const width =
    1 +
    rows.reduce(
      (widest, { cells }) =>
        Math.max(
          widest,
          cells.findLastIndex((cell) => cell !== ''),
        ),
      -1,
    );
  // Asked before rows are made as wide.
  if (width > importLimits.columns)
    return fail(refuse('TooMany', { count: width, max: importLimits.columns }, 'source.columns'));
  const cut = rows.map(({ number, cells }) => ({ number, cells: fitTo(cells, width) }));
  return tableFromRecords(title, cut, reading);
};

const fitTo = (cells: readonly string[], width: number): readonly string[] =>
  Array.from({ length: width }, (_, index) => cells[index] ?? '');

/** Where workbooks begin to count days: what lies there has none. */
const noDays: ReadonlySet<string> = new Set(['1899-12-30', '1899-12-31']);

/**
 * Dates without a time of day are plain days, times without a day are times; everything else reads as it is shown. A number is
 * written as whoever reads the cells would type it: where a comma stands for a point, 1.234 is another.
 */
const cellWriter =
  (locale: string | undefined) =>
  (value: CellValue | null): string => {
    if (value === null) return '';
    if (typeof value === 'number' && locale !== undefined)
      return writeNumber(value, locale, {
        ...{ minDecimals: 0, maxDecimals, grouping: false, currency: null },
      });
    if (!(value instanceof Date)) return String(value).trim();
    const iso = value.toISOString();
    const [day = '', time = ''] = iso.slice(0, 19).split('T');
    if (noDays.has(day)) return time.replace(/:00$/, '');
    return iso.endsWith('T00:00:00.000Z') ? day : `${day} ${time}`;
  };
