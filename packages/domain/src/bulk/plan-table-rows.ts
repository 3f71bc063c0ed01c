import type { FieldKey } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { CellContent, FieldColumn, TableRow } from '../field/field.ts';
import { fieldLimits } from '../field/field-limits.ts';
import type { DayOrder } from '../field/written/day-order.ts';
import { isDocumentKind } from '../field/document-kinds.ts';
import { asCell, asField } from '../field/kinds/table-rows.ts';
import type { ColumnInAllWords } from '../form/field-in-words.ts';
import type { ImportedRow, ImportedTable } from '../import/import-table.ts';
import { matchColumns } from '../import/mapping/match-columns.ts';
import { errorAt, type BulkFinding } from './bulk-finding.ts';
import { fileCellReader, type FileReading } from './read-file-cell.ts';

/** The table column that each column of the file fills, by position. */
export type TableMapping = readonly (FieldKey | null)[];

/** What is needed to read rows of a file into a table field. */
export interface TableReading extends FileReading {
  readonly columns: readonly FieldColumn[];
  readonly mapping: TableMapping;
  /**
   * By column of the file: whether the day or the month comes first in dates. Without an entry,
   * each date is read on its own.
   */
  readonly dayOrders?: readonly (DayOrder | null)[];
}

export interface PlannedTableRow {
  /** Null if the row has errors. */
  readonly cells: TableRow['cells'] | null;
  readonly findings: readonly BulkFinding[];
}

/** Returns the columns that a file can fill: all but documents. */
export const fillableColumns = (columns: readonly FieldColumn[]): readonly FieldColumn[] =>
  columns.filter(({ kind }) => !isDocumentKind(kind));

/**
 * Returns the columns with the names of their options in all languages. If names are ambiguous,
 * those in the reader's language count.
 */
export const columnsOfFiles = (
  columns: readonly FieldColumn[],
  words: readonly ColumnInAllWords[],
): readonly FieldColumn[] =>
  columns.map((column) => ({
    ...column,
    options: words.find(({ key }) => key === column.key)?.options ?? column.options,
  }));

/** Suggests a mapping by column names in any language, or by order if none matches. */
export const suggestTableMapping = (
  file: Pick<ImportedTable, 'columns'>,
  columns: readonly FieldColumn[],
  words: readonly ColumnInAllWords[],
): TableMapping => {
  const byName = matchColumns(
    file.columns,
    columns.map(({ key, name }) => ({
      key,
      names: words.find((one) => one.key === key)?.names ?? [name],
    })),
  );
  return byName.some((key) => key !== null)
    ? byName
    : file.columns.map((_, at) => columns[at]?.key ?? null);
};

/** Returns required columns without a file column. */
export const unmappedColumns = (
  mapping: TableMapping,
  columns: readonly FieldColumn[],
): readonly FieldColumn[] =>
  columns.filter(
    ({ key, required, kind }) => required && kind !== 'CHECKBOX' && !mapping.includes(key),
  );

/** Returns why the table can't take this many rows, or null. */
export const tableRoomRefusal = (kept: number, added: number): Refusal | null => {
  const count = kept + added;
  const max = fieldLimits.rows;
  return count > max ? refuse('TooMany', { count, max }) : null;
};

/**
 * Reads rows of a file as table rows, each with findings by cell, with the rules of bulk starts.
 */
export const tableRowPlanner = (
  reading: TableReading,
): ((row: Pick<ImportedRow, 'cells'>) => PlannedTableRow) => {
  const { columns, mapping, dayOrders } = reading;
  const read = fileCellReader(reading);
  const targets = mapping.flatMap((key, at) => {
    const column = columns.find((one) => one.key === key);
    return column === undefined ? [] : [{ at, column, field: asField(column) }];
  });
  return ({ cells: texts }) => {
    const findings: BulkFinding[] = [];
    const cells: Record<FieldKey, CellContent> = {};
    // An empty row isn't validated.
    if (targets.every(({ at }) => (texts[at] ?? '').trim() === '')) return { cells, findings };
    for (const { at, column, field } of targets) {
      const order = dayOrders?.[at];
      const { value, refusal } = read(texts[at] ?? '', field, column.required, order);
      const content = asCell(value);
      if (refusal !== null) findings.push(errorAt(at, refusal));
      else if (content !== null && content !== false) cells[column.key] = content;
    }
    return { cells: findings.length === 0 ? cells : null, findings };
  };
};
