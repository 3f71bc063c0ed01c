import { noConstraints, type FieldConstraints } from './field-constraints.ts';
import type { FieldDefinition, BlueprintField, FieldColumn } from './field.ts';

/**
 * Defaults of field properties. A property that was added later needs a default here, for
 * blueprints and running workflows.
 */

type Later = 'constraints' | 'mayAppend';
type StoredAsked = Omit<FieldDefinition, Later> & {
  readonly constraints?: Partial<FieldConstraints>;
  readonly mayAppend?: boolean;
};
type StoredColumn = StoredAsked & Pick<FieldColumn, 'kind' | 'required'>;

/** A stored field of this or an earlier version. */
export type StoredField = StoredAsked & {
  readonly origin?: BlueprintField['origin'];
  readonly columns?: readonly StoredColumn[];
};

/** Defaults of a field. */
export const fieldDefaults: Pick<
  BlueprintField,
  'options' | 'unit' | 'constraints' | 'mayAppend' | 'origin' | 'columns'
> = {
  options: [],
  unit: null,
  constraints: noConstraints,
  mayAppend: false,
  origin: null,
  columns: [],
};

const completeAsked = <T extends StoredAsked>(
  field: T,
): T & Pick<FieldDefinition, 'constraints' | 'mayAppend'> => ({
  ...field,
  mayAppend: field.mayAppend ?? false,
  constraints: { ...noConstraints, ...field.constraints },
});

/** Returns the field with defaults for all missing properties. */
export const completeField = (stored: StoredField): BlueprintField => ({
  ...completeAsked(stored),
  origin: stored.origin ?? null,
  columns: (stored.columns ?? []).map(completeAsked),
});
