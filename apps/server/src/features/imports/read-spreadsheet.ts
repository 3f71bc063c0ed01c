import {
  type ImportDocument,
  type ImportedRow,
  type ImportIssue,
  importLimits,
  type ReadLimits,
  warning,
} from '@baton/domain/import/import-table';
import { linkedText } from '@baton/domain/import/import-cell';
import { headerRefusal } from '@baton/domain/import/read/header-row';
import { nameFromFile } from '@baton/domain/import/read/read-import';
import {
  type CsvTable,
  tableFromRecords,
  type TableReading,
} from '@baton/domain/import/read/read-csv';
import { fail, ok, refuse, type Refusal, type Result } from '@baton/domain/core/refusal';
import { type Archive, openArchive } from '../../platform/files/archive.ts';
import { readNumberFormats } from './workbook/number-formats.ts';
import { readSheet, type SheetCells, type SheetRow } from './workbook/read-sheet.ts';
import { readSharedStrings, readWorkbookParts } from './workbook/workbook-parts.ts';

const megabyte = 1024 * 1024;
const mostUnpacked = 64 * megabyte;
/** Cells of all tables, which several sheets can share. */
const mostCells = 6_000_000;
/** Extra rows to read, so that rows above the header don't count toward the limit. */
const rowsAboveHeader = 1000;

export interface SheetReading {
  readonly limits?: ReadLimits;
  /** Locale in which numbers are written. Without a locale, numbers look like 1234.5. */
  readonly locale?: string | undefined;
  /** Selected header row. 0 means that no row is a header. */
  readonly headerRow?: number | null | undefined;
}

/** Reads every sheet that has rows as a table named after it. Sheets that can't be read are reported. */
export const readSpreadsheet = async (
  fileName: string,
  bytes: Uint8Array,
  reading: SheetReading = {},
): Promise<Result<ImportDocument>> => {
  const { limits = importLimits } = reading;
  if (bytes.length > limits.bytes)
    return fail(refuse('FileExceedsSize', { max: limits.bytes / 1024 }, 'source'));
  try {
    const archive = await openArchive(Buffer.from(bytes));
    const claimed = archive.names.filter(isReadPart).map(archive.sizeOf);
    if (claimed.reduce((sum, size) => sum + size, 0) > mostUnpacked)
      return fail(refuse('ImportUnpacksTooLarge', { max: mostUnpacked / megabyte }, 'source'));
    return await readWorkbook(archive, fileName, { ...reading, limits });
  } catch {
    // Whatever a parser throws means the same to the person: the file is damaged.
    return notReadable;
  }
};

const notReadable = fail(refuse('ImportNotReadable', {}, 'source'));

/** Pictures and other attachments are never unpacked. */
const isReadPart = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);

const readWorkbook = async (
  archive: Archive,
  fileName: string,
  { limits = importLimits, locale = 'en', headerRow }: SheetReading,
): Promise<Result<ImportDocument>> => {
  const parts = await readWorkbookParts(archive);
  if (parts === null || parts.sheets.length === 0) return notReadable;
  const context = {
    sharedStrings: await readSharedStrings(archive, parts.sharedStrings),
    formats: await readNumberFormats(archive, parts.styles),
    date1904: parts.date1904,
    locale,
    mostRows: limits.rows + rowsAboveHeader,
    mostColumns: importLimits.columns + 1,
  };
  const cellsOf = new Map<string, SheetCells>();
  const results: SheetResult[] = [];
  let left = mostCells;
  for (const [at, { name, part }] of parts.sheets.entries()) {
    const known = part === null ? null : cellsOf.get(part);
    // One sheet after the other, so that only one is being unpacked at a time.
    const cells = part === null ? null : (known ?? (await readSheet(archive, part, context)));
    if (part !== null && cells !== null) cellsOf.set(part, cells);
    left -= (cells?.rows.length ?? 0) * (cells?.width ?? 0);
    if (left < 0) return fail(refuse('ImportTooLarge', {}, 'source'));
    results.push(tableOfSheet(name, cells, { id: String(at + 1), limits, headerRow }));
  }
  return documentOf(fileName, results, headerRow);
};

interface SheetResult {
  readonly read: CsvTable | null;
  /** Why the sheet is left out; null if it is read or has no cells. */
  readonly refusal: Refusal | null;
  readonly issues: readonly ImportIssue[];
}

const leftOut = (sheet: string, refusal: Refusal | null = null): SheetResult => {
  if (refusal === null)
    return { read: null, refusal, issues: [warning('SheetWithoutTable', null, { sheet })] };
  const code = refusal.field === 'source.columns' ? 'SheetTooWide' : 'SheetTooLong';
  return { read: null, refusal, issues: [warning(code, null, { sheet, ...refusal.params })] };
};

const tableOfSheet = (
  sheet: string,
  cells: SheetCells | null,
  reading: TableReading,
): SheetResult => {
  if (cells === null || cells.rows.length === 0) return leftOut(sheet);
  const { width, rowCount, rows } = cells;
  const { columns: mostColumns } = importLimits;
  if (width > mostColumns)
    return leftOut(sheet, refuse('TooMany', { count: width, max: mostColumns }, 'source.columns'));
  if (rowCount > rows.length) {
    const params = { count: rowCount - 1, max: reading.limits.rows };
    return leftOut(sheet, refuse('TooMany', params, 'source'));
  }
  const table = tableFromRecords(
    sheet,
    rows.map((row) => recordOf(row, width)),
    reading,
  );
  if (!table.ok) return leftOut(sheet, table.refusals[0]);
  return {
    read: table.value,
    refusal: null,
    issues: [
      ...table.value.issues,
      ...cells.problems.map(({ row, address, error }) =>
        error === null
          ? warning('FormulaWithoutResult', row, { sheet, address })
          : warning('CellError', row, { sheet, address, value: error }),
      ),
    ],
  };
};

const recordOf = ({ number, cells, links }: SheetRow, width: number): ImportedRow => {
  const texts = Array.from({ length: width }, (_, column) => cells.get(column) ?? '');
  if (links.size === 0) return { number, cells: texts };
  const rich = [...links].map(([column, href]): [number, string] => [
    column,
    linkedText(texts[column] ?? '', href),
  ]);
  return { number, cells: texts, rich: Object.fromEntries(rich) };
};

const documentOf = (
  fileName: string,
  results: readonly SheetResult[],
  headerRow: number | null | undefined,
): Result<ImportDocument> => {
  const tables = results.flatMap(({ read }) => (read === null ? [] : [read.table]));
  if (tables.length === 0) {
    // If no sheet has a table, the error of the first sheet is reported for the file.
    const refusal = results.find((result) => result.refusal !== null)?.refusal;
    return fail(refusal ?? refuse('ImportEmpty', {}, 'source'));
  }
  const unknown = headerRefusal(tables, headerRow);
  if (unknown !== null) return fail(unknown);
  return ok({
    sourceName: fileName,
    suggestedName: nameFromFile(fileName),
    tables,
    issues: results.flatMap(({ issues }) => issues).slice(0, importLimits.issues),
  });
};
