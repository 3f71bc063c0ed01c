import { completeField, type StoredField } from '../field/complete-field.ts';
import type { FormContent } from './form.ts';

/** A form as it may have been stored, by this version or by one that knew less. */
export interface StoredForm extends Omit<FormContent, 'fields'> {
  readonly fields: Readonly<Record<string, StoredField>>;
}

/** The form with every property that it was stored without. */
export const completeForm = (stored: StoredForm): FormContent => ({
  ...stored,
  fields: Object.fromEntries(
    Object.entries(stored.fields).map(([key, field]) => [key, completeField(field)]),
  ),
});
