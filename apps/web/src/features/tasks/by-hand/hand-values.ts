import type { FieldValue } from '@baton/domain/field/field';

/** What was entered, by place. */
export type HandValues = ReadonlyMap<string, FieldValue | null>;

export const handValuesToSend = (
  values: HandValues,
): readonly { readonly instance: string; readonly value: FieldValue | null }[] =>
  [...values].map(([instance, value]) => ({ instance, value }));
