import type { FieldOption, FieldShape } from '@baton/domain/field/field';
import { columnsInWords, type LayoutColumn } from '@baton/domain/form/form-layout';

/** How a form asks a field, in the language of the reader. */
interface AskedWords {
  readonly options: readonly FieldOption[];
  readonly columns: readonly LayoutColumn[];
}

/** The field in the words in which its form asks it; by itself it speaks as it was written. */
export const askedShape = <Shape extends FieldShape>(
  shape: Shape,
  asked: AskedWords | null | undefined,
): Shape =>
  asked == null
    ? shape
    : { ...shape, options: asked.options, columns: columnsInWords(shape.columns, asked.columns) };
