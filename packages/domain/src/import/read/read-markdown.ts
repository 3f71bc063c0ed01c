import { fail, ok, refuse, type Result } from '../../core/refusal.ts';
import { type ImportedTable, type ImportIssue, importLimits } from '../import-table.ts';
import { headingsOf, headingText, sectionsOf } from './markdown-sections.ts';
import { readTables } from './markdown-tables.ts';
import { linkTargets, parseMarkdown } from './markdown-tree.ts';
import { readChecklist } from './read-checklist.ts';

export interface MarkdownImport {
  /** Name in the front matter, heading of the document, or its title for web pages. */
  readonly title: string | null;
  readonly tables: readonly ImportedTable[];
  readonly issues: readonly ImportIssue[];
}

/** Reads every table and the checklist of the document, in their order. */
export function readMarkdown(source: string): Result<MarkdownImport> {
  const { fields, text } = takeFrontMatter(source);
  const root = parseMarkdown(joinTables(text.split('\n')).join('\n'));
  const targets = linkTargets(root);
  const sections = sectionsOf(root);
  const tables = readTables(sections, targets);
  const checklist = readChecklist(sections, targets, tables.length > 0);
  const found = [...tables, ...(checklist === null ? [] : [checklist])].toSorted(
    (a, b) => a.begins - b.begins,
  );
  if (found.length === 0) return fail(refuse('ImportWithoutTable'));
  const longest = Math.max(...found.map(({ table }) => table.rows.length));
  if (longest > importLimits.rows)
    return fail(refuse('TooMany', { count: longest, max: importLimits.rows }, 'source'));
  const headings = headingsOf(root).map((heading) => ({
    depth: heading.depth,
    text: headingText(heading),
  }));
  const named = headings.filter((heading) => heading.text !== '');
  const title =
    fields.get('name') ??
    named.find(({ depth }) => depth === 1)?.text ??
    fields.get('title') ??
    named[0]?.text;
  return ok({
    title: title ?? null,
    tables: found.map(({ table }, index) => ({ ...table, id: String(index + 1) })),
    issues: found.flatMap(({ issues }) => issues).toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
  });
}

/**
 * Reads the fields between `---` lines at the top. Their lines become empty, so that line numbers
 * stay correct.
 */
function takeFrontMatter(source: string): {
  readonly fields: ReadonlyMap<string, string>;
  readonly text: string;
} {
  const fields = new Map<string, string>();
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---' || end === -1) return { fields, text: lines.join('\n') };
  for (const line of lines.slice(1, end)) {
    const [, key = '', value = ''] = /^([A-Za-z_-]+):\s*(.+)$/.exec(line) ?? [];
    const plain = value.trim().replace(/^(["'])(.*)\1$/, '$2');
    if (plain !== '' && !/^[|>[{]/.test(plain)) fields.set(key.toLowerCase(), plain);
  }
  return {
    fields,
    text: [...lines.slice(0, end + 1).fill(''), ...lines.slice(end + 1)].join('\n'),
  };
}

const isRow = (line = ''): boolean => line.startsWith('|');

/**
 * Turns comments between two rows of a table into empty rows. CommonMark would end the table there,
 * but people comment out rows and expect the others to stay.
 */
function joinTables(lines: readonly string[]): readonly string[] {
  const joined = [...lines];
  for (let at = 1; at < lines.length; at += 1) {
    if (!isRow(lines[at - 1]) || lines[at]?.startsWith('<!--') !== true) continue;
    let end = at;
    while (end < lines.length && lines[end]?.includes('-->') !== true) end += 1;
    if (isRow(lines[end + 1]) && lines[end]?.trimEnd().endsWith('-->') === true)
      joined.fill('||', at, end + 1);
    at = end;
  }
  return joined;
}
