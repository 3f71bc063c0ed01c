import { parseMarkdownText, spansToPlain } from '../core/markdown-text.ts';
import type { ImportedTable, ImportIssue } from './import-table.ts';

export interface MarkdownLine {
  /** From 1, as in the file. */
  readonly number: number;
  readonly text: string;
}

/** A table and the line that it begins on. */
export interface FoundTable {
  readonly begins: number;
  readonly table: ImportedTable;
  readonly issues: readonly ImportIssue[];
}

/** The words of a heading line, or null for any other line. */
export function headingOf(text: string): string | null {
  const heading = /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(text)?.[1];
  if (heading === undefined) return null;
  return spansToPlain(parseMarkdownText(heading)).replace(/\s*:$/, '');
}
