import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;
/** Any node below the root. */
export type MarkdownNode = MarkdownRoot['children'][number];
type Typed<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { readonly type: Type }>;
export type MarkdownHeading = Typed<'heading'>;
export type MarkdownList = Typed<'list'>;
export type MarkdownItem = Typed<'listItem'>;
export type MarkdownTable = Typed<'table'>;

/** Parses CommonMark with the tables, boxes, and strikethrough of GitHub. */
export const parseMarkdown = (text: string): MarkdownRoot =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Returns the first line of a node, from 1. */
export const lineOf = (node: MarkdownNode): number => node.position?.start.line ?? 0;

/** Addresses of `[text][label]` links and images, by normalized label. */
export type LinkTargets = ReadonlyMap<string, string>;

export const linkTargets = (root: MarkdownRoot): LinkTargets => {
  const targets = new Map<string, string>();
  const visit = (nodes: readonly MarkdownNode[]): void => {
    for (const node of nodes) {
      // The first definition of a label counts.
      if (node.type === 'definition' && !targets.has(node.identifier))
        targets.set(node.identifier, node.url);
      if ('children' in node) visit(node.children);
    }
  };
  visit(root.children);
  return targets;
};
