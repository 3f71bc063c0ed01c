import type { FieldValue } from '@baton/domain/field/field';
import type { EnteredValues } from './answer-list.tsx';

/** What was entered, as a command takes it. */
export const valuesToSend = (
  entered: EnteredValues,
): readonly { readonly instance: string; readonly value: FieldValue | null }[] =>
  [...entered].map(([instance, value]) => ({ instance, value }));
