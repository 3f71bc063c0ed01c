import type { FieldShape, FieldValue } from './field.ts';
import { fieldLimits } from './field-limits.ts';
import { findNamed } from '../core/find-named.ts';
import { foldedName } from '../core/folded-name.ts';
import { itemsOf } from './kinds/value-list.ts';

/**
 * Words with which people have answered a choice that may be appended to and that it does not offer
 * yet, the most frequent first: for whoever keeps the field, to be taken over or left.
 */
export const appendedWords = (
  { kind, options }: Pick<FieldShape, 'kind' | 'options'>,
  answers: readonly FieldValue[],
): readonly string[] => {
  if (kind !== 'SELECT' && kind !== 'MULTI_SELECT') return [];
  const ids = new Set(options.map(({ id }) => id));
  const counts = new Map<string, { readonly word: string; count: number }>();
  for (const word of answers.flatMap(itemsOf)) {
    if (ids.has(word) || findNamed(options, word) !== undefined) continue;
    const folded = foldedName(word);
    const known = counts.get(folded);
    if (known === undefined) counts.set(folded, { word, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, fieldLimits.options)
    .map(({ word }) => word);
};
