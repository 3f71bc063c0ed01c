import type { FieldOption, FieldShape } from '@baton/domain/field/field';
import { columnsInWords, type LayoutColumn } from '@baton/domain/form/form-layout';

/** Texts of a field in a form, in the reader's language. */
interface AskedWords {
  readonly options: readonly FieldOption[];
  readonly columns: readonly LayoutColumn[];
}

/** Returns the field with the texts of its form, or its own texts if the form has none. */
export const translatedShape = <Shape extends FieldShape>(
  shape: Shape,
  asked: AskedWords | null | undefined,
): Shape =>
  asked == null
    ? shape
    : { ...shape, options: asked.options, columns: columnsInWords(shape.columns, asked.columns) };
