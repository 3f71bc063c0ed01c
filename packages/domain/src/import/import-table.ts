import type { RichText } from '../core/ids.ts';

/** What a column of an imported table is taken for. */
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

/** One table found in a file, its cells as written there. */
export interface ImportedTable {
  /** Position in the file, stable for the same file. */
  readonly id: string;
  /** The heading above it, the sheet's name, or empty. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly ImportedRow[];
  readonly header: TableHeader;
}

export interface ImportedRow {
  /** Line or row in the file, from 1, as a person would look it up. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Cells with links or formatting as rich text, by column from 0. */
  readonly rich?: Readonly<Record<number, RichText>>;
  /** Whether it has more or fewer cells in the file than the header. */
  readonly isRagged?: boolean;
}

/** The row of a table that names its columns. */
export interface TableHeader {
  /** Its number in the file; 0: no row names them. */
  readonly row: number;
  /** The first rows of the file, of which another may be chosen; none where the file itself says it. */
  readonly choices: readonly ImportedRow[];
}

/** A file that could be read. */
export interface ImportDocument {
  readonly sourceName: string;
  /** Name for the blueprint: the document's title, or the file's name. */
  readonly suggestedName: string;
  readonly tables: readonly ImportedTable[];
  readonly issues: readonly ImportIssue[];
}

/** Something that was read otherwise than written, or left out; the import goes on. */
export interface ImportIssue {
  /** Row in the file, or null when the whole file is meant. */
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

/** How much of a file is read. */
export interface ReadLimits {
  readonly bytes: number;
  /** Rows of one table. */
  readonly rows: number;
}

export const importLimits = {
  bytes: 5 * 1024 * 1024,
  /** Rows of one table, as many as a blueprint may have tasks. */
  rows: 2000,
  /** Lines of a file; cells may have several, but no plan has so many. */
  lines: 50_000,
  columns: 100,
  previewRows: 50,
  /** Issues that are listed; the rest would not be read anyway. */
  issues: 200,
} as const;

export const warning = (
  code: ImportIssueCode,
  row: number | null,
  params: ImportIssue['params'] = {},
  column: string | null = null,
): ImportIssue => ({ row, column, code, params, severity: 'WARNING' });
