import { noConstraints, type FieldConstraints } from './field-constraints.ts';
import type { AskedField, BlueprintField, FieldColumn } from './field.ts';

/*
 * What a property of a field is where nobody has set it. A property that fields have not
 * always had gets its default here, in blueprints and in running workflows alike.
 */

type Later = 'constraints' | 'mayAppend';
type StoredAsked = Omit<AskedField, Later> & {
  readonly constraints?: Partial<FieldConstraints>;
  readonly mayAppend?: boolean;
};
type StoredColumn = StoredAsked & Pick<FieldColumn, 'kind' | 'required'>;

/** A field as it may have been stored, by this version or by one that knew less. */
export type StoredField = StoredAsked & {
  readonly origin?: BlueprintField['origin'];
  readonly columns?: readonly StoredColumn[];
};

/** What a field has that nobody has said more of. */
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
): T & Pick<AskedField, 'constraints' | 'mayAppend'> => ({
  ...field,
  mayAppend: field.mayAppend ?? false,
  constraints: { ...noConstraints, ...field.constraints },
});

/** The field with every property that it was stored without. */
export const completeField = (stored: StoredField): BlueprintField => ({
  ...completeAsked(stored),
  origin: stored.origin ?? null,
  columns: (stored.columns ?? []).map(completeAsked),
});
