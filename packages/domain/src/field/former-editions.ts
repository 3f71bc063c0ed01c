import type { FieldShape } from './field.ts';

type Offering = Pick<FieldShape, 'options' | 'mayAppend'>;

/**
 * A field as any of its editions was answered: what could be chosen in them stands behind what can be
 * chosen now, and words of one's own are answers where one of them took such.
 */
export const withFormerEditions = <Field extends Offering>(
  field: Field,
  editions: readonly Offering[],
): Field => {
  const known = new Set(field.options.map(({ id }) => id));
  const former = editions
    .flatMap(({ options }) => options)
    .filter(({ id }) => {
      const isNew = !known.has(id);
      known.add(id);
      return isNew;
    });
  return {
    ...field,
    options: [...field.options, ...former],
    mayAppend: field.mayAppend || editions.some(({ mayAppend }) => mayAppend),
  };
};
