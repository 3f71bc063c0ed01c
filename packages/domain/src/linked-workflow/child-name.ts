import { workflowNameLimit } from '../core/names/workflow-name.ts';

/** Values for the placeholders of a name. */
export interface ChildNameParts {
  readonly blueprint: string;
  /** Name of the parent workflow. */
  readonly workflow: string;
  /** The list item for which the workflow is started, or null. */
  readonly value: string | null;
  /** Position among the linked workflows, from 1. */
  readonly number: number;
}

export const childNameTokens = ['blueprint', 'workflow', 'value', 'number'] as const;

const withoutTemplate = ({ blueprint, value }: ChildNameParts): string =>
  value === null ? blueprint : `${blueprint}: ${value}`;

const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length <= workflowNameLimit
    ? name
    : `${letters.slice(0, workflowNameLimit - 1).join('')}…`;
};

/**
 * Returns the name of a linked workflow: the template with `{value}`, `{number}`, `{workflow}`, and
 * `{blueprint}` filled in. Other braces stay. Without a result, returns the blueprint name and the
 * value.
 */
export const childName = (template: string, parts: ChildNameParts): string => {
  const filled = template
    .replaceAll(/\{(blueprint|workflow|value|number)\}/g, (_, token: keyof ChildNameParts) =>
      String(parts[token] ?? ''),
    )
    .trim();
  return shortened(filled === '' ? withoutTemplate(parts) : filled);
};
