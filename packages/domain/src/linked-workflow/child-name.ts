import { workflowNameLimit } from '../workflow/workflow-name.ts';

/** What the tokens of a name stand for. */
export interface ChildNameParts {
  readonly blueprint: string;
  /** Name of the workflow that starts the child. */
  readonly workflow: string;
  /** The value that the task was split by; null where it was not. */
  readonly value: string | null;
  /** Place among the children, from 1. */
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
 * The name of a child: the template with `{value}`, `{number}`, `{workflow}` and `{blueprint}`
 * filled in. Other braces stay as they are written. Without a template, or where
 * nothing is left of it, the name of the blueprint and the value.
 */
export const childName = (template: string, parts: ChildNameParts): string => {
  const filled = template
    .replaceAll(/\{(blueprint|workflow|value|number)\}/g, (_, token: keyof ChildNameParts) =>
      String(parts[token] ?? ''),
    )
    .trim();
  return shortened(filled === '' ? withoutTemplate(parts) : filled);
};
