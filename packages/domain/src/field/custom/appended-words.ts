import type { FieldShape, FieldValue } from '../field.ts';
import { fieldLimits } from '../field-limits.ts';
import { findNamed } from '../../core/names/find-named.ts';
import { foldedName } from '../../core/names/folded-name.ts';
import { itemsOf } from '../kinds/choice/value-list.ts';

/**
 * Returns texts that people entered in a select field with custom values and that aren't options
 * yet, most frequent first. The field's owner can add them as options.
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
