import type { RichText } from '../../core/ids.ts';
import { escapeHtml } from '../../core/rich-text.ts';
import { type ImportedRow, type ImportIssue, warning } from '../import-table.ts';
import { blockRich, commentsIn, inlineRich, plainLine, plainText } from './markdown-content.ts';
import type { FoundTable } from './markdown-tables.ts';
import type { MarkdownSection } from './markdown-sections.ts';
import {
  lineOf,
  type LinkTargets,
  type MarkdownItem,
  type MarkdownList,
  type MarkdownNode,
} from './markdown-tree.ts';

/** A checkbox without a space between its brackets (`[]`), which GitHub doesn't recognize. */
const narrowBox = /^\[\]\s+/;

const leadOf = ({ children: [lead] }: MarkdownItem): readonly MarkdownNode[] =>
  lead?.type === 'paragraph' ? lead.children : [];

const hasBox = (item: MarkdownItem): boolean =>
  item.checked != null || narrowBox.test(plainLine(leadOf(item)));

const listsIn = ({ children }: MarkdownItem): readonly MarkdownList[] =>
  children.filter((child) => child.type === 'list');

/** Returns true if a list, or a list nested in it, has checkboxes. */
const hasBoxes = (list: MarkdownList): boolean =>
  list.children.some((item) => hasBox(item) || listsIn(item).some(hasBoxes));

const blocksOf = (blocks: readonly MarkdownNode[]): readonly MarkdownNode[] =>
  blocks.flatMap((block) => (block.type === 'blockquote' ? blocksOf(block.children) : [block]));

interface Reading {
  readonly targets: LinkTargets;
  /**
   * Returns true if only list items with a checkbox are tasks. Otherwise, every list item is a
   * task.
   */
  readonly isBoxed: boolean;
  readonly rows: ImportedRow[];
  readonly issues: ImportIssue[];
}

/**
 * Reads the checklists of the document as one table with stage, task, and description. A nested
 * item includes the words of the item above it ("Run: Stage"). If a section has boxes, items
 * without a box are tasks too. Everything left out is reported. Without any box, all list items are
 * tasks, unless the document has tables. Returns null if there is no checklist.
 */
export function readChecklist(
  sections: readonly MarkdownSection[],
  targets: LinkTargets,
  boxesOnly: boolean,
): FoundTable | null {
  const boxed = sections.map(({ blocks }) =>
    blocksOf(blocks).some((block) => block.type === 'list' && hasBoxes(block)),
  );
  const isBoxed = boxed.includes(true);
  if (!isBoxed && boxesOnly) return null;
  const reading: Reading = { targets, isBoxed, rows: [], issues: [] };
  for (const [at, { stage, blocks }] of sections.entries())
    for (const block of blocksOf(blocks))
      if (block.type === 'list' && (boxed[at] === true || !isBoxed))
        addItems(block, { stage, parents: [] }, reading);
      else reportLeftOut(block, reading);
  const [first] = reading.rows;
  if (first === undefined) return null;
  return {
    begins: first.number,
    table: {
      id: '',
      title: '',
      columns: ['Stage', 'Task', 'Description'],
      rows: reading.rows,
      header: { row: 0, choices: [] },
    },
    issues: reading.issues,
  };
}

interface Context {
  readonly stage: string;
  /** Words of the items above it. */
  readonly parents: readonly string[];
}

const addItems = (list: MarkdownList, context: Context, reading: Reading): void => {
  for (const item of list.children) addItem(item, context, reading);
};

function addItem(item: MarkdownItem, { stage, parents }: Context, reading: Reading): void {
  const { targets, isBoxed, rows } = reading;
  const lead = leadOf(item);
  const rest = lead.length === 0 ? item.children : item.children.slice(1);
  const [firstBlock] = rest;
  const words = lead.length > 0 || firstBlock === undefined ? lead : [firstBlock];
  const own = plainLine(words).replace(narrowBox, '').replace(/\s*:$/, '');
  const nested = listsIn(item).filter((list) => !isBoxed || hasBoxes(list));
  const notes = rest.filter((block) => block.type !== 'list' || !nested.includes(block));
  const path = own === '' ? parents : [...parents, own];
  const isGroup = isBoxed && !hasBox(item) && nested.length > 0;
  if (isGroup) for (const block of notes) reportLeftOut(block, reading);
  else if (own !== '') {
    const hints = commentsIn(lead).map((text): RichText => `<p>${escapeHtml(text)}</p>`);
    const description = hints.join('') + blockRich(notes, targets);
    const text = [...commentsIn(lead), plainText(notes).trim()].filter((one) => one !== '');
    const name = path.join(': ');
    rows.push({
      number: lineOf(item),
      cells: [stage, name, text.join('\n')],
      rich: {
        1: [
          ...parents.map(escapeHtml),
          inlineRich(lead, targets).replace(narrowBox, '').trim(),
        ].join(': '),
        ...(description !== '' && { 2: description }),
      },
    });
  }
  for (const list of nested) addItems(list, { stage, parents: path }, reading);
}

/** Reports each line of text that isn't part of a task. */
function reportLeftOut(block: MarkdownNode, reading: Reading): void {
  if (block.type === 'list') {
    for (const item of block.children)
      for (const child of item.children) reportLeftOut(child, reading);
    return;
  }
  if (block.type === 'table' || block.type === 'heading') return;
  const text = plainLine([block]);
  if (text !== '')
    reading.issues.push(warning('LineLeftOut', lineOf(block), { text: text.slice(0, 80) }));
}
