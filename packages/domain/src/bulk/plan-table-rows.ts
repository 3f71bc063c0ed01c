import type { FieldKey } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { CellContent, FieldColumn, TableRow } from '../field/field.ts';
import { fieldLimits } from '../field/field-limits.ts';
import { isDocumentKind } from '../field/document-kinds.ts';
import { asCell, asField } from '../field/kinds/table-rows.ts';
import type { ColumnInAllWords } from '../form/field-in-words.ts';
import type { ImportedRow, ImportedTable } from '../import/import-table.ts';
import { matchColumns } from '../import/match-columns.ts';
import { errorAt, type BulkFinding } from './bulk-finding.ts';
import { fileCellReader, type FileReading } from './read-file-cell.ts';

/** By position in the file: the column of the table that it fills. */
export type TableMapping = readonly (FieldKey | null)[];

/** What rows of a file are read by that go into a table. */
export interface TableReading extends FileReading {
  readonly columns: readonly FieldColumn[];
  readonly mapping: TableMapping;
}

export interface PlannedTableRow {
  /** Null where something is wrong with the row. */
  readonly cells: TableRow['cells'] | null;
  readonly findings: readonly BulkFinding[];
}

/** Columns that a file can fill: documents are no text. */
export const fillableColumns = (columns: readonly FieldColumn[]): readonly FieldColumn[] =>
  columns.filter(({ kind }) => !isDocumentKind(kind));

/** The columns with their choices under each of their names, in whatever language: those of the reader win. */
export const columnsOfFiles = (
  columns: readonly FieldColumn[],
  words: readonly ColumnInAllWords[],
): readonly FieldColumn[] =>
  columns.map((column) => ({
    ...column,
    options: words.find(({ key }) => key === column.key)?.options ?? column.options,
  }));

/**
 * What the columns of a file probably are: by their names in whatever language, and where no name
 * tells, by their order.
 */
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

/** Columns that every row has to answer and that nothing in the file is taken for. */
export const unmappedColumns = (
  mapping: TableMapping,
  columns: readonly FieldColumn[],
): readonly FieldColumn[] =>
  columns.filter(
    ({ key, required, kind }) => required && kind !== 'CHECKBOX' && !mapping.includes(key),
  );

/** Why so many rows do not go into a table that keeps so many, or null. */
export const tableRoomRefusal = (kept: number, added: number): Refusal | null => {
  const count = kept + added;
  const max = fieldLimits.rows;
  return count > max ? refuse('TooMany', { count, max }) : null;
};

/**
 * Reads rows of a file as rows of a table, each with what is wrong with it at its cells: by the
 * rules that read the rows of a bulk start.
 */
export const tableRowPlanner = (
  reading: TableReading,
): ((row: Pick<ImportedRow, 'cells'>) => PlannedTableRow) => {
  const { columns, mapping } = reading;
  const read = fileCellReader(reading);
  const targets = mapping.flatMap((key, at) => {
    const column = columns.find((one) => one.key === key);
    return column === undefined ? [] : [{ at, column, field: asField(column) }];
  });
  return ({ cells: texts }) => {
    const findings: BulkFinding[] = [];
    const cells: Record<FieldKey, CellContent> = {};
    // A row that says nothing is nobody's answer: it is not judged.
    if (targets.every(({ at }) => (texts[at] ?? '').trim() === '')) return { cells, findings };
    for (const { at, column, field } of targets) {
      const { value, refusal } = read(texts[at] ?? '', field, column.required);
      const content = asCell(value);
      if (refusal !== null) findings.push(errorAt(at, refusal));
      else if (content !== null && content !== false) cells[column.key] = content;
    }
    return { cells: findings.length === 0 ? cells : null, findings };
  };
};
