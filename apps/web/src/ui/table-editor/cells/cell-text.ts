import type { CellContent, CellValue, ColumnWords, TableColumn } from '../table-model.ts';

const asItIs: ColumnWords = {
  show: String,
  edit: String,
  copy: String,
  read: (text) => (text.trim() === '' ? null : text),
};

const wordsOf = ({ words = asItIs }: TableColumn): ColumnWords => words;

const written = (value: CellValue, write: (content: CellContent) => string): string =>
  value === null ? '' : write(value);

/** Converts cells to text for display and copying, and parses typed or pasted text. */
export const cellText = {
  show: (column: TableColumn, value: CellValue): string => written(value, wordsOf(column).show),
  /** Initial text of the editor. */
  edit: (column: TableColumn, value: CellValue): string => written(value, wordsOf(column).edit),
  copy: (column: TableColumn, value: CellValue): string => written(value, wordsOf(column).copy),
  /** Undefined for an invalid value of the column. */
  read: (column: TableColumn, text: string): CellValue | undefined => wordsOf(column).read(text),
  readPasted: (column: TableColumn, text: string): CellValue | undefined =>
    wordsOf(column).read(text, true),
};
