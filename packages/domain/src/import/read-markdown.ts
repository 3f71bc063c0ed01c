import { parseMarkdownText, referenceLabel, spansToPlain } from '../core/markdown-text.ts';
import { fail, ok, refuse, type Result } from '../core/refusal.ts';
import { fittedCells } from './fitted-cells.ts';
import { type ImportedTable, type ImportIssue, importLimits, warning } from './import-table.ts';
import { type FoundTable, headingOf, type MarkdownLine } from './markdown-lines.ts';
import { readChecklist } from './read-checklist.ts';

export interface MarkdownImport {
  /** The front matter's name, the document's heading, or its title for web pages. */
  readonly title: string | null;
  readonly tables: readonly ImportedTable[];
  readonly issues: readonly ImportIssue[];
}

/** Every table of the document and its checklist, in the order in which they begin. */
export function readMarkdown(source: string): Result<MarkdownImport> {
  const lines = source
    .split(/\r\n|\r|\n/)
    .map((text, index): MarkdownLine => ({ number: index + 1, text }));
  const { fields, rest } = takeFrontMatter(lines);
  const visible = takeComments(rest);
  const { references, body } = takeReferences(visible);
  const tables = findTables(body, references);
  const checklist = readChecklist(body, references, tables.length > 0);
  const found = [...tables, ...(checklist === null ? [] : [checklist])]
    .toSorted((a, b) => a.begins - b.begins)
    .map(({ table }, index) => ({ ...table, id: String(index + 1) }));
  if (found.length === 0) return fail(refuse('ImportWithoutTable'));
  const longest = Math.max(...found.map((table) => table.rows.length));
  if (longest > importLimits.rows)
    return fail(refuse('TooMany', { count: longest, max: importLimits.rows }, 'source'));
  return ok({
    title:
      fields.get('name') ??
      firstHeading(body, /^ {0,3}#\s/) ??
      fields.get('title') ??
      firstHeading(body, /^ {0,3}#/),
    tables: found,
    issues: tables.flatMap(({ issues }) => issues),
  });
}

function takeFrontMatter(lines: readonly MarkdownLine[]): {
  readonly fields: ReadonlyMap<string, string>;
  readonly rest: readonly MarkdownLine[];
} {
  const fields = new Map<string, string>();
  if (lines[0]?.text.trim() !== '---') return { fields, rest: lines };
  const end = lines.findIndex(({ text }, index) => index > 0 && text.trim() === '---');
  if (end === -1) return { fields, rest: lines };
  for (const { text } of lines.slice(1, end)) {
    const [, key = '', value = ''] = /^([A-Za-z_-]+):\s*(.+)$/.exec(text) ?? [];
    const plain = value.trim().replace(/^(["'])(.*)\1$/, '$2');
    if (plain !== '' && !/^[|>[{]/.test(plain)) fields.set(key.toLowerCase(), plain);
  }
  return { fields, rest: lines.slice(end + 1) };
}

/**
 * Leaves out code blocks and comments. A comment within a line stays: behind a checklist
 * item it says what to fill in, and the reader of items looks for it.
 */
function takeComments(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const visible: MarkdownLine[] = [];
  let fence: string | null = null;
  let comment = false;
  for (const line of lines) {
    let { text } = line;
    if (comment) {
      const end = text.indexOf('-->');
      if (end === -1) continue;
      comment = false;
      text = text.slice(end + 3);
      if (text.trim() === '') continue;
    }
    const mark = /^\s*(```+|~~~+)/.exec(text)?.[1]?.slice(0, 3) ?? null;
    if (fence !== null || mark !== null) {
      if (fence === null) fence = mark;
      else if (mark === fence) fence = null;
      continue;
    }
    const closed = text.replace(/<!--.*?-->/g, '');
    if (closed.trim() === '' && text.trim() !== '') continue;
    const open = closed.indexOf('<!--');
    if (open !== -1) {
      comment = true;
      text = closed.slice(0, open);
      if (text.trim() === '') continue;
    }
    visible.push({ ...line, text });
  }
  return visible;
}

function takeReferences(lines: readonly MarkdownLine[]): {
  readonly references: ReadonlyMap<string, string>;
  readonly body: readonly MarkdownLine[];
} {
  const references = new Map<string, string>();
  const body = lines.filter(({ text }) => {
    const [, label, target] = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)>?/.exec(text) ?? [];
    if (label === undefined || target === undefined) return true;
    // The first definition of a label counts, as in Markdown itself.
    if (!references.has(referenceLabel(label))) references.set(referenceLabel(label), target);
    return false;
  });
  return { references, body };
}

const firstHeading = (lines: readonly MarkdownLine[], level: RegExp): string | null => {
  const line = lines.find(({ text }) => level.test(text) && headingOf(text) !== '');
  return line === undefined ? null : headingOf(line.text);
};

const isRule = (text: string): boolean =>
  text.includes('|') && /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(text);

function findTables(
  lines: readonly MarkdownLine[],
  references: ReadonlyMap<string, string>,
): readonly FoundTable[] {
  const found: FoundTable[] = [];
  let title = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    title = headingOf(line.text) ?? title;
    if (!line.text.includes('|') || !isRule(lines[at + 1]?.text ?? '')) continue;
    const end = lines.findIndex(({ text }, index) => index > at + 1 && !text.includes('|'));
    const body = lines.slice(at + 2, end === -1 ? lines.length : end);
    found.push(readTable(title, line, body, references));
    at += body.length + 1;
  }
  return found;
}

function readTable(
  title: string,
  header: MarkdownLine,
  body: readonly MarkdownLine[],
  references: ReadonlyMap<string, string>,
): FoundTable {
  const columns = splitCells(header.text).map((cell) => spansToPlain(parseMarkdownText(cell)));
  const rows = body.map(({ number, text }) => ({ number, cells: splitCells(text) }));
  const expected = columns.length;
  return {
    begins: header.number,
    table: {
      id: '',
      title,
      columns,
      rows: rows.map(({ number, cells }) => ({
        number,
        cells: fittedCells(cells, columns.length),
      })),
      header: { row: header.number, choices: [] },
      format: 'MARKDOWN',
      references,
    },
    issues: rows
      .filter(({ cells }) => cells.length !== expected)
      .map(({ number, cells }) => warning('RaggedRow', number, { expected, actual: cells.length })),
  };
}

/** Cells between bars; a bar behind a backslash belongs to the text. */
const splitCells = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
