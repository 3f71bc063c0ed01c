import type { ReactNode } from 'react';
import type { Option } from '../option-picker/option.ts';

export type CellKind =
  | 'TEXT'
  | 'NUMBER'
  | 'CURRENCY'
  | 'DATE'
  | 'SELECT'
  | 'MULTI_SELECT'
  | 'CHECKBOX'
  | 'EMAIL'
  | 'PHONE'
  | 'PEOPLE'
  | 'DOCUMENT';

/**
 * A day is `yyyy-MM-dd`, with `THH:mm` if it has a time. A single select is the value of its
 * option, a multi-select is a list.
 */
export type CellContent = string | number | boolean | readonly string[];
export type CellValue = CellContent | null;

/** Formats and parses the cells of a column. */
export interface ColumnWords {
  readonly show: (value: CellContent) => string;
  readonly edit: (value: CellContent) => string;
  readonly copy: (value: CellContent) => string;
  readonly read: (text: string, isPasted?: boolean) => CellValue | undefined;
}

/** A cell that is edited in its own editor. */
export interface OpenedCell {
  readonly rowId: string;
  /** Number of its row, starting with 1. */
  readonly row: number;
  readonly value: CellValue;
  readonly isReadOnly: boolean;
  readonly onCommit: (value: CellValue) => void;
  readonly onClose: () => void;
}

export interface TableColumn {
  /** `column-form-field-…`, or `column-empty-…` for a column without a field. */
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** All options, or only known ones if `onSearch` loads more. */
  readonly options?: readonly Option[] | undefined;
  /** True if people can add options. */
  readonly mayAppend?: boolean | undefined;
  readonly onSearch?: ((query: string) => void) | undefined;
  readonly isLoading?: boolean | undefined;
  /** Currency code or unit of a number, shown in the header. */
  readonly unit?: string | null | undefined;
  /** True for dates with a time. */
  readonly withTime?: boolean | undefined;
  /** True if dates without a time mean the start of the day. */
  readonly startsDay?: boolean | undefined;
  /** True if a list accepts only one value. */
  readonly isSingle?: boolean | undefined;
  /** Formats and parses the cells. If missing, cells are plain texts. */
  readonly words?: ColumnWords | undefined;
  /** Renders an editor outside of the cell, for values that need more room. */
  readonly editor?: ((cell: OpenedCell) => ReactNode) | undefined;
  /** Limits of days or numbers. */
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
}

export interface TableRow {
  readonly id: string;
  /** Row number to show, if it isn't the position in the table. */
  readonly number?: number | undefined;
  /** Values of the cells by column id. */
  readonly values: Readonly<Record<string, CellValue>>;
}

/** Errors of cells by row and column. */
export type TableErrors = ReadonlyMap<string, Readonly<Record<string, string>>>;

const fieldPrefix = 'column-form-field-';
const emptyPrefix = 'column-empty-';

/** Returns the column id of a form field. */
export const fieldColumn = (field: string): string => `${fieldPrefix}${field}`;
export const emptyColumn = (place: number): string => `${emptyPrefix}${place}`;
export const isEmptyColumn = ({ id }: Pick<TableColumn, 'id'>): boolean =>
  id.startsWith(emptyPrefix);
/** Initial widths in pixels. */
const widths: Readonly<Partial<Record<CellKind, number>>> = {
  CHECKBOX: 100,
  DATE: 180,
  DOCUMENT: 160,
  NUMBER: 120,
  CURRENCY: 120,
  PEOPLE: 150,
  TEXT: 200,
  SELECT: 200,
  MULTI_SELECT: 200,
  EMAIL: 200,
  PHONE: 200,
};
const defaultWidth = 100;
export const narrowestColumn = 60;
export const widestColumn = 800;

export const columnWidth = (column: TableColumn): number =>
  isEmptyColumn(column) ? defaultWidth : (widths[column.kind] ?? defaultWidth);

export const hasChoices = (kind: CellKind): boolean =>
  kind === 'SELECT' || kind === 'MULTI_SELECT' || kind === 'PEOPLE';

export const holdsList = (kind: CellKind): boolean => kind === 'MULTI_SELECT' || kind === 'PEOPLE';

/** Returns true if a cell can have several options. It stays open after each selection. */
export const takesMany = ({ kind, isSingle = false }: TableColumn): boolean =>
  holdsList(kind) && !isSingle;

export const isAtEnd = (kind: CellKind): boolean => kind === 'NUMBER' || kind === 'CURRENCY';

export const cellOf = (row: TableRow, column: TableColumn): CellValue =>
  row.values[column.id] ?? null;

export const listOf = (value: CellValue): readonly string[] =>
  typeof value === 'object' && value !== null
    ? value
    : typeof value === 'string' && value !== ''
      ? [value]
      : [];
