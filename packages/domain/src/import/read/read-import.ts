import { fail, ok, refuse, type Result } from '../../core/refusal.ts';
import { decodeText } from './decode-text.ts';
import { headerRefusal } from './header-row.ts';
import { type ImportDocument, importLimits, type ReadLimits } from '../import-table.ts';
import { readCsv, type TableReading } from './read-csv.ts';
import { readMarkdown } from './read-markdown.ts';

/** Uploaded file, or pasted text. The server reads spreadsheets. */
export interface ImportSource {
  readonly fileName: string;
  readonly content: Uint8Array | string;
}

export interface ImportReading {
  readonly limits?: ReadLimits;
  /** Language of the reader, for files that don't name their encoding. */
  readonly language?: string;
  /** Selected header row. 0 means no header row. */
  readonly headerRow?: number | null | undefined;
}

/** Returns the tables of a CSV, TSV, or Markdown source, or why there are none. */
export function readImport(
  { fileName, content }: ImportSource,
  { limits = importLimits, language = '', headerRow = null }: ImportReading = {},
): Result<ImportDocument> {
  const size = typeof content === 'string' ? content.length : content.byteLength;
  if (size > limits.bytes)
    return fail(refuse('FileExceedsSize', { max: limits.bytes / 1024 }, 'source'));
  if (size === 0) return fail(refuse('ImportEmpty', {}, 'source'));
  const decoded =
    typeof content === 'string' ? ok({ text: content, issues: [] }) : decodeText(content, language);
  if (!decoded.ok) return decoded;
  const { text, issues } = decoded.value;
  if (text.trim() === '') return fail(refuse('ImportEmpty', {}, 'source'));
  const lines = countLines(text);
  if (lines > importLimits.lines)
    return fail(refuse('TooMany', { count: lines, max: importLimits.lines }, 'source.lines'));
  const document = isMarkdown(fileName, text)
    ? readMarkdownDocument(fileName, text)
    : readCsvDocument(fileName, text, { limits, headerRow });
  if (!document.ok) return document;
  const unknown = headerRefusal(document.value.tables, headerRow);
  if (unknown !== null) return fail(unknown);
  return ok({
    ...document.value,
    issues: [...issues, ...document.value.issues].slice(0, importLimits.issues),
  });
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

function readMarkdownDocument(fileName: string, text: string): Result<ImportDocument> {
  const read = readMarkdown(text);
  if (!read.ok) return read;
  const { title, tables, issues } = read.value;
  const suggestedName = title ?? nameFromFile(fileName);
  return ok({ sourceName: fileName, suggestedName, tables, issues });
}

function readCsvDocument(
  fileName: string,
  text: string,
  reading: Omit<TableReading, 'id'>,
): Result<ImportDocument> {
  const read = readCsv(text, reading);
  if (!read.ok) return read;
  const { table, issues } = read.value;
  const suggestedName = nameFromFile(fileName);
  return ok({ sourceName: fileName, suggestedName, tables: [table], issues });
}

/** Number of characters of a line that are checked for Markdown. */
const longestMark = 200;

/** Decides by the file extension. Pasted text and other extensions are decided by content. */
function isMarkdown(fileName: string, text: string): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (ending === 'md' || ending === 'markdown') return true;
  if (ending === 'csv' || ending === 'tsv') return false;
  return text.split(/\r\n|[\r\n]/).some(isMarkdownLine);
}

/** Matches a list item or the line below a table header. Only the start of the line is checked. */
const isMarkdownLine = (line: string): boolean => {
  const start = line.slice(0, longestMark).trimStart();
  return /^(?:[-*+]|\d{1,9}[.)])[ \t]+\S/.test(start) || /^\|?[ \t]*:?-{2,}:?[ \t]*\|/.test(start);
};

/** Turns "supplier_onboarding-v2.csv" into "Supplier onboarding v2". */
export function nameFromFile(fileName: string): string {
  const base = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/[_\s]+|-(?=\D)|(?<=\D)-/g, ' ')
    .trim();
  return base.slice(0, 1).toUpperCase() + base.slice(1);
}
