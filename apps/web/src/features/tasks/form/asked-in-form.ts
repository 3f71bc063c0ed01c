import type { FieldOption } from '@baton/domain/field/field';
import type { LayoutColumn } from '@baton/domain/form/form-layout';

/** How a form asks a field, in the language of the reader; null where the field stands by itself. */
export interface AskedInForm {
  readonly label: string;
  readonly help: string;
  readonly options: readonly FieldOption[];
  /** Of a table. */
  readonly columns: readonly LayoutColumn[];
}
