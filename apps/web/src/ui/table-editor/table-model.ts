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
 * A day is `yyyy-MM-dd`, with `THH:mm` where it has a time; a choice is the value of its option,
 * several are a list.
 */
export type CellContent = string | number | boolean | readonly string[];
export type CellValue = CellContent | null;

/** How the cells of a column are written and read. */
export interface ColumnWords {
  readonly show: (value: CellContent) => string;
  readonly edit: (value: CellContent) => string;
  readonly copy: (value: CellContent) => string;
  readonly read: (text: string, isPasted?: boolean) => CellValue | undefined;
}

/** A cell that is edited in an editor of its own. */
export interface OpenedCell {
  readonly rowId: string;
  /** Number of its row, from 1. */
  readonly row: number;
  readonly value: CellValue;
  readonly isReadOnly: boolean;
  readonly onCommit: (value: CellValue) => void;
  readonly onClose: () => void;
}

export interface TableColumn {
  /** `column-form-field-…`, or `column-empty-…` for a column that holds nothing yet. */
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Kinds with choices: all there are, or those that are known while `onSearch` finds more. */
  readonly options?: readonly Option[] | undefined;
  /** Words of one's own may be added to the options. */
  readonly mayAppend?: boolean | undefined;
  readonly onSearch?: ((query: string) => void) | undefined;
  readonly isLoading?: boolean | undefined;
  /** Currency: its code. Number: what it counts. It stands in the header. */
  readonly unit?: string | null | undefined;
  /** Days: with a time. */
  readonly withTime?: boolean | undefined;
  /** Days without a time begin the day, not end it. */
  readonly startsDay?: boolean | undefined;
  /** Of a list: it takes one. */
  readonly isSingle?: boolean | undefined;
  /** Without them cells are texts as they are. */
  readonly words?: ColumnWords | undefined;
  /** What opens in the place of a text: cells of this column need more room than they have. */
  readonly editor?: ((cell: OpenedCell) => ReactNode) | undefined;
  /** Days or numbers. */
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
}

export interface TableRow {
  readonly id: string;
  /** What it is counted as, where that is not its place in the table. */
  readonly number?: number | undefined;
  /** By the id of the column. */
  readonly values: Readonly<Record<string, CellValue>>;
}

/** Faults of cells: by row, by column. */
export type TableErrors = ReadonlyMap<string, Readonly<Record<string, string>>>;

const fieldPrefix = 'column-form-field-';
const emptyPrefix = 'column-empty-';

/** The column of a field of a form (spec 2.5). */
export const fieldColumn = (field: string): string => `${fieldPrefix}${field}`;
export const emptyColumn = (place: number): string => `${emptyPrefix}${place}`;
export const isEmptyColumn = ({ id }: Pick<TableColumn, 'id'>): boolean =>
  id.startsWith(emptyPrefix);
/** Spec 9. */
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

/** Whether a cell is chosen into one by one, until it is left. */
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
