import type { ImportedRow } from './import-table.ts';
import { type FoundTable, headingOf, type MarkdownLine } from './markdown-lines.ts';

interface Item {
  readonly number: number;
  readonly indent: number;
  readonly isTask: boolean;
  readonly text: string;
}

const itemPattern = /^(\s*)(?:[-*+]|\d+[.)])\s+(?:\[([ xX])\]\s+)?(.*)$/;

/**
 * The document's checklist as a table: section, task, notes. Items below another item
 * carry its words in front ("Run: Stage"), because a task stands alone in a person's list.
 * A document without any box and without a table is read by its plain list items.
 */
export function readChecklist(
  lines: readonly MarkdownLine[],
  references: ReadonlyMap<string, string>,
  boxesOnly: boolean,
): FoundTable | null {
  const boxed = lines.some(({ text }) => itemPattern.exec(text)?.[2] !== undefined);
  if (!boxed && boxesOnly) return null;
  const rows: ImportedRow[] = [];
  let section = '';
  let parents: Item[] = [];
  let row: { number: number; name: string; notes: string[] } | null = null;
  let rowIndent = 0;
  const close = (): void => {
    if (row !== null)
      rows.push({ number: row.number, cells: [section, row.name, row.notes.join('\n')] });
    row = null;
  };
  for (const line of lines) {
    const heading = headingOf(line.text);
    const item = heading === null ? readItem(line, boxed) : null;
    if (item !== null && !(row !== null && !item.isTask && item.indent > rowIndent)) {
      close();
      parents = parents.filter((parent) => parent.indent < item.indent);
      if (item.isTask) {
        row = openRow(item, parents);
        rowIndent = item.indent;
      }
      parents.push(item);
    } else if (heading !== null) {
      close();
      section = heading;
      parents = [];
    } else if (row !== null && /^\s{2,}\S/.test(line.text)) {
      row.notes.push(line.text.trim().replace(/^[-*+]\s+/, ''));
    } else if (line.text.trim() !== '') {
      close();
      parents = [];
    }
  }
  close();
  const [first] = rows;
  if (first === undefined) return null;
  return {
    begins: first.number,
    table: {
      id: '',
      title: '',
      columns: ['Stage', 'Task', 'Description'],
      rows,
      header: { row: 0, choices: [] },
      format: 'MARKDOWN',
      references,
    },
    issues: [],
  };
}

function readItem({ number, text }: MarkdownLine, boxed: boolean): Item | null {
  const match = itemPattern.exec(text);
  if (match === null) return null;
  const [, space = '', box, words = ''] = match;
  return {
    number,
    indent: space.replaceAll('\t', '    ').length,
    isTask: words.trim() !== '' && (box !== undefined || !boxed),
    text: words,
  };
}

/** What a comment behind an item asks for goes to the notes, without the colon before it. */
function openRow(
  item: Item,
  parents: readonly Item[],
): { number: number; name: string; notes: string[] } {
  const hints = [...item.text.matchAll(/<!--\s*(.*?)\s*-->/g)].map(([, hint = '']) => hint);
  return {
    number: item.number,
    name: [...parents, item].map(({ text }) => withoutHints(text)).join(': '),
    notes: hints.filter((hint) => hint !== ''),
  };
}

const withoutHints = (text: string): string =>
  text
    .replace(/<!--.*?-->/g, '')
    .trim()
    .replace(/\s*:$/, '');
