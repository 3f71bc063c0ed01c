import { conditionDecision, evaluateCondition } from '../values/evaluate-condition.ts';
import type { BlueprintId } from '../../core/ids.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import type { RunView } from '../../run-model/run-view.ts';
import type { BlueprintContent } from '../../blueprint/content.ts';

/** A variant whose condition is met, with the compared values. */
export interface FittingVariant {
  readonly blueprint: BlueprintId;
  readonly operands: DecisionRecord['operands'];
}

/**
 * Returns the variants whose conditions are met by the intake values, in order. Unknown counts as
 * false. The view is a new workflow of the base blueprint.
 */
export const fittingVariants = (
  { variants }: BlueprintContent,
  view: RunView,
): readonly FittingVariant[] =>
  variants.flatMap(({ blueprint, when }) => {
    const result = evaluateCondition(view, when);
    return result === 'TRUE'
      ? [{ blueprint, operands: conditionDecision(view, when, result).operands }]
      : [];
  });

/** Returns the first fitting variant that is published, or null for the base blueprint. */
export const selectVariant = (
  fitting: readonly FittingVariant[],
  isInForce: (blueprint: BlueprintId) => boolean,
): FittingVariant | null => fitting.find(({ blueprint }) => isInForce(blueprint)) ?? null;
