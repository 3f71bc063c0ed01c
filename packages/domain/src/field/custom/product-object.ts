import { countRefusals } from '../validate-parts.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { asId, type ProductObjectId } from '../../core/ids.ts';
import type { BlueprintField } from '../field.ts';
import { fieldLimits } from '../field-limits.ts';

/** Returns the names of new product objects without blanks and duplicates. */
export const productObjectNames = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return names
    .map((name) => name.trim())
    .filter((name) => {
      const word = name.toLowerCase();
      if (word === '' || seen.has(word)) return false;
      seen.add(word);
      return true;
    });
};

/** Returns why the name of a product object is invalid. */
export const productObjectNameRefusals = ({
  name,
}: {
  readonly name?: string | undefined;
}): readonly Refusal[] => {
  const max = fieldLimits.optionLength;
  if (name === '') return [refuse('Required', {}, 'name')];
  return (name?.length ?? 0) > max ? [refuse('TooLong', { max }, 'name')] : [];
};

/** Returns why new names of product objects are invalid. */
export const productObjectRefusals = (names: readonly string[]): readonly Refusal[] => {
  const max = fieldLimits.optionLength;
  return [
    ...(names.length === 0 ? [refuse('Required', {}, 'names')] : []),
    ...countRefusals(names.length, fieldLimits.addedObjects, 'names'),
    ...(names.some((name) => name.length > max) ? [refuse('TooLong', { max }, 'names')] : []),
  ];
};

type Asking = Pick<BlueprintField, 'kind' | 'options' | 'columns'>;

/** Returns the product objects that a field, or a column of its table, allows. */
export const allowedObjects = (field: Asking): readonly ProductObjectId[] =>
  [field, ...field.columns]
    .filter(({ kind }) => kind === 'PRODUCT_OBJECT')
    .flatMap(({ options }) => options.map(({ id }) => asId<ProductObjectId>(id)));
