import type { CellContent, CellValue, ColumnWords, TableColumn } from './table-model.ts';

const asItIs: ColumnWords = {
  show: String,
  edit: String,
  copy: String,
  read: (text) => (text.trim() === '' ? null : text),
};

const wordsOf = ({ words = asItIs }: TableColumn): ColumnWords => words;

const written = (value: CellValue, write: (content: CellContent) => string): string =>
  value === null ? '' : write(value);

/** Cells as text: to be looked at, to be copied, and read back from what was typed or pasted. */
export const cellText = {
  show: (column: TableColumn, value: CellValue): string => written(value, wordsOf(column).show),
  /** What its editor begins with. */
  edit: (column: TableColumn, value: CellValue): string => written(value, wordsOf(column).edit),
  copy: (column: TableColumn, value: CellValue): string => written(value, wordsOf(column).copy),
  /** Undefined: this is no value of the column. */
  read: (column: TableColumn, text: string): CellValue | undefined => wordsOf(column).read(text),
  readPasted: (column: TableColumn, text: string): CellValue | undefined =>
    wordsOf(column).read(text, true),
};
