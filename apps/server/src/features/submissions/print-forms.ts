import { isRuleMet } from '@baton/domain/form/rules/form-state';
import type { LayoutItem, LayoutSection } from '@baton/domain/form/form-layout';
import type { FormFieldNode, FormLayoutNode } from './form-parts.ts';
import { printAnswer, printTable, type PrintWriting, type ShownField } from './print-answer.ts';
import { richBlocks } from './rich-blocks.ts';
import type { SubmissionAnswer, SubmissionForm, SubmissionPart } from './submission.ts';

/** Merges consecutive values into one table. */
const joined = (parts: readonly (SubmissionPart | SubmissionAnswer)[]): SubmissionPart[] => {
  const result: SubmissionPart[] = [];
  let open: SubmissionAnswer[] = [];
  const close = (): void => {
    if (open.length > 0) result.push({ kind: 'ANSWERS', answers: open });
    open = [];
  };
  for (const part of parts) {
    if ('kind' in part) {
      close();
      result.push(part);
    } else open.push(part);
  }
  close();
  return result;
};

const printField = (
  node: FormFieldNode,
  asked: ShownField | null,
  writing: PrintWriting,
): SubmissionPart | SubmissionAnswer =>
  node.place.field.kind === 'TABLE'
    ? printTable(node, asked, writing)
    : printAnswer(node, asked, writing);

/**
 * Returns the forms of a task by section, without fields that rules hide, and then the fields
 * outside of forms.
 */
export const printForms = (
  nodes: readonly FormFieldNode[],
  layouts: readonly FormLayoutNode[],
  writing: PrintWriting,
): readonly SubmissionForm[] => {
  const shown = nodes.filter(({ state }) => state.isShown);
  const byInstance = new Map<string, FormFieldNode>(shown.map((node) => [node.place.key, node]));
  const laidOut = new Set<string>();

  const printItem = (item: LayoutItem): readonly (SubmissionPart | SubmissionAnswer)[] => {
    if (item.instance === null) return [{ kind: 'TEXT', blocks: richBlocks(item.text) }];
    laidOut.add(item.instance);
    const node = byInstance.get(item.instance);
    return node === undefined ? [] : [printField(node, item, writing)];
  };
  const printSection = ({ name, description, items }: LayoutSection) => ({
    name,
    description: richBlocks(description),
    parts: joined(items.flatMap(printItem)),
  });

  const forms = layouts.map(({ layout, stated }) => ({
    name: layouts.length > 1 ? layout.name : '',
    description: richBlocks(layout.description),
    sections: layout.sections
      .filter(({ rule }) => stated === null || isRuleMet(rule, stated))
      .map(printSection)
      .filter(({ parts }) => parts.length > 0),
  }));
  const others = joined(
    shown
      .filter(({ place }) => !laidOut.has(place.key))
      .map((node) => printField(node, null, writing)),
  );
  return others.length === 0
    ? forms
    : [
        ...forms,
        { name: '', description: [], sections: [{ name: '', description: [], parts: others }] },
      ];
};
