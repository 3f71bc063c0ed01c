import type { RichText } from '../core/ids.ts';

/** Meaning of a column in an imported table. */
export type ImportColumn =
  | 'IGNORE'
  | 'STAGE'
  | 'TASK'
  | 'ASSIGNEE'
  | 'DESCRIPTION'
  | 'START_DATE'
  | 'DUE_DATE'
  | 'DURATION'
  | 'APPROVAL'
  | 'TAGS'
  | 'TASK_ID'
  | 'PREDECESSORS';

/** One table of a file, with its original cells. */
export interface ImportedTable {
  /** Position in the file. It stays the same for the same file. */
  readonly id: string;
  /** Heading above the table, or the sheet name. Empty without one. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly ImportedRow[];
  readonly header: TableHeader;
}

export interface ImportedRow {
  /** Line or row number in the file, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Cells with links or formatting as rich text, by column from 0. */
  readonly rich?: Readonly<Record<number, RichText>>;
  /** True if the row has more or fewer cells in the file than the header. */
  readonly isRagged?: boolean;
}

/** Header row of a table. */
export interface TableHeader {
  /** Row number in the file. 0 means no header row. */
  readonly row: number;
  /**
   * First rows of the file, from which people can select the header. Empty if the file defines it.
   */
  readonly choices: readonly ImportedRow[];
}

/** Content of a readable file. */
export interface ImportDocument {
  readonly sourceName: string;
  /** Name for the blueprint: the title of the document, or the file name. */
  readonly suggestedName: string;
  readonly tables: readonly ImportedTable[];
  readonly issues: readonly ImportIssue[];
}

/** Something that was changed or left out. The import continues. */
export interface ImportIssue {
  /** Row number in the file. Null if the issue concerns the whole file. */
  readonly row: number | null;
  readonly column: string | null;
  readonly code: ImportIssueCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly severity: 'ERROR' | 'WARNING';
}

export const importIssueCodes = [
  'EncodingGuessed',
  'CharactersLost',
  'RowsAboveHeader',
  'RaggedRow',
  'CellError',
  'FormulaWithoutResult',
  'SheetWithoutTable',
  'SheetTooLong',
  'SheetTooWide',
  'LineLeftOut',
  'LinkLeftOut',
  'RowWithoutTask',
  'NoAssigneeColumn',
  'NobodyAssigned',
  'NameNotUnique',
  'NamesLeftOut',
  'DateNotUnderstood',
  'DateBeforeStart',
  'DateTooFar',
  'DurationNotUnderstood',
  'DependencyNotFound',
  'DependencyNotPossible',
  'DependencySimplified',
  'ApprovalWithoutApprover',
  'TagNotKept',
  'NameShortened',
  'DescriptionShortened',
] as const;

export type ImportIssueCode = (typeof importIssueCodes)[number];

/** Limits for reading a file. */
export interface ReadLimits {
  readonly bytes: number;
  /** Maximum rows of one table. */
  readonly rows: number;
}

export const importLimits = {
  bytes: 5 * 1024 * 1024,
  /** Maximum rows of one table: the maximum number of tasks in a blueprint. */
  rows: 2000,
  /** Maximum lines of a file. Cells can have several lines. */
  lines: 50_000,
  columns: 100,
  previewRows: 50,
  /** Maximum number of listed issues. */
  issues: 200,
} as const;

export const warning = (
  code: ImportIssueCode,
  row: number | null,
  params: ImportIssue['params'] = {},
  column: string | null = null,
): ImportIssue => ({ row, column, code, params, severity: 'WARNING' });
