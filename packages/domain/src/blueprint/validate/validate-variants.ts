import { refuse, type Refusal } from '../../core/refusal.ts';
import type { BlueprintVariant } from '../content.ts';
import { conditionRefusals } from './validate-conditions.ts';
import { countRefusals, keyRefusals } from '../../field/validate-parts.ts';

const mostVariants = 50;

/** Each variant must be another blueprint, used once, with a well-formed condition. */
export function variantRefusals(variants: readonly BlueprintVariant[]): readonly Refusal[] {
  const tooMany = countRefusals(variants.length, mostVariants, 'variants');
  if (tooMany.length > 0) return tooMany;
  return variants.flatMap(({ blueprint, when }, at) => {
    const field = `variants.${at}`;
    const isTwice = variants.findIndex((one) => one.blueprint === blueprint) < at;
    return [
      ...keyRefusals(blueprint, field),
      ...(isTwice ? [refuse('InvalidKey', {}, `${field}.blueprint`)] : []),
      ...conditionRefusals(when, `${field}.when`),
    ];
  });
}
