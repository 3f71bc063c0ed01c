import type { ConditionPart, StageCondition } from '../../condition/condition.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { countRefusals } from '../../field/validate-parts.ts';

const mostParts = 50;
const mostValues = 500;

/** Returns why a condition is malformed. Whether it can be evaluated is left to the linter. */
export function conditionRefusals(
  condition: StageCondition | null,
  field: string,
): readonly Refusal[] {
  return condition === null ? [] : partRefusals(condition.parts, field, false);
}

function partRefusals(
  parts: readonly ConditionPart[],
  field: string,
  isWithin: boolean,
): readonly Refusal[] {
  const tooMany = countRefusals(parts.length, mostParts, `${field}.parts`);
  if (tooMany.length > 0) return tooMany;
  return parts.flatMap((part, at) => {
    const place = `${field}.parts.${at}`;
    if (part.kind === 'COMPARISON')
      return countRefusals(part.values.length, mostValues, `${place}.values`);
    return isWithin
      ? [refuse('NestedConditionGroupsNotSupported', {}, place)]
      : partRefusals(part.parts, place, true);
  });
}
