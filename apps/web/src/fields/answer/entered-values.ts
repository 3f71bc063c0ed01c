import type { FieldValue } from '@baton/domain/field/field';
import type { EnteredValues } from './answer-list.tsx';

/** Converts entered values to the input of a command. */
export const valuesToSend = (
  entered: EnteredValues,
): readonly { readonly instance: string; readonly value: FieldValue | null }[] =>
  [...entered].map(([instance, value]) => ({ instance, value }));
