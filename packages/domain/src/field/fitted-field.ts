import {
  applyingConstraints,
  newDecimals,
  noConstraints,
  type FieldConstraints,
} from './field-constraints.ts';
import type { AskedField, BlueprintField, FieldColumn, FieldKind } from './field.ts';
import { fieldKinds } from './field-kinds.ts';
import { isCurrency } from './written/written-unit.ts';

/** Money is of some currency; a number of nothing in particular where nobody says otherwise. */
const unitOf = ({ kind, unit }: AskedField): string | null => {
  if (kind === 'CURRENCY') return isCurrency(unit ?? '') ? unit : 'USD';
  return kind === 'NUMBER' && unit !== '' ? unit : null;
};

const fitted = <T extends AskedField>(field: T): T => {
  const { hasOptions, takesWords, constraints } = fieldKinds[field.kind];
  return {
    ...field,
    options: hasOptions ? field.options : [],
    unit: unitOf(field),
    constraints: applyingConstraints(field.constraints, constraints),
    mayAppend: takesWords && field.mayAppend,
  };
};

/** The field without what its kind has no use for, as after a change of its kind. */
export const fittedField = (field: BlueprintField): BlueprintField => ({
  ...fitted(field),
  columns: field.kind === 'TABLE' ? field.columns.map((column): FieldColumn => fitted(column)) : [],
});

/** What a new field of the kind begins with: texts on one line, whole numbers, money with two digits. */
export const newConstraints = (kind: FieldKind): FieldConstraints => {
  if (kind === 'TEXT') return { ...noConstraints, oneLine: true };
  if (kind === 'NUMBER') return { ...noConstraints, decimals: 0 };
  return kind === 'CURRENCY' ? { ...noConstraints, decimals: newDecimals } : noConstraints;
};
