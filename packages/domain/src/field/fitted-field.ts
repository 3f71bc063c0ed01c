import { isDeepEqual } from '../core/equality.ts';
import {
  applyingConstraints,
  newDecimals,
  noConstraints,
  type FieldConstraints,
} from './field-constraints.ts';
import type { FieldDefinition, BlueprintField, FieldColumn, FieldKind } from './field.ts';
import { fieldKinds } from './field-kinds.ts';
import { isCurrency } from './written/written-unit.ts';

/** Returns the unit: amounts need a currency, numbers have no unit by default. */
const unitOf = ({ kind, unit }: FieldDefinition): string | null => {
  if (kind === 'CURRENCY') return isCurrency(unit ?? '') ? unit : 'USD';
  return kind === 'NUMBER' && unit !== '' ? unit : null;
};

const fitted = <T extends FieldDefinition>(field: T): T => {
  const { hasOptions, takesWords, constraints } = fieldKinds[field.kind];
  return {
    ...field,
    options: hasOptions ? field.options : [],
    unit: unitOf(field),
    constraints: applyingConstraints(field.constraints, constraints),
    mayAppend: takesWords && field.mayAppend,
  };
};

/**
 * Returns the field without properties that its type doesn't use, such as after a change of type.
 */
export const fittedField = (field: BlueprintField): BlueprintField => ({
  ...fitted(field),
  columns: field.kind === 'TABLE' ? field.columns.map((column): FieldColumn => fitted(column)) : [],
});

/**
 * Returns the default constraints of a type: one-line texts, whole numbers, and amounts with two
 * decimals.
 */
export const newConstraints = (kind: FieldKind): FieldConstraints => {
  if (kind === 'TEXT') return { ...noConstraints, oneLine: true };
  if (kind === 'NUMBER') return { ...noConstraints, decimals: 0 };
  return kind === 'CURRENCY' ? { ...noConstraints, decimals: newDecimals } : noConstraints;
};

/** Returns the number of constraints that differ from the defaults of the type. */
export const changedConstraints = ({
  kind,
  constraints,
}: Pick<FieldDefinition, 'kind' | 'constraints'>): number => {
  const defaults = newConstraints(kind);
  return fieldKinds[kind].constraints.filter(
    (name) => !isDeepEqual(constraints[name], defaults[name]),
  ).length;
};
