import type { FieldOption } from './field.ts';

/** A field with what could be chosen in any of its editions, behind what can be chosen now. */
export const withFormerOptions = <Field extends { readonly options: readonly FieldOption[] }>(
  field: Field,
  editions: readonly (readonly FieldOption[])[],
): Field => {
  const known = new Set(field.options.map(({ id }) => id));
  const former = editions.flat().filter(({ id }) => {
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
  return former.length === 0 ? field : { ...field, options: [...field.options, ...former] };
};
