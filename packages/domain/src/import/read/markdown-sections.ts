import { plainLine } from './markdown-content.ts';
import type { MarkdownHeading, MarkdownNode, MarkdownRoot } from './markdown-tree.ts';

/** Blocks below a heading. */
export interface MarkdownSection {
  /** Heading. Empty above the first one. */
  readonly heading: string;
  /** Heading with those above it. The title of the document counts only for its own blocks. */
  readonly stage: string;
  readonly blocks: readonly MarkdownNode[];
}

export const headingText = ({ children }: MarkdownHeading): string =>
  plainLine(children).replace(/\s*:$/, '');

const separator = ' › ';

/**
 * Returns the title of the document: its only heading of the first level, with only text above it.
 */
const titleOf = (headings: readonly MarkdownHeading[]): MarkdownHeading | null => {
  const [first] = headings;
  const top = headings.filter(({ depth }) => depth === 1);
  return top.length === 1 && first?.depth === 1 ? first : null;
};

export const headingsOf = (root: MarkdownRoot): readonly MarkdownHeading[] =>
  root.children.filter((node) => node.type === 'heading');

/** Divides a document by its headings. */
export function sectionsOf(root: MarkdownRoot): readonly MarkdownSection[] {
  const title = titleOf(headingsOf(root));
  const sections: { heading: string; stage: string; blocks: MarkdownNode[] }[] = [
    { heading: '', stage: '', blocks: [] },
  ];
  let path: MarkdownHeading[] = [];
  for (const node of root.children)
    if (node.type === 'heading') {
      path = [...path.filter(({ depth }) => depth < node.depth), node];
      const named = path.length > 1 ? path.filter((heading) => heading !== title) : path;
      const names = named.map(headingText).filter((name) => name !== '');
      sections.push({ heading: headingText(node), stage: names.join(separator), blocks: [] });
    } else sections.at(-1)?.blocks.push(node);
  return sections;
}
