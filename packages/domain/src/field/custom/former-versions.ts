import type { FieldShape } from '../field.ts';

type Offering = Pick<FieldShape, 'options' | 'mayAppend'>;

/**
 * Returns the field with the options of all its earlier versions after its current ones. Custom
 * values count if one of the versions allowed them.
 */
export const withFormerVersions = <Field extends Offering>(
  field: Field,
  versions: readonly Offering[],
): Field => {
  const known = new Set(field.options.map(({ id }) => id));
  const former = versions
    .flatMap(({ options }) => options)
    .filter(({ id }) => {
      const isNew = !known.has(id);
      known.add(id);
      return isNew;
    });
  return {
    ...field,
    options: [...field.options, ...former],
    mayAppend: field.mayAppend || versions.some(({ mayAppend }) => mayAppend),
  };
};
