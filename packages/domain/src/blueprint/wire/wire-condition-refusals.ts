import { refuse, type Refusal } from '../../core/refusal.ts';
import type { WireCondition, WireConditionPart } from './wire-conditions.ts';
import type { WirePatch } from './wire.ts';

const isSaid = (value: unknown): boolean => value !== null && value !== undefined;

/** Returns what is missing in a comparison or given twice. */
function comparisonRefusals(part: WireConditionPart, place: string): readonly Refusal[] {
  const { instance, leftFieldInstanceValueID: left, task, fact, operator, operatorV2 } = part;
  const isOfField = isSaid(instance) || isSaid(left);
  const differs = (a: unknown, b: unknown): boolean => isSaid(a) && isSaid(b) && a !== b;
  return [
    ...(isOfField || isSaid(task) ? [] : [refuse('Required', {}, `${place}.instance`)]),
    ...(differs(instance, left)
      ? [refuse('RequestInvalid', { detail: 'instance' }, `${place}.leftFieldInstanceValueID`)]
      : []),
    ...(isOfField && isSaid(task)
      ? [refuse('RequestInvalid', { detail: 'task' }, `${place}.task`)]
      : []),
    ...(isSaid(task) && !isSaid(fact) ? [refuse('Required', {}, `${place}.fact`)] : []),
    ...(isSaid(operator) || isSaid(operatorV2)
      ? []
      : [refuse('Required', {}, `${place}.operator`)]),
    ...(differs(operator, operatorV2)
      ? [refuse('RequestInvalid', { detail: 'operator' }, `${place}.operatorV2`)]
      : []),
  ];
}

const partRefusals = (parts: readonly WireConditionPart[], field: string): readonly Refusal[] =>
  parts.flatMap((part, at) => {
    const place = `${field}.parts.${at}`;
    return part.parts ? partRefusals(part.parts, place) : comparisonRefusals(part, place);
  });

const conditionRefusals = (
  condition: WireCondition | null | undefined,
  field: string,
): readonly Refusal[] => (condition ? partRefusals(condition.parts, field) : []);

/**
 * Refuses comparisons without operand or operator: nothing is assumed. Runs before a patch is read;
 * places are those of its document.
 */
export const wireConditionRefusals = ({ putStages, variants }: WirePatch): readonly Refusal[] => [
  ...putStages.flatMap(({ key, condition }) =>
    conditionRefusals(condition, `stages.${key}.condition`),
  ),
  ...(variants ?? []).flatMap(({ when }, at) => conditionRefusals(when, `variants.${at}.when`)),
];
