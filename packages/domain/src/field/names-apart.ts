import type { FieldKey } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { FieldDefinition, BlueprintField } from './field.ts';
import { fieldLimits } from './field-limits.ts';
import { foldedName, isSameName } from '../core/names/folded-name.ts';

/**
 * An item that must have a unique name within its list, because people type, paste, and import
 * names.
 */

export interface Named {
  readonly name: string;
}

/** An option or column whose name is missing or duplicate. */
export interface NameFault {
  readonly code: 'OptionTwice' | 'ColumnTwice' | 'OptionWithoutName';
  /** The field or column that contains it. */
  readonly name: string;
  /** The column with the options; null for the field itself. */
  readonly column: FieldKey | null;
  /** The duplicate name; empty for a missing name. */
  readonly other: string;
}

/** Returns duplicate names, each once; blank names don't count. */
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
  { name, options }: FieldDefinition,
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

/** Returns all missing and duplicate names in a field. */
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

/** Semicolons, also full-width ones, separate list items in files. */
export const hasSemicolon = (name: string): boolean => /[;；]/.test(name);

/** Returns why an option can't have this name, or null. */
export const optionNameRefusal = (name: string, others: readonly Named[]): Refusal | null => {
  if (name.trim() === '') return refuse('Required');
  if (hasSemicolon(name)) return refuse('SemicolonNotAllowed');
  const max = fieldLimits.optionLength;
  if (name.length > max) return refuse('TooLong', { max });
  return isTaken(name, others) ? refuse('OptionTwice', { name: name.trim() }) : null;
};

/** Returns why a column can't have this name, or null. */
export const columnNameRefusal = (name: string, others: readonly Named[]): Refusal | null => {
  if (name.trim() === '') return refuse('Required');
  return isTaken(name, others) ? refuse('ColumnTwice', { name: name.trim() }) : null;
};
