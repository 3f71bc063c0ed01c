import { visibleName } from '../core/visible-name.ts';
import { findNamed } from '../core/find-named.ts';
import { isSameName } from '../core/folded-name.ts';
import { templateValue } from '../automation/template-value.ts';
import type { PlainDate } from '../core/ids.ts';
import type { FieldShape, FieldValue } from '../field/field.ts';
import { isRows } from '../field/kinds/table-rows.ts';
import { workflowNameLimit } from './workflow-name.ts';

/** What a name can be made of besides the answers given at the start, by the names of their fields. */
export const nameTokens = ['blueprint', 'date', 'reference'] as const;
type NameToken = (typeof nameTokens)[number];

/** What is asked at the start, with its answer. */
export interface NamedAnswer {
  readonly field: FieldShape & { readonly name: string };
  readonly value: FieldValue | null;
}

export interface NameParts {
  readonly blueprint: string;
  /** The day on which it starts. */
  readonly date: PlainDate;
  readonly reference: string;
  readonly answers: readonly NamedAnswer[];
  /** Null for somebody whose name is not known. */
  readonly nameOfParty: (id: string) => string | null;
}

const placeholder = /\{([^{}]+)\}/g;

const isToken = (name: string): name is NameToken => nameTokens.some((token) => token === name);

/** The placeholders of a template that stand for nothing here. */
export const unknownPlaceholders = (
  template: string,
  fieldNames: readonly string[],
): readonly string[] =>
  [...template.matchAll(placeholder)].flatMap(([, name = '']) =>
    isToken(name.trim()) || fieldNames.some((known) => isSameName(known, name))
      ? []
      : [name.trim()],
  );

const textOf = ({ field, value }: NamedAnswer, nameOfParty: NameParts['nameOfParty']): string => {
  // A table is no part of a name.
  if (value === null || isRows(value)) return '';
  const plain = templateValue(value, field, nameOfParty);
  return Array.isArray(plain) ? plain.join(', ') : String(plain ?? '');
};

/**
 * The name of a workflow by the template of its blueprint. What stands for nothing stays as it is
 * written; a question that nobody has answered leaves nothing. Without a template, or where nothing
 * is left of it, the name of the blueprint and the day.
 */
export const nameFromTemplate = (template: string, parts: NameParts): string => {
  const named = parts.answers.map((answer) => ({ name: answer.field.name, answer }));
  const answered = template.replaceAll(placeholder, (written, name: string) => {
    const token = name.trim();
    if (isToken(token)) return parts[token];
    const found = findNamed(named, name);
    return found === undefined ? written : textOf(found.answer, parts.nameOfParty);
  });
  const filled = visibleName(answered).replaceAll(/\s+/g, ' ').trim();
  const name = filled === '' ? `${parts.blueprint}, ${parts.date}` : filled;
  const letters = [...name];
  return letters.length <= workflowNameLimit
    ? name
    : `${letters.slice(0, workflowNameLimit - 1).join('')}…`;
};
