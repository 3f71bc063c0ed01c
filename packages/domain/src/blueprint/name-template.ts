import { visibleName } from '../core/names/visible-name.ts';
import { findNamed } from '../core/names/find-named.ts';
import { isSameName } from '../core/names/folded-name.ts';
import { templateValue } from '../automation/template-value.ts';
import type { PlainDate } from '../core/ids.ts';
import type { FieldShape, FieldValue } from '../field/field.ts';
import { isRows } from '../field/kinds/table-rows.ts';
import { workflowNameLimit } from '../core/names/workflow-name.ts';

/** Placeholders of a name in addition to intake fields. */
export const nameTokens = ['blueprint', 'date', 'reference'] as const;
type NameToken = (typeof nameTokens)[number];

/** An intake field with its value. */
export interface NamedAnswer {
  readonly field: FieldShape & { readonly name: string };
  readonly value: FieldValue | null;
}

export interface NameParts {
  readonly blueprint: string;
  /** The start date. */
  readonly date: PlainDate;
  readonly reference: string;
  readonly answers: readonly NamedAnswer[];
  /** Returns null for a person whose name is unknown. */
  readonly nameOfParty: (id: string) => string | null;
}

const placeholder = /\{([^{}]+)\}/g;

const isToken = (name: string): name is NameToken => nameTokens.some((token) => token === name);

/** Returns the unknown placeholders of a template. */
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
  // Tables can't be part of a name.
  if (value === null || isRows(value)) return '';
  const plain = templateValue(value, field, nameOfParty);
  return Array.isArray(plain) ? plain.join(', ') : String(plain ?? '');
};

/**
 * Returns the name of a workflow from the template of its blueprint. Unknown placeholders stay;
 * empty fields are left out. Without a result, returns the name of the blueprint and the date.
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
