import type { FieldKey } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { AskedField, BlueprintField } from './field.ts';
import { fieldLimits } from './field-limits.ts';
import { foldedName, isSameName } from '../core/folded-name.ts';

/*
 * Choices and columns are told apart by their names wherever people type, paste or import them:
 * of two that read alike the second could never be meant.
 */

export interface Named {
  readonly name: string;
}

/** What keeps choices or columns from being told apart. */
export interface NameFault {
  readonly code: 'OptionTwice' | 'ColumnTwice' | 'OptionWithoutName';
  /** The question, or the column, that it is in. */
  readonly name: string;
  /** The column whose choices are meant; null: the question itself. */
  readonly column: FieldKey | null;
  /** What is called alike; empty for what has no name. */
  readonly other: string;
}

/** Names that another one before has as well, each once; blank ones are nobody's name. */
export const namesTwice = (named: readonly Named[]): readonly string[] => {
  const seen = new Set<string>();
  const twice = new Map<string, string>();
  for (const { name } of named) {
    const folded = foldedName(name);
    if (seen.has(folded)) twice.set(folded, name.trim());
    else if (folded !== '') seen.add(folded);
  }
  return [...twice.values()];
};

const optionFaults = (
  { name, options }: AskedField,
  column: FieldKey | null,
): readonly NameFault[] => {
  const fault = (code: NameFault['code'], other: string): NameFault => ({
    ...{ code, name, column, other },
  });
  return [
    ...namesTwice(options).map((other) => fault('OptionTwice', other)),
    ...(options.some((option) => option.name.trim() === '')
      ? [fault('OptionWithoutName', '')]
      : []),
  ];
};

/** Everything in a question that cannot be told apart by its name. */
export const nameFaults = (field: BlueprintField): readonly NameFault[] => [
  ...optionFaults(field, null),
  ...namesTwice(field.columns).map((other): NameFault => ({
    code: 'ColumnTwice',
    name: field.name,
    column: null,
    other,
  })),
  ...field.columns.flatMap((column) => optionFaults(column, column.key)),
];

const isTaken = (name: string, others: readonly Named[]): boolean =>
  others.some((other) => isSameName(other.name, name));

/** Semicolons part the choices of a list in files, of full width too. */
export const hasSemicolon = (name: string): boolean => /[;；]/.test(name);

/** Why a choice cannot be given a name beside the others, or null. */
export const optionNameRefusal = (name: string, others: readonly Named[]): Refusal | null => {
  if (name.trim() === '') return refuse('Required');
  if (hasSemicolon(name)) return refuse('SemicolonNotAllowed');
  const max = fieldLimits.optionLength;
  if (name.length > max) return refuse('TooLong', { max });
  return isTaken(name, others) ? refuse('OptionTwice', { name: name.trim() }) : null;
};

/** Why a column cannot be given a name beside the others, or null. */
export const columnNameRefusal = (name: string, others: readonly Named[]): Refusal | null => {
  if (name.trim() === '') return refuse('Required');
  return isTaken(name, others) ? refuse('ColumnTwice', { name: name.trim() }) : null;
};
