import { escapeHtml } from '../../core/rich-text.ts';
import { fittedRow } from './fitted-cells.ts';
import {
  type ImportedRow,
  type ImportedTable,
  type ImportIssue,
  warning,
} from '../import-table.ts';
import { inlineRich, plainLine, plainText } from './markdown-content.ts';
import type { MarkdownSection } from './markdown-sections.ts';
import {
  lineOf,
  type LinkTargets,
  type MarkdownNode,
  type MarkdownTable,
} from './markdown-tree.ts';

/** Table and its first line. */
export interface FoundTable {
  readonly begins: number;
  readonly table: ImportedTable;
  readonly issues: readonly ImportIssue[];
}

const tablesIn = (blocks: readonly MarkdownNode[]): readonly MarkdownTable[] =>
  blocks.flatMap((block) => {
    if (block.type === 'table') return [block];
    return block.type === 'blockquote' ? tablesIn(block.children) : [];
  });

/** Returns the tables of a document. The heading above each is its name. */
export const readTables = (
  sections: readonly MarkdownSection[],
  targets: LinkTargets,
): readonly FoundTable[] => {
  let title = '';
  return sections.flatMap(({ heading, blocks }) => {
    title = heading === '' ? title : heading;
    return tablesIn(blocks).map((table) => readTable(title, table, targets));
  });
};

function readTable(title: string, node: MarkdownTable, targets: LinkTargets): FoundTable {
  const [header, ...body] = node.children;
  const columns = (header?.children ?? []).map(({ children }) => plainLine(children));
  const expected = columns.length;
  const filled = body.filter(({ children }) => plainText(children).trim() !== '');
  const rows = filled.map((row): ImportedRow => {
    const rich = row.children.flatMap(({ children }, at): readonly [number, string][] => {
      const html = inlineRich(children, targets).trim();
      return html === escapeHtml(plainText(children).trim()) ? [] : [[at, html]];
    });
    return {
      number: lineOf(row),
      cells: row.children.map(({ children }) => plainText(children).trim()),
      ...(rich.length > 0 && { rich: Object.fromEntries(rich) }),
    };
  });
  const begins = lineOf(node);
  return {
    begins,
    table: {
      id: '',
      title,
      columns,
      rows: rows.map((row) => fittedRow(row, expected)),
      header: { row: begins, choices: [] },
    },
    issues: rows
      .filter(({ cells }) => cells.length !== expected)
      .map(({ number, cells }) => warning('RaggedRow', number, { expected, actual: cells.length })),
  };
}
