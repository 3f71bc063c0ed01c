import { conditionDecision, judgeCondition } from '../condition/judge-condition.ts';
import type { BlueprintId } from '../core/ids.ts';
import type { DecisionRecord } from '../run/event.ts';
import type { RunView } from '../run/run-view.ts';
import type { BlueprintContent } from './content.ts';

/** A variant whose condition holds, with what it compared. */
export interface FittingVariant {
  readonly blueprint: BlueprintId;
  readonly operands: DecisionRecord['operands'];
}

/**
 * W1: the variants whose conditions hold with what was answered at the start, in order. What
 * cannot be told counts as false. The view is of a run of the standard that has just begun.
 */
export const fittingVariants = (
  { variants }: BlueprintContent,
  view: RunView,
): readonly FittingVariant[] =>
  variants.flatMap(({ blueprint, when }) => {
    const result = judgeCondition(view, when);
    return result === 'TRUE'
      ? [{ blueprint, operands: conditionDecision(view, when, result).operands }]
      : [];
  });

/** The first of them that is in force; null: the standard is followed. */
export const chooseVariant = (
  fitting: readonly FittingVariant[],
  isInForce: (blueprint: BlueprintId) => boolean,
): FittingVariant | null => fitting.find(({ blueprint }) => isInForce(blueprint)) ?? null;
