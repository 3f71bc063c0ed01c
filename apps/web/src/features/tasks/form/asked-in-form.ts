import type { FieldOption } from '@baton/domain/field/field';

/** How a form asks a field, in the language of the reader; null where the field stands by itself. */
export interface AskedInForm {
  readonly label: string;
  readonly help: string;
  readonly options: readonly FieldOption[];
}
